import { type Result } from '@rinda/contract/refusals'
import { type DurationPurpose } from '@rinda/domain/booking/duration'
import type { CompanyProfile } from '@rinda/domain/company/profile'
import type { LocationSetting, ServiceSetting } from '../availability/setting.ts'
import type { Claim } from './time-store.ts'
/** What a caller asks for. Times are epoch minutes. `serviceId`, `date` and so on name the payload's fields in refusals. */
export type SlotWish = {
  serviceId: number
  specialistId: number | null
  startsAt: number
  durationMinutes: number | null
  purpose: DurationPurpose
}
export type ChosenSlot = {
  service: ServiceSetting
  claim: Claim
}
/**
 * Decides whether a slot may be claimed at all: the service and specialist work here, the duration is on offer, the time is ahead, in the
 * opening hours and booking times and in the bookable range. Staff may start off the grid, take what is still running, and block closed time.
 */
export declare function chooseSlot(
  setting: LocationSetting,
  profile: CompanyProfile,
  wish: SlotWish,
  now: number,
): Result<ChosenSlot>
/** Whether staff that asks for this length can only mean a block. */
export declare function isOnlyABlock(
  profile: CompanyProfile,
  service: ServiceSetting,
  durationMinutes: number | null,
): boolean
