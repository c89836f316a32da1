/** A server that answers each path as a test says. */
import { vi } from 'vitest'

interface Asked {
  path: string
  body: unknown
}

/** Answers from now on; gives the list of what was asked, its paths without the language. */
export function serve(answers: Record<string, () => unknown>): Asked[] {
  const asked: Asked[] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const path = url.replace(/[?&]language=\w+$/, '')
    asked.push({ path, body: init.body ? JSON.parse(String(init.body)) : undefined })
    const answer = answers[path]!()
    return answer instanceof Response ? answer : Response.json(answer)
  })
  return asked
}

export const refuse = (key: string, status = 409) => Response.json({ key, text: `because ${key}` }, { status })
