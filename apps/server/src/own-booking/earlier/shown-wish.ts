import type { OwnWish } from '@rinda/contract/booking/own-booking'
import type { CompanyScope } from '../../access/scope.ts'
import type { LocationSetting } from '../../availability/setting.ts'
import type { BookingRow } from '../../bookings/store.ts'
import type { Database } from '../../database/database.ts'
import { findOpenOffer } from './offer-store.ts'
import { whyNotAskEarlier } from './why-not-ask.ts'
import { findWish } from './wish-store.ts'

/** Shows the wish of a booking to come earlier; null where there is none, or the visit is none any more for which there could be. */
export async function shownWish(
  db: Database,
  scope: CompanyScope,
  { row, setting }: { row: BookingRow; setting: LocationSetting },
  now: Date,
): Promise<OwnWish | null> {
  const wish = await findWish(db, scope, row.booking_id)
  if (!wish || wish.starts_at.getTime() !== row.starts_at.getTime()) return null
  const offer = await findOpenOffer(db, scope, wish.wish_id, now)
  const why = whyNotAskEarlier(row, setting, now)
  // An offer that was made in time is theirs until it ends.
  if (why && !(why === 'booking_in_past' && offer)) return null
  const { weekdays, parts, same_specialist, asked_at } = wish
  const specialist = offer && setting.specialists.get(offer.specialist_id ?? 0)
  return {
    ...{ asked_at: asked_at.toISOString(), weekdays: [...weekdays], parts: [...parts], same_specialist },
    offer: offer
      ? {
          id: offer.hold_qtid,
          starts_at: offer.starts_at.toISOString(),
          ends_at: offer.ends_at.toISOString(),
          until: offer.until.toISOString(),
          specialist: specialist ? { id: specialist.specialist_id, name: specialist.name } : null,
        }
      : null,
  }
}
