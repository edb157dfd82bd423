import { type Result, refuse } from '@rinda/contract/wire/refusals'
import type { z } from 'zod'
import { parse } from '../edge/parse.ts'

/** Parses a query string; a fault names its parameter. */
export function parseQuery<Schema extends z.ZodType>(
  schema: Schema,
  query: unknown,
): Result<z.output<Schema>> {
  const parsed = parse(schema, query)
  if (parsed.ok) return parsed
  const [first, ...rest] = parsed.refusals.map((refusal) =>
    refusal.field === undefined ? refusal : { ...refusal, field: `?${refusal.field.split('/')[0]}` },
  )
  return first ? { ok: false, refusals: [first, ...rest] } : refuse('invalid')
}
