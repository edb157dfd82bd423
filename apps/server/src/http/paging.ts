import type { FastifyRequest } from 'fastify'
import { z } from 'zod'

/** Rows of one page when nothing is said, and at most. */
export const usualRows = 1000
const mostRows = 10_000

/** The parameters of a list that comes page by page, in the order of the rows' ids. */
export const pageParameters = {
  'page[size]': z
    .string('field_wrong')
    .regex(/^\d{1,6}$/, 'field_wrong')
    .transform(Number)
    .pipe(z.number().min(1, 'range_too_long').max(mostRows, 'range_too_long'))
    .optional(),
  'page[after]': z
    .string('field_wrong')
    .regex(/^\d{1,15}$/, 'field_wrong')
    .transform(Number)
    .optional(),
}

/** No row is further from 1970 than four thousand years, which PostgreSQL's calendar holds too. */
const furthestMs = 4_000 * 366 * 86_400_000

/** Tells whether a page of a list in order of time can begin after this instant, in milliseconds since 1970. */
export function isPageInstant(ms: number): boolean {
  return Math.abs(ms) <= furthestMs
}

/** One page of rows of which one more than it holds was read, and the link to the next. */
export function pageOf<Row>(
  request: FastifyRequest,
  rows: readonly Row[],
  size: number,
  idOf: (row: Row) => number,
): { page: readonly Row[]; links: { next: string | null } } {
  const page = rows.slice(0, size)
  const last = page.at(-1)
  if (rows.length <= size || last === undefined) return { page, links: { next: null } }
  return { page, links: { next: linkAfter(request, String(idOf(last))) } }
}

/** The same call for the rows after one. */
export function linkAfter(request: FastifyRequest, after: string): string {
  const url = new URL(request.url, 'http://localhost')
  url.searchParams.set('page[after]', after)
  return `${url.pathname}${url.search}`
}
