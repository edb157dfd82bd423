import { type Insertable, type Selectable, type Updateable } from 'kysely'
import type { CompanyScope, Scope } from '../access/scope.ts'
import type { Database } from '../database/database.ts'
import type { BookingsTable } from '../database/schema.ts'
import type { BookingName } from './booking-name.ts'
export type BookingRow = Selectable<BookingsTable>
export type NewBooking = Omit<Insertable<BookingsTable>, 'company_id' | 'booking_id' | 'specialist_id'>
export type BookingPatch = Omit<Updateable<BookingsTable>, 'company_id' | 'booking_id' | 'qtid' | 'token'>
/** The booking of that name within the scope; with `lock` its row stays ours until the transaction ends. */
export declare function findBooking(
  db: Database,
  scope: Scope | CompanyScope,
  name: BookingName,
  lock?: 'for update' | 'unlocked',
): Promise<BookingRow | undefined>
export declare function updateBooking(
  db: Database,
  scope: CompanyScope,
  bookingId: number,
  patch: BookingPatch,
): Promise<BookingRow>
/** Writes a booking whose time has been claimed. */
export declare function insertBooking(
  db: Database,
  scope: CompanyScope,
  claimed: {
    bookingId: number
    specialistId: number | null
  },
  booking: NewBooking,
): Promise<BookingRow>
/** How many times a session, or an address, holds at this moment. */
export declare function countHolds(
  db: Database,
  scope: CompanyScope,
  by:
    | {
        session: string
      }
    | {
        ip: string
      },
  now: Date,
): Promise<number>
/** The holds that are over, by company. */
export declare function listDueHolds(
  db: Database,
  now: Date,
): Promise<
  {
    company_id: number
    booking_ids: number[]
  }[]
>
/** When the next hold ends; null when nothing is held. */
export declare function nextDueTime(db: Database): Promise<Date | null>
