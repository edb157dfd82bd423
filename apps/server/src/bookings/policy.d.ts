import { type Refused, type Result } from '@rinda/contract/refusals'
import type { CompanyProfile } from '@rinda/domain/company/profile'
import { type Caller } from '../access/caller.ts'
import { type CompanyScope } from '../access/scope.ts'
import type { LocationSetting } from '../availability/setting.ts'
import type { Settings } from '../availability/settings.ts'
import type { Database } from '../database/database.ts'
import type { BookingName } from './booking-name.ts'
import { type BookingRow } from './store.ts'
/** Where a booking is about to happen, and what this caller may do there. */
export type Place = {
  setting: LocationSetting
  profile: CompanyProfile
  scope: CompanyScope
}
/** The location, when this caller may book there. `field` names the payload's field in a refusal. */
export declare function placeToBook(
  settings: Settings,
  caller: Caller,
  wish: {
    locationId: number
    serviceId?: number
  },
): Promise<Result<Place>>
/** The booking, when this caller may see it. A visitor needs its token. */
export declare function visibleBooking(
  db: Database,
  caller: Caller,
  name: BookingName | undefined,
): Promise<Result<BookingRow>>
/** A booking that is about to change, with the rules that it changes under; read before the transaction begins. */
export type Changing = Place & {
  row: BookingRow
}
/** The booking, when this caller may see it, with its location's rules (or those of the location that it is to move to). */
export declare function bookingToChange(
  context: {
    db: Database
    settings: Settings
  },
  caller: Caller,
  name: BookingName,
  locationId?: number,
): Promise<Result<Changing>>
/** Whether this caller may see a booking at all. */
export declare function maySee(caller: Caller, row: BookingRow): boolean
/** The refusal of a caller who named a booking but not its token, or who may not change it. */
export declare function whyNotChange(
  caller: Caller,
  row: BookingRow,
  profile: CompanyProfile,
  act: 'create' | 'cancel',
  token: string | null,
): Refused | null
