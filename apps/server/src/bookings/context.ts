import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import type { Settings } from '../availability/settings.ts'
import type { Write } from '../changes/write.ts'
import type { Database } from '../database/database.ts'
import type { LineFiguresSource } from '../locations/line-figures.ts'
import type { BookingSystems } from './remote/context.ts'
import type { SeenBookings } from './seen-bookings.ts'

/** Context of every verb of bookings. */
export type BookingContext = {
  db: Database
  settings: Settings
  /** Source of how the line stands at the location of a booking, which is shown along with it. */
  lineFigures: Pick<LineFiguresSource, 'ofAll'>
  write: Write
  seen: SeenBookings
  /** To be called with every time at which a hold will end. */
  watchDueTime: (at: Date) => void
  lockMinutes: number
  ids: BookingIds
  /** Systems that keep the bookings of some locations. */
  bookingSystems: BookingSystems
}

export type BookingIds = {
  qtid: () => string
  token: () => string
  code: () => string
  /** Makes the code that a visitor is sent to verify an address with. */
  visitorCode: () => string
}

/** Letters and digits that are not mistaken for each other when read aloud or off a screen. */
const codeLetters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

export const randomIds: BookingIds = {
  qtid: () => randomUUID(),
  token: () => randomBytes(24).toString('base64url'),
  code: () => Array.from({ length: 6 }, () => codeLetters[randomInt(codeLetters.length)]).join(''),
  visitorCode: () => String(randomInt(1_000_000)).padStart(6, '0'),
}
