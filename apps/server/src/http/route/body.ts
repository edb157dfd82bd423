import { done, type Refused, type Result } from '@rinda/contract/wire/refusals'
import type { z } from 'zod'
import type { Caller } from '../../access/caller.ts'
import { parse } from '../../edge/parse.ts'
import { type SentFields, sentFields } from '../../edge/sent-fields.ts'
import { inPayload } from './place-faults.ts'

/** Reader of the body of a call. */
export type BodyReader<Value> = BodyOptions & {
  /** Schema of the body in the OpenAPI document; null: it is a file. */
  described: z.ZodType | null
  read: (payload: unknown, caller: Caller) => Result<Value>
}

type BodyOptions = {
  /** Schema for the OpenAPI document, where that says less than the one that is parsed by. */
  describedAs?: z.ZodType
  /** Under which name the payload has its attributes, where a document of JSON:API is understood too. */
  name?: string
  /** Tells whether a call without a body is one with an empty body. */
  isOptional?: boolean
  /**
   * Tells whether the verb names a field at fault in camelCase and without the payload's name, as the
   * messages of the socket have it.
   */
  isNamedByMessages?: boolean
  /** Greatest length of the body in bytes, where that is more than usual. */
  mostBytes?: number
  /** Tells whether the body is received only from callers who may make the call. */
  isForAdmitted?: boolean
}

/** Finds in a body that is refused already what its verb would refuse next, named as the verb does, so that it is told with the rest. */
type MoreFaults = (payload: unknown, caller: Caller) => Result<unknown>

/** Declares a body that is refused with all its faults before the verb is asked. */
export function body<Schema extends z.ZodType>(
  schema: Schema,
  { moreFaults, ...options }: BodyOptions & { moreFaults?: MoreFaults } = {},
): BodyReader<z.output<Schema>> {
  return {
    ...options,
    described: options.describedAs ?? schema,
    read(payload, caller) {
      const parsed = parse(schema, payload)
      const more = parsed.ok ? undefined : moreFaults?.(payload, caller)
      if (parsed.ok || !more || more.ok) return parsed
      return withMore(parsed, options.name === undefined ? more : inPayload(options.name, more))
    },
  }
}

/** A field has one fault: what was found of it first. */
function withMore({ refusals }: Refused, more: Refused): Refused {
  const faulty = new Set(refusals.map(({ field }) => field))
  return { ok: false, refusals: [...refusals, ...more.refusals.filter(({ field }) => !faulty.has(field))] }
}

/** Declares a body whose faults the verb tells in its turn: whoever may not do a thing hears only that. */
export function lateBody<Schema extends z.ZodType>(
  schema: Schema,
  options: BodyOptions = {},
): BodyReader<Result<z.output<Schema>>> {
  return {
    ...options,
    described: options.describedAs ?? schema,
    read: (payload) => done(parse(schema, payload)),
  }
}

/** Declares a body that is parsed once the call is made, by a schema that is loaded with what does the work. */
export function unreadBody(described: z.ZodType, options: BodyOptions = {}): BodyReader<unknown> {
  return { ...options, described, read: (payload) => done(payload) }
}

/** Declares a body that has the fields of an object under its name, to be held against what stands there. */
export function fieldsBody<
  Name extends string,
  Schema extends z.ZodType<{ [Key in Name]: unknown }, { [Key in Name]: unknown }>,
>(schema: Schema, name: Name): BodyReader<SentFields<z.output<Schema>[Name]>> {
  return { name, described: schema, read: (payload) => done(sentFields(schema, name, payload)) }
}

/** Declares a body that is a file of any type; null where none was sent. */
export function fileBody(mostBytes: number): BodyReader<Buffer | null> {
  return { described: null, mostBytes, read: (payload) => done(Buffer.isBuffer(payload) ? payload : null) }
}
