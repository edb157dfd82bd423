import type { QueueRequestData } from '@rinda/contract/queue/requests'
import type { Language } from '@rinda/contract/wire/json-api'
import { done, type Result, refuse } from '@rinda/contract/wire/refusals'
import { keptMinutes } from '@rinda/domain/queue/late'
import { dayBounds, localDateOf } from '@rinda/domain/time/zone'
import { type Caller, profileOf, withToken } from '../../access/caller.ts'
import type { CompanyScope } from '../../access/scope.ts'
import type { LocationSetting } from '../../availability/setting.ts'
import { maySee, visibleBooking, whyNotName } from '../../bookings/policy.ts'
import type { BookingRow } from '../../bookings/store.ts'
import { findByCode } from '../../bookings/visit/visit.ts'
import { isKeptOvernight, queueRulesOf } from '../call-rules.ts'
import type { QueueContext } from '../context.ts'
import { countGuess } from './guess-limit.ts'

export type CheckInRequest = QueueRequestData<'check_in'>
type Place = { setting: LocationSetting; scope: CompanyScope }

/** Finds the booking that is to be checked in here, as far as the caller may name it. */
export async function findBookingToCheckIn(
  context: QueueContext,
  caller: Caller,
  place: Place,
  { code, qtid, token = null }: CheckInRequest,
  now: Date,
): Promise<Result<BookingRow>> {
  if (qtid) {
    const named = await visibleBooking(context.db, withToken(caller, token), { qtid })
    if (!named.ok) return refuse('not_found', 'qtid')
    const misnamed = whyNotName(named.value, token)
    return misnamed ?? (await whyElsewhere(context, caller, place, named.value)) ?? named
  }
  // Papers write it in two groups, so that it is easier to read.
  const given = code?.replaceAll(/\s/g, '').toUpperCase()
  if (!given) return refuse('field_required', 'code')
  return await findByCodeHere(context, caller, place, given, now)
}

/** The refusal of a booking at another place; it says which. Another company's is not found at all. */
async function whyElsewhere(
  { settings }: QueueContext,
  caller: Caller,
  { setting }: Place,
  booking: BookingRow,
) {
  if (booking.location_id === setting.locationId) return null
  if (booking.company_id !== setting.companyId) return refuse('not_found', 'qtid')
  const other = (await settings.find(caller, booking.location_id))?.location
  const nameIn = (language: Language) => other?.[`name_${language}`] || other?.name || ''
  return refuse('check_in_elsewhere', 'locationId', { lv: nameIn('lv'), en: nameIn('en'), ru: nameIn('ru') })
}

/** The appointments that a code may name now: those of the day, and where the line goes on over midnight those that one may be in time for. */
function timesOfCode(caller: Caller, setting: LocationSetting, now: Date): { from: Date; till: Date } {
  const minute = now.getTime() / 60_000
  const day = dayBounds(localDateOf(minute, setting.zone), setting.zone)
  const { graceMinutes, checkInBeforeMinutes } = queueRulesOf(profileOf(caller, setting.company), setting)
  const [from, till] = isKeptOvernight(setting)
    ? [
        Math.min(day.from, minute - keptMinutes(graceMinutes, Number.POSITIVE_INFINITY)),
        Math.max(day.till, minute + checkInBeforeMinutes),
      ]
    : [day.from, day.till]
  return { from: new Date(from * 60_000), till: new Date(till * 60_000) }
}

/** Looks a code up among the bookings of the location. A wrong one counts as a guess. */
async function findByCodeHere(
  { db }: QueueContext,
  caller: Caller,
  { setting, scope }: Place,
  code: string,
  now: Date,
): Promise<Result<BookingRow>> {
  const { zone, locationId } = setting
  const guess = await countGuess(db, scope, caller, { locationId, zone, now })
  if (!guess.ok) return guess
  const booking = await findByCode(db, scope, { locationId, code, ...timesOfCode(caller, setting, now) })
  const isTheirs = caller.kind === 'visitor' || (booking !== undefined && maySee(caller, booking))
  if (!booking || !isTheirs) return refuse('check_in_unknown', 'code')
  await guess.value.giveBack()
  return done(booking)
}
