/** The questions asked over HTTP. */
import type { Complaint } from '../protocol'
import { address } from './route.svelte'
import { settings } from './settings.svelte'
import { say } from './words.svelte'

const TOO_OFTEN = 429

/** Why not, in a sentence for people; what is `passing` may be gone at the next try. */
export class Refusal extends Error {
  constructor(
    readonly key: string,
    text: string,
    readonly passing = false,
  ) {
    super(text)
  }
}

async function ask(path: string, init: RequestInit): Promise<Response> {
  const mark = path.includes('?') ? '&' : '?'
  let response
  try {
    response = await fetch(`${address(path)}${mark}language=${settings.language}`, init)
  } catch {
    throw new Refusal('no-connection', say('no-connection'), true)
  }
  if (response.ok) return response
  const complaint: Complaint | undefined = await response.json().catch(() => undefined)
  if (!complaint) throw new Refusal('our-fault', say('no-connection'), true) // of something in between
  throw new Refusal(complaint.key, complaint.text, response.status >= 500 || response.status === TOO_OFTEN)
}

function bearer(token?: string): HeadersInit {
  return token ? { authorization: `Bearer ${token}` } : {}
}

export async function get<T>(path: string, token?: string): Promise<T> {
  return (await ask(path, { headers: bearer(token) })).json()
}

export async function text(path: string, token?: string): Promise<string> {
  return (await ask(path, { headers: bearer(token) })).text()
}

export async function post<T>(path: string, data: unknown): Promise<T> {
  return (await ask(path, told(data))).json()
}

/** Send something that is no JSON, and hear what it comes to. */
export async function send<T>(path: string, data: BodyInit, type: string): Promise<T> {
  return (await ask(path, { method: 'POST', headers: { 'content-type': type }, body: data })).json()
}

/** A picture of a link, as SVG. */
export async function qr(link: string): Promise<string> {
  return (await ask('/api/qr', told({ link }))).text()
}

function told(data: unknown): RequestInit {
  return { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(data) }
}
