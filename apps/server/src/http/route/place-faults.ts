import { type Refusal, type Refused, type Result, refuse } from '@rinda/contract/wire/refusals'
import type { z } from 'zod'
import { parse } from '../../edge/parse.ts'

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

/**
 * Verbs name a field at fault in camelCase, as the socket's messages have it; a payload has it in snake_case under a key. Fields of the
 * query, and those that already name their place, are left as they are.
 */
export function inPayload(key: string, { refusals }: Refused): Refused {
  const [first, ...rest] = refusals
  return { ok: false, refusals: [placed(key, first), ...rest.map((refusal) => placed(key, refusal))] }
}

function placed(key: string, refusal: Refusal): Refusal {
  const { field } = refusal
  if (field === undefined || field.startsWith('?') || field === key || field.startsWith(`${key}/`))
    return refusal
  const name = field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  return { ...refusal, field: `${key}/${name}` }
}
