import type { CompanyScope } from '../access/scope.ts'
import type { StreamEvent } from '../changes/record-store.ts'
import type { Database } from '../database/database.ts'

/**
 * Takes the next events of a company, in their order. What it writes in this transaction is written once; whatever else it does may be
 * done again after a failure. Gives true where it wrote something that is waited for.
 */
export type Take = (tx: Database, scope: CompanyScope, events: readonly StreamEvent[]) => Promise<boolean>

/** Subscriber that misses no event, however often the process is stopped: its place in each company's stream stands in the database. */
export type Follower = {
  /** Its name in the database: the same follower in all processes, whichever of them takes an event. */
  name: string
  /** Time in ms that it rests once it has taken something: what comes meanwhile is taken together. */
  restMs: number
  /** Tells whether there may be something to do for an event, which it is given in any case; undefined: for all of them. What is of no concern is taken later, with others. */
  concerns?(event: StreamEvent): boolean
  /**
   * Gives what takes events, with the programs that it needs: before the transaction begins, in which nothing else is to be waited for. The embedded
   * database has one connection.
   */
  load(): Promise<Take>
  /** Hears when what it wrote stands in the database. */
  onWritten?(): void
}
