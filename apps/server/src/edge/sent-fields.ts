import { isDeepStrictEqual } from 'node:util'
import type { Result } from '@rinda/contract/wire/refusals'
import type { z } from 'zod'
import { parse } from './parse.ts'

type Shown = Readonly<Record<string, unknown>>

/** Fields of an object as somebody sent them, under the object's name: `{location: {phone: '1'}}`. */
export class SentFields<Fields> {
  /** Fields as their schema reads them, or every fault in them. */
  readonly read: Result<Fields>
  private readonly parseFields: (payload: unknown) => Result<Fields>
  private readonly name: string
  private readonly payload: unknown

  constructor(name: string, payload: unknown, parseFields: (payload: unknown) => Result<Fields>) {
    this.name = name
    this.payload = payload
    this.parseFields = parseFields
    this.read = parseFields(payload)
  }

  /** Each field as it was sent, right or not. */
  get asSent(): { readonly [Name in keyof Fields]?: unknown } {
    const sent = isObject(this.payload) ? this.payload[this.name] : undefined
    return isObject(sent) ? (sent as { [Name in keyof Fields]?: unknown }) : {}
  }

  /**
   * Leaves out what only repeats what a GET gives now: whoever sends back what they were given changes nothing, not even where a
   * rule is stricter today than when it was written. `config` is compared name by name.
   */
  without(shown: Shown): SentFields<Fields> {
    const { name, payload, parseFields } = this
    if (!isObject(payload) || !isObject(payload[name])) return this
    const { config, ...sent } = payload[name]
    const changed: Record<string, unknown> = changedOf(sent, shown)
    if (config !== undefined) {
      const own = isObject(config) && isObject(shown.config) ? changedOf(config, shown.config) : config
      if (!isObject(own) || Object.keys(own).length > 0) changed.config = own
    }
    return new SentFields(name, { [name]: changed }, parseFields)
  }
}

/** Reads the fields that a payload has under a name. */
export function sentFields<Name extends string, Schema extends z.ZodType<{ [Key in Name]: unknown }>>(
  schema: Schema,
  name: Name,
  payload: unknown,
): SentFields<z.output<Schema>[Name]> {
  return new SentFields(name, payload, (sent) => {
    const parsed = parse(schema, sent)
    return parsed.ok ? { ok: true, value: parsed.value[name] } : parsed
  })
}

function changedOf(sent: Shown, shown: Shown): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(sent).filter(([name, value]) => !isDeepStrictEqual(value, shown[name])),
  )
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
