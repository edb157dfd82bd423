import type { World } from '../towns/world.ts'
import type { SignedInPerson } from './test-portal.ts'

export const internalKey = { API_KEY: 'the key', API_SECRET: 'the secret' }
export const internalHeaders = { 'x-api-key': 'the key', 'x-api-secret': 'the secret' }

export type Answer = { status: number; headers: Headers; text: string; body: Document }
export type ErrorObject = {
  status: string
  code: string
  title: string
  detail: string
  source?: { pointer?: string; parameter?: string }
  meta?: { info: Record<string, string> }
}
type Shown = { id: string; type: string; attributes: Record<string, unknown>; relationships: unknown }
export type Document = {
  data: Shown & Shown[]
  included: Shown[]
  links: { next: string | null }
  errors: ErrorObject[]
}

export type Call = { as?: SignedInPerson | 'internal'; body?: unknown; headers?: Record<string, string> }

/** Calls the server over the wire. A body that is no text is sent as JSON. */
export async function call(
  world: World,
  line: string,
  { as, body, headers = {} }: Call = {},
): Promise<Answer> {
  const [method = 'GET', path = '/'] = line.split(' ')
  const identity = as === 'internal' ? internalHeaders : as ? { cookie: as.cookie } : {}
  const content = body === undefined ? {} : { 'content-type': 'application/vnd.api+json' }
  const response = await fetch(new URL(path, world.url), {
    method,
    headers: new Headers({ ...identity, ...content, ...headers } as Record<string, string>),
    redirect: 'manual',
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  const text = await response.text()
  return { status: response.status, headers: response.headers, text, body: parsed(text) }
}

function parsed(text: string): Document {
  try {
    return JSON.parse(text) as Document
  } catch {
    return {} as Document
  }
}

/** The codes of an answer's errors. */
export function codesOf(answer: Answer): string[] {
  return answer.body.errors?.map((error) => error.code) ?? []
}

/** A booking as a POST sends it: service 1 of location 1. */
export function bookingBody(time: string, more: Record<string, unknown> = {}) {
  return {
    booking: { location_id: 1, service_id: 1, specialist_id: 1, date: '2026-12-09', time, ...more },
  }
}

export const customer = {
  first_name: 'Laima',
  last_name: 'Krūmiņa',
  phone_number: '20000001',
  phone_country_code: '371',
}
