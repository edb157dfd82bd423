import type { Settings } from '../availability/settings.ts'
import type { Write } from '../changes/write.ts'
import type { Database } from '../database/database.ts'
/** What every verb of bookings works with. */
export type BookingContext = {
  db: Database
  settings: Settings
  write: Write
  /** To be told of every time at which a hold will end. */
  watchDueTime: (at: Date) => void
  lockMinutes: number
  ids: BookingIds
}
export type BookingIds = {
  qtid: () => string
  token: () => string
  code: () => string
}
export declare const randomIds: BookingIds
