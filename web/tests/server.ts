/** A server that answers each path as a test says. */
import { vi } from 'vitest'

export type Answers = Record<string, (body: unknown) => unknown>

/** Answers from now on; what is asked for is noted, paths without the language. An Error is an answer that never comes. */
export function serve(answers: Answers): { path: string; body: unknown }[] {
  const asked: { path: string; body: unknown }[] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const path = url.replace(/[?&]language=\w+$/, '')
    const body = init.body ? JSON.parse(String(init.body)) : undefined
    asked.push({ path, body })
    const answer = answers[path]!(body)
    if (answer instanceof Response) return answer
    return Response.json(answer)
  })
  return asked
}

export const refuse = (key: string) => Response.json({ key, text: `because ${key}` }, { status: 400 })
