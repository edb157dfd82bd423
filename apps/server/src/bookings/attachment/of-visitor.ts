import { type Refused, refuse } from '@rinda/contract/wire/refusals'
import { type Place, whyHoldEnded } from '../policy.ts'
import type { BookingRow } from '../store.ts'

/** Number of files that a visitor may attach to one booking, one after the other. */
const mostTimes = 10

/** The refusal of a visitor who may not change the file of their booking: it is asked for at some services, until the visit begins. */
export function whyNotOfVisitor(
  before: Pick<BookingRow, 'status' | 'expire_at' | 'service_id' | 'starts_at' | 'served_at' | 'log'>,
  { setting }: Pick<Place, 'setting'>,
  now: Date,
): Refused | null {
  const over = whyHoldEnded(before, now)
  if (over) return over
  if (setting.services.get(before.service_id)?.row.config.asks_attachment !== true)
    return refuse('file_not_asked')
  if (before.served_at !== null || before.starts_at <= now) return refuse('booking_in_past')
  const times = before.log.filter(({ act }) => act === 'attach').length
  return times >= mostTimes ? refuse('files_too_often') : null
}
