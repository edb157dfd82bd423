import type { Logger } from 'kysely'

/** Receiver of a query's text, without its values, once it is answered. */
export type OnQuery = (sql: string, tookMs: number, isFailed: boolean) => void

/** Gives what the library tells of its queries; nothing, where nobody listens: it is then not measured either. */
export function toldBy(onQuery: OnQuery | undefined): { log?: Logger } {
  if (!onQuery) return {}
  return {
    log: ({ level, query, queryDurationMillis }) =>
      onQuery(query.sql, queryDurationMillis, level === 'error'),
  }
}
