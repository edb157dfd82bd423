import type { OwnBookingMay } from '@rinda/contract/booking/own-booking'
import { judged } from '@rinda/domain/booking/approval'
import { isPaymentPending } from '@rinda/domain/booking/payment'
import { transition } from '@rinda/domain/booking/transitions'
import { checkInBounds } from '@rinda/domain/queue/check-in'
import { lateBounds } from '@rinda/domain/queue/late'
import type { Caller } from '../access/caller.ts'
import type { LocationSetting } from '../availability/setting.ts'
import { whyNotCanceled } from '../bookings/act/cancel.ts'
import type { BookingRow } from '../bookings/store.ts'
import { isKeptOvernight } from '../queue/call-rules.ts'
import { rulesFor } from '../queue/check-in/judge-now.ts'
import { isOfLine } from '../queue/policy.ts'
import { isKeptElsewhere } from '../queue/remote/system-of.ts'
import type { TicketOfVisit } from '../queue/visit/ticket-of-visit.ts'
import { lastAsk, whyNotAskEarlier } from './earlier/why-not-ask.ts'

type Shown = { caller: Caller; setting: LocationSetting; row: BookingRow; ticket: TicketOfVisit | undefined }

/** Tells what a visitor may still do with their booking, and until when. The acts themselves are judged again when they come. */
export function whatMayBeDone({ caller, setting, row, ticket }: Shown, now: Date): OwnBookingMay {
  const mayCancel = whyNotCanceled(row, now) === null && !ticket
  // Until it is paid for it is kept where it is.
  const isOpen = isPaymentPending(row.fields)
  const mayMove =
    mayCancel && !isOpen && row.bms_id === '' && setting.services.get(row.service_id)?.isBookable === true
  const startsAt = row.starts_at.toISOString()
  const checkIn = checkInOf({ caller, setting, row, ticket })
  const late =
    isStanding(row) && !ticket && row.bms_id === ''
      ? lateBounds(row.starts_at.getTime() / 60_000, setting.zone)
      : null
  return {
    cancel_until: mayCancel ? startsAt : null,
    move_until: mayMove ? startsAt : null,
    confirm: mayCancel && !isOpen && transition('confirm', row.status) !== null,
    check_in_from: checkIn && stamp(checkIn.from),
    check_in_until: checkIn && stamp(checkIn.till),
    tell_late_from: late && stamp(late.from),
    tell_late_until: late && stamp(late.till),
    ask_earlier_until:
      mayMove && !whyNotAskEarlier(row, setting, now) ? lastAsk(row, setting).toISOString() : null,
  }
}

/** Minutes between which its visitor may come into the line; null: there is none for them, or they are in it. */
function checkInOf({ caller, setting, row, ticket }: Shown): { from: number; till: number } | null {
  const { location, zone } = setting
  const service = setting.services.get(row.service_id)
  const hasLine = location.is_active && location.is_qms_active && !isKeptElsewhere(setting)
  if (!hasLine || !service || !isOfLine(service) || ticket) return null
  if (!isStanding(row)) return null
  return checkInBounds(row.starts_at.getTime() / 60_000, {
    ...{ zone, isByStaff: false, isKeptOvernight: isKeptOvernight(setting) },
    rules: rulesFor(caller, setting, row),
  })
}

/** Tells whether a visit is sure to take place, as far as staff and its visitor have said. */
function isStanding({ status, approval, served_at }: BookingRow): boolean {
  const isAccepted = approval === 'none' || approval === 'accepted'
  return judged.includes(status) && isAccepted && served_at === null
}

function stamp(minute: number): string {
  return new Date(minute * 60_000).toISOString()
}
