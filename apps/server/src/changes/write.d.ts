import type { Resource } from '@rinda/contract/json-api'
import type { Result } from '@rinda/contract/refusals'
import { type Caller } from '../access/caller.ts'
import type { CompanyScope } from '../access/scope.ts'
import type { Database } from '../database/database.ts'
import type { Change, StreamEvent } from './record-store.ts'
import type { RequestKey } from './reply-store.ts'
/** What a verb answers when it did something: the type of message, the object as it is now, and what else changed with it. */
export type Answer = {
  type: string
  resource: Resource
  included?: Resource[]
}
/** What a verb made of its transaction: every change, to be recorded, and the answer. */
export type Written = {
  changes: readonly Change[]
  answer: Answer | null
}
export type WriteRequest = {
  caller: Caller
  scope: CompanyScope
  request: RequestKey | null
  now: Date
}
export type Work = (tx: Database) => Promise<Result<Written>>
export type Announce = (events: readonly StreamEvent[]) => void
/**
 * Runs a verb in a transaction that also writes the audit, the events and the answer. A refusal leaves nothing behind. A request that came
 * before, under the same key from the same caller, gets the first answer and does nothing.
 */
export type Write = (request: WriteRequest, work: Work) => Promise<Result<Answer>>
export type Writer = {
  write: Write
  writeBySystem: (request: WriteRequest, work: Work) => Promise<void>
}
/**
 * Verbs of one company that are asked for at the same moment share a transaction: each in its own savepoint, all with one commit. Waiting
 * for the disk is what a write costs, and a stream without gaps lets only one commit of a company through at a time.
 */
export declare function createWriter(db: Database, announce: Announce): Writer
