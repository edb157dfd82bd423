import { type Result } from '@rinda/contract/refusals'
import type { CompanyProfile } from '@rinda/domain/company/profile'
import type { Caller } from '../access/caller.ts'
import type { CompanyScope } from '../access/scope.ts'
import type { LocationSetting } from '../availability/setting.ts'
import type { Change } from '../changes/record-store.ts'
import type { Database } from '../database/database.ts'
import type { BookingRow } from './store.ts'
/** A slot named in part: what is absent stays as it is. `startsAt` is epoch minutes; a specialist of null is any. */
export type SlotPatch = {
  locationId?: number | undefined
  serviceId?: number | undefined
  specialistId?: number | null | undefined
  startsAt?: number | undefined
  durationMinutes?: number | null | undefined
}
type Move = {
  setting: LocationSetting
  profile: CompanyProfile
  caller: Caller
  before: BookingRow
  wish: SlotPatch
  isBlock: boolean
  now: Date
}
type MovedColumns = Pick<BookingRow, 'location_id' | 'service_id' | 'specialist_id' | 'starts_at' | 'ends_at'>
export type Moved = {
  columns: Partial<MovedColumns>
  cleared: Change[]
}
/** Moves a booking's time to where the wish wants it, inside its transaction; a wish that changes nothing keeps what is held. */
export declare function moveTime(tx: Database, scope: CompanyScope, move: Move): Promise<Result<Moved>>
