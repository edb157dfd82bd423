import type { HttpFailure, HttpResult } from '@rinda/client/http/create-http'
import { isChangedMeanwhile, type WriteOptions } from '@rinda/client/http/writes'
import { makeId } from '@rinda/live/make-id'

type Entity = { readonly timestamp: number }

/** Outcome of a change. `changed`: somebody else was quicker, and `fresh` is their version. */
export type Outcome<Value> =
  | { readonly kind: 'saved'; readonly value: Value }
  | { readonly kind: 'changed'; readonly fresh: Value; readonly failure: HttpFailure }
  | { readonly kind: 'failed'; readonly failure: HttpFailure }

/** Calls that change and read a thing. An answer without a value counts as none. */
export type Wire<Value> = {
  readonly send: (draft: object, options: WriteOptions) => Promise<HttpResult<Value | undefined>>
  readonly read: () => Promise<HttpResult<Value | undefined>>
}

const mostReads = 3
const nothingCame: HttpFailure = { kind: 'unreachable' }

/** Sends a change, made from the version given if one is, under a key of its own: it is done once, however often it is sent. */
export async function saveChange<Value extends Entity>(
  wire: Wire<Value>,
  draft: object,
  base?: Entity,
): Promise<Outcome<Value>> {
  const options: WriteOptions = {
    idempotencyKey: makeId(),
    ...(base ? { ifMatch: base.timestamp } : {}),
  }
  const result = await wire.send(draft, options)
  if (result.ok)
    return result.value ? { kind: 'saved', value: result.value } : { kind: 'failed', failure: nothingCame }
  const { failure } = result
  if (!isChangedMeanwhile(failure)) return { kind: 'failed', failure }
  const read = await wire.read()
  if (!read.ok) return { kind: 'failed', failure: read.failure }
  return read.value ? { kind: 'changed', fresh: read.value, failure } : { kind: 'failed', failure }
}

/**
 * Makes a change from what is there at this moment, and makes it anew from what somebody else left where they were quicker; after three
 * times it stays undone. For one entry of a list that is saved whole; an empty change says that there is nothing to save any more.
 */
export async function saveFresh<Value extends Entity>(
  wire: Wire<Value>,
  current: Value | undefined,
  change: (current: Value) => object,
): Promise<Outcome<Value>> {
  let base = current
  if (!base) {
    const read = await wire.read()
    if (!read.ok) return { kind: 'failed', failure: read.failure }
    base = read.value
  }
  if (!base) return { kind: 'failed', failure: nothingCame }
  let outcome = await saveFrom(wire, base, change)
  for (let again = 0; again < mostReads && outcome.kind === 'changed'; again += 1) {
    outcome = await saveFrom(wire, outcome.fresh, change)
  }
  return outcome
}

/** A change that comes to nothing is not sent. */
async function saveFrom<Value extends Entity>(
  wire: Wire<Value>,
  base: Value,
  change: (current: Value) => object,
): Promise<Outcome<Value>> {
  const draft = change(base)
  return Object.keys(draft).length === 0 ? { kind: 'saved', value: base } : saveChange(wire, draft, base)
}

const lines = new Map<string, Promise<unknown>>()

/** One after the other for the same thing, in the order of the clicks; two that travel side by side may arrive the other way round. */
export function inLine<Value>(thing: string, run: () => Promise<Value>): Promise<Value> {
  const turn = (lines.get(thing) ?? Promise.resolve()).then(run, run)
  const settled = turn.catch(() => {})
  lines.set(thing, settled)
  void settled.then(() => lines.get(thing) === settled && lines.delete(thing))
  return turn
}
