import type { CounterName } from '@rinda/contract/queue/ticket'
import type { VisitBoardAttributes } from '@rinda/contract/queue/visit-board'
import type { Document, ResourceObject } from '@rinda/contract/wire/json-api'
import type { Http, HttpResult } from '../http/create-http.ts'

/** Visitor who is at a counter, or on the way there. */
export type CalledTicket = {
  readonly id: string
  readonly label: string
  readonly counter: CounterName | null
  /** Moment in ms since 1970, by the server's clock. */
  readonly calledAt: number
}

/** State of a line as a call display shows it. */
export type VisitBoard = {
  /** The newest call first. */
  readonly called: readonly CalledTicket[]
  /** The first of those who wait, in their order. */
  readonly next: readonly { readonly id: string; readonly label: string }[]
  /** Number of all who wait. */
  readonly waiting: number
}

type Resource = ResourceObject<string, VisitBoardAttributes>

/** Reads who is called at a location, and who is next. */
export async function getVisitBoard(http: Http, locationId: number): Promise<HttpResult<VisitBoard>> {
  const result = await http<Document<Resource>>({ path: `/api/visit/locations/${locationId}/board` })
  if (!result.ok) return result
  if (!result.value) return { ok: false, failure: { kind: 'unreachable' } }
  const { called, next, waiting } = result.value.data.attributes
  return {
    ok: true,
    value: {
      ...{ next, waiting },
      called: called.map(({ called_at, ...one }) => ({ ...one, calledAt: Date.parse(called_at) })),
    },
  }
}
