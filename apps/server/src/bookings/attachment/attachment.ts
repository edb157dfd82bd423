import { done, type Result, refuse } from '@rinda/contract/wire/refusals'
import type { Caller } from '../../access/caller.ts'
import type { Database } from '../../database/database.ts'
import type { BookingName } from '../booking-name.ts'
import { visibleBooking } from '../policy.ts'
import { type Attachment, findAttachment } from './attachment-store.ts'

/** The file of a booking that this caller may see. */
export async function attachmentOf(
  db: Database,
  caller: Caller,
  name: BookingName | undefined,
): Promise<Result<Attachment>> {
  const found = await visibleBooking(db, caller, name)
  if (!found.ok) return found
  const file = await findAttachment(db, caller.scope, found.value)
  return file ? done(file) : refuse('not_found')
}
