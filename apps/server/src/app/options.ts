import type { BookingIds } from '../bookings/context.ts'
import type { Config } from '../config.ts'
import type { OpenDatabase } from '../database/database.ts'
import type { Tracing } from '../edge/tracing.ts'
import type { SlowRequests } from '../http/create-fastify.ts'
import type { Signal } from '../stream/signal.ts'

/** Settings and sources that the server is built with; most of them are there for tests. */
export type AppOptions = {
  config: Config
  database: OpenDatabase
  clock: () => Date
  /** Receiver of the log, a line at a time; undefined: standard output. */
  logTo?: { write(line: string): void }
  slowRequests?: SlowRequests
  /** Source of the names of bookings; undefined: random ones. */
  ids?: BookingIds
  /** Signal that joins this process with others; undefined: there are none, or they only read on in the database. */
  signal?: Signal
  /** Tells whether this process is about to stop: then it is not ready for more. */
  isLeaving?: () => boolean
  /** Time between two looks at the streams for what no signal brought. */
  lookEveryMs?: number
  /** Time for which a change waits at most to be told together with the states of its days. */
  mostHeldMs?: number
  /** Names of all work, and whoever records it; undefined: names alone. */
  tracing?: Tracing
  /** False: nobody looks on at what is done, to measure what that costs. */
  isObserved?: boolean
  /**
   * Time between two questions to a system that keeps a line or bookings, in which it is to answer, for which a visitor waits for a ticket, and after which
   * nobody waits for a booking any more.
   */
  askSystems?: { everyMs: number; answerWithinMs: number; answerSoonMs: number; settleAfterMs?: number }
}
