import type { Watched } from '../../session/watched-messages.ts'

/** A message, or one half of a call, as the console shows it. */
export type Entry = {
  readonly id: number
  /** Epoch milliseconds. */
  readonly at: number
  readonly direction: 'sent' | 'received'
  readonly name: string
  /** JSON of what is in it, without what proves something. */
  readonly text: string
  readonly isFault: boolean
  /** Time from the question to this answer in ms; null of what answers nothing. */
  readonly ms: number | null
}
export type NewEntry = Omit<Entry, 'id' | 'at'>

/** Names of values that open something: they are not shown, and in no file. */
const secret = /^(token|tokens|secret|password|push_?tokens|verification_?code|cookie)$/i

/** Writes data as JSON in which nothing opens anything. */
export function safeJson(data: unknown, space?: number): string {
  const hidden = (name: string, value: unknown) => (secret.test(name) && value ? '…' : value)
  return JSON.stringify(data, hidden, space) ?? ''
}

/** Makes entries of what was seen. `askedAt` remembers when each question was sent, by its trace. */
export function entriesOf(watched: Watched, askedAt: Map<string, number>, now: number): NewEntry[] {
  if (watched.length === 1) {
    const [{ call, result, ms }] = watched
    const name = `${call.method ?? 'GET'} ${call.path}`
    const answer = result.ok ? result.value : result.failure
    return [
      { direction: 'sent', name, text: safeJson(call.body), isFault: false, ms: null },
      { direction: 'received', name, text: safeJson(answer), isFault: !result.ok, ms: Math.round(ms) },
    ]
  }
  const [direction, { type, trace, ...rest }] = watched
  const text = safeJson('data' in rest ? rest.data : rest)
  if (direction === 'sent') {
    if (trace !== undefined) askedAt.set(trace, now)
    return [{ direction, name: type, text, isFault: false, ms: null }]
  }
  const asked = trace === undefined ? undefined : askedAt.get(trace)
  if (trace !== undefined) askedAt.delete(trace)
  const isFault = /_FAILED$|^(failed|unavailable)$/i.test(type)
  return [{ direction, name: type, text, isFault, ms: asked === undefined ? null : Math.round(now - asked) }]
}
