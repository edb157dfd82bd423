import type { Resource } from '@rinda/contract/json-api'
import type { CompanyScope } from '../access/scope.ts'
import type { Database } from '../database/database.ts'
import type { JsonObject } from '../database/schema.ts'
import type { RequestKey } from './reply-store.ts'
/** One change as it is remembered (audit) and told (event). */
export type Change = {
  action: string
  objectKind: string
  objectId: string
  before: JsonObject | null
  after: JsonObject | null
  event: {
    type: string
    locationId: number
    resource: Resource
  }
  /** The platform did this by itself on the way: whoever's request it met hears of it like everyone else. */
  isBySystem?: boolean
}
export type Actor = {
  kind: 'portal' | 'internal' | 'visitor' | 'system'
  name: string
  ip: string
  session: string
}
/** What went out to the company's stream, with its place in it. */
export type StreamEvent = {
  companyId: number
  seq: number
  type: string
  locationId: number
  session: string
  resource: Resource
}
/** A change, with whose act it was and when. */
export type Recorded = {
  change: Change
  actor: Actor
  at: Date
}
/** The first answer to a request, to be kept with what it did. */
export type KeptReply = {
  request: RequestKey
  answer: JsonObject
  at: Date
}
/**
 * Writes the audit rows, the outgoing events and the answers of changes in one statement, to be called last in their transaction: the row of
 * the company's stream stays locked from here to the commit, which is what makes the numbers follow the order of the commits without gaps.
 * Undefined when one of the requests was answered before; the transaction must then be rolled back.
 */
export declare function recordChanges(
  db: Database,
  scope: CompanyScope,
  recorded: readonly Recorded[],
  replies: readonly KeptReply[],
): Promise<StreamEvent[] | undefined>
/** The events of a company's stream after a place in it, oldest first. */
export declare function listEvents(
  db: Database,
  companyId: number,
  since: number,
  most: number,
): Promise<StreamEvent[]>
/** The last number of each company's stream. */
export declare function listStreamEnds(db: Database): Promise<
  {
    company_id: number
    seq: number
  }[]
>
/** The last number of one company's stream; 0 before its first event. */
export declare function streamEnd(db: Database, companyId: number): Promise<number>
/** Forgets events that were told before a time. Their numbers are never given again. */
export declare function removeEventsBefore(db: Database, before: Date): Promise<void>
