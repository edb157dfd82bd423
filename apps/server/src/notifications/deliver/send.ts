import type { Facts } from './facts.ts'

/** Outcome of giving a message to those who carry it; `refused` for good, `failed` for now. One that is `pointless` by now was not given to them. */
export type Delivery =
  | { kind: 'sent' }
  | { kind: 'refused'; fault: string }
  | { kind: 'failed'; fault: string }
  | { kind: 'pointless'; fault: string }

/** Gives a message to those who carry it, and waits for their word. */
export type Send = (facts: Facts, now: Date) => Promise<Delivery>

/** Text of an error, short enough to be kept. */
export function faultOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error)
  return text.slice(0, 500)
}
