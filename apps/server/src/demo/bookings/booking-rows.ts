import { holdsTime } from '@rinda/domain/booking/status'
import type { BookingLogEntry } from '../../database/schema.ts'
import { type Dice, uuidOf } from '../dice.ts'
import type { DemoVisitor } from '../visitors.ts'
import { answerForm } from './form-answers.ts'
import type { Plan, PlannedBooking } from './plan-company.ts'

const codeLetters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const dayMs = 86_400_000
const atMinute = (minute: number) => new Date(minute * 60_000)

/** The rows of a planned booking: itself, and the time that it holds. */
export function bookingRows(
  plan: Plan,
  planned: PlannedBooking,
  bookingId: number,
  visitor: DemoVisitor,
  now: Date,
) {
  const { dice, profile, company } = plan
  const { fate } = planned
  const isBlock = planned.kind === 'block'
  const startsAt = atMinute(planned.from)
  const made = new Date(
    Math.min(
      now.getTime() - 600_000,
      startsAt.getTime() - dayMs * (1 + dice.roll(9)) - dice.roll(40_000_000),
    ),
  )
  const createdAt = fate.endsInMinutes === undefined ? made : new Date(now.getTime() - 60_000 * dice.roll(3))
  const log = logOf(dice, planned, createdAt, now)
  const form = isBlock
    ? { fields: { _is_blocked: true }, notes: { blocked: planned.reason ?? '' } }
    : answerForm(dice, profile)
  const isHold = fate.endsInMinutes !== undefined || fate.status === 'unlocked' || fate.status === 'expired'
  const isNamed = !isBlock && !isHold
  const booking = {
    company_id: company.id,
    booking_id: bookingId,
    qtid: uuidOf(dice),
    token: dice.bytes(24).toString('base64url'),
    kind: planned.kind,
    status: fate.status,
    approval: fate.approval,
    location_id: planned.locationId,
    service_id: planned.serviceId,
    specialist_id: planned.specialistId,
    user_id: isNamed ? visitor.userId : null,
    customer_type: isNamed ? (form.fields && 'business_name' in form.fields ? 'business' : 'person') : 'none',
    customer_number: '',
    first_name: isBlock ? '-' : isNamed ? visitor.firstName : '',
    last_name: isBlock ? '-' : isNamed ? visitor.lastName : '',
    email: isNamed ? visitor.email : '',
    phone_country_code: isNamed ? '371' : '',
    phone_number: isNamed ? visitor.phoneNumber : '',
    starts_at: startsAt,
    ends_at: atMinute(planned.till),
    code: Array.from({ length: 6 }, () => codeLetters[dice.roll(codeLetters.length)]).join(''),
    language: isBlock ? 'lv' : visitor.language,
    expire_at:
      fate.endsInMinutes === undefined ? null : new Date(now.getTime() + fate.endsInMinutes * 60_000),
    fields: { ...form.fields, ...fate.fields },
    notes: { ...form.notes, ...fate.notes },
    config: {},
    log,
    served_at: fate.isServed ? atMinute(planned.from + 1 + dice.roll(4)) : null,
    user_deleted_at: null,
    client_type: isBlock || dice.chance(35) ? 'portal' : dice.chance(20) ? 'app' : 'widget',
    ip: '',
    session: '',
    bms_id: '',
    push_tokens: [],
    created_at: createdAt,
    updated_at: new Date(log.at(-1)?.at ?? createdAt),
  }
  const during = `[${booking.starts_at.toISOString()},${booking.ends_at.toISOString()})`
  const occupancies = holdsTime(fate.status)
    ? planned.lanes.map(({ kind, id, lane }) => ({
        company_id: company.id,
        resource_kind: kind,
        resource_id: id,
        lane,
        during,
        booking_id: bookingId,
      }))
    : []
  return { booking, occupancies }
}

const lastAct: Partial<Record<string, string>> = {
  confirmed: 'confirm',
  canceled: 'cancel',
  rescheduled: 'reschedule',
  expired: 'expire',
  unlocked: 'unlock',
  verified: 'verify',
}

/** A log that tells how the booking came to be what it is. */
function logOf(dice: Dice, { kind, fate }: PlannedBooking, createdAt: Date, now: Date): BookingLogEntry[] {
  const by = kind === 'block' ? 'portal' : 'visitor'
  const later = (minutes: number) =>
    new Date(Math.min(createdAt.getTime() + minutes * 60_000, now.getTime())).toISOString()
  const log: BookingLogEntry[] = [{ at: later(0), act: 'lock', by, status: 'locked' }]
  if (!['locked', 'verified', 'expired', 'unlocked'].includes(fate.status)) {
    log.push({ at: later(2), act: 'schedule', by, status: 'scheduled' })
  }
  const act = lastAct[fate.status]
  if (act)
    log.push({
      at: later(3 + dice.roll(240)),
      act,
      by: act === 'expire' ? 'system' : by,
      status: fate.status,
    })
  return log
}
