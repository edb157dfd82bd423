import type { Result } from '@rinda/contract/refusals'
import type { CompanyScope } from '../access/scope.ts'
import type { Database } from '../database/database.ts'
import { type Actor, type StreamEvent } from './record-store.ts'
import { type RequestKey } from './reply-store.ts'
import type { Answer, Work } from './write.ts'
/** A verb that waits for its transaction. */
export type Job = {
  scope: CompanyScope
  actor: Actor
  request: RequestKey | null
  now: Date
  work: Work
  resolve: (result: Result<Answer | null>) => void
  reject: (error: unknown) => void
}
/**
 * Runs verbs of one company in one transaction and tells each its own outcome once all of it is durable. When the transaction as a whole
 * fails, or a request turns out to have been answered on another node meanwhile, each verb is run again by itself.
 */
export declare function runTrain(
  db: Database,
  jobs: readonly Job[],
  announce: (events: readonly StreamEvent[]) => void,
): Promise<void>
