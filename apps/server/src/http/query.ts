import { done, type Result, refuse } from '@rinda/contract/wire/refusals'
import type { FastifyRequest } from 'fastify'
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

/** The related names of an `include` parameter; names that are not offered are refused. */
export function parseInclude<Name extends string>(
  include: unknown,
  offered: readonly Name[],
): Result<ReadonlySet<Name>> {
  if (include === undefined || include === '') return done(new Set())
  if (typeof include !== 'string') return refuse('field_wrong', '?include')
  const names = include.split(',').map((name) => name.trim())
  const known = offered.filter((name) => names.includes(name))
  return known.length === new Set(names).size ? done(new Set(known)) : refuse('field_wrong', '?include')
}

/** The same, of a request. */
export function includeIn<Name extends string>(
  { query }: FastifyRequest,
  offered: readonly Name[],
): Result<ReadonlySet<Name>> {
  return parseInclude((query as { include?: unknown }).include, offered)
}
