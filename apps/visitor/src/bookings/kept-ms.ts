import type { BookingResource } from '@rinda/contract/booking/booking'

/** Milliseconds for which a time is kept, by the server's clock alone: that of the device may be another. */
export function keptMs({
  attributes: { expire_at, updated_at },
}: Pick<BookingResource, 'attributes'>): number {
  return expire_at === null ? 0 : Date.parse(expire_at) - Date.parse(updated_at)
}
