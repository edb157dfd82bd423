import { done, type Result, refuse } from '@rinda/contract/wire/refusals'
import type { QueueRules } from '@rinda/domain/company/profile'
import { type CheckInRefusal, judgeCheckIn } from '@rinda/domain/queue/check-in'
import { announcedMinutes, keptMinutes } from '@rinda/domain/queue/late'
import { type Caller, profileOf } from '../../access/caller.ts'
import type { CompanyScope } from '../../access/scope.ts'
import type { LocationSetting } from '../../availability/setting.ts'
import { saidFrom } from '../../bookings/limits/said-from.ts'
import type { BookingRow } from '../../bookings/store.ts'
import type { Database } from '../../database/database.ts'
import { isKeptOvernight, queueRulesOf } from '../call-rules.ts'
import { findLine } from '../line-store.ts'
import { whyNotGiven } from '../tickets/why-not-given.ts'

type Asked = { caller: Caller; setting: LocationSetting; booking: BookingRow; now: Date }

/** Judges a check-in at this moment: whether it is one, and whether it has the right to be called at its time. */
export async function judgeNow(
  tx: Database,
  scope: CompanyScope,
  { caller, setting, booking, now }: Asked,
): Promise<Result<{ hasRight: boolean }>> {
  const startsAt = booking.starts_at.getTime() / 60_000
  const judged = judgeCheckIn(
    {
      ...{ status: booking.status, approval: booking.approval, servedAt: booking.served_at },
      ...{ startsAt, isBlocked: booking.kind === 'block' },
    },
    {
      ...{ now: now.getTime() / 60_000, zone: setting.zone, isByStaff: caller.kind !== 'visitor' },
      isKeptOvernight: isKeptOvernight(setting),
      rules: rulesFor(caller, setting, booking),
      takesWalkIns: await takesWalkIns(tx, scope, caller, setting, booking.service_id, now),
    },
  )
  return 'why' in judged ? refuseWith(judged, setting.zone, now) : done(judged)
}

/** Gives the rules of a line as one appointment has them: its grace is longer by what its visitor said that they come late. */
export function rulesFor(
  caller: Caller,
  setting: LocationSetting,
  { fields, starts_at }: Pick<BookingRow, 'fields' | 'starts_at'>,
): QueueRules {
  const rules = queueRulesOf(profileOf(caller, setting.company), setting)
  const announced = announcedMinutes(fields, starts_at.getTime() / 60_000)
  return { ...rules, graceMinutes: keptMinutes(rules.graceMinutes, announced) }
}

/** Tells whether somebody without an appointment would get a ticket of the service now. */
async function takesWalkIns(
  tx: Database,
  scope: CompanyScope,
  caller: Caller,
  setting: LocationSetting,
  serviceId: number,
  now: Date,
): Promise<boolean> {
  if (whyNotGiven(caller, setting, serviceId, now) !== null) return false
  if (caller.kind !== 'visitor') return true
  const line = await findLine(tx, scope, serviceId)
  return line?.is_stopped !== true
}

function refuseWith(refusal: CheckInRefusal, zone: string, now: Date): Result<never> {
  const said = (at: number) => saidFrom(new Date(at * 60_000), zone, now)
  if (refusal.why === 'check_in_early') return refuse(refusal.why, undefined, said(refusal.from))
  if (refusal.why === 'check_in_past') return refuse(refusal.why, undefined, said(refusal.was))
  return refuse(refusal.why)
}
