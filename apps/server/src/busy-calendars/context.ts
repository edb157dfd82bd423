import type { Writer } from '../changes/write.ts'
import type { Database } from '../database/database.ts'

/** Everything that the reading of private calendars works with. */
export type BusyCalendarsContext = {
  db: Database
  writeBySystem: Writer['writeBySystem']
  clock: () => Date
  onFault: (error: unknown) => void
  mayBePrivate: boolean
  userAgent: string
  /** Factor by which a pause is longer or shorter, so that calendars are not all read at once. */
  spread: () => number
}
