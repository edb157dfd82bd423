import type { ListedBookingResource } from '@rinda/contract/booking/booking-link'
import type { LocationSetting } from '../../availability/setting.ts'
import type { BookingRow } from '../../bookings/store.ts'

/** The only way of a booking to the list that its visitor has by a link. */
export function listedBooking(
  row: BookingRow,
  { location, services, zone }: LocationSetting,
): ListedBookingResource {
  const service = services.get(row.service_id)?.row
  const { name, name_lv, name_en, name_ru, address, address_lv, address_en, address_ru } = location
  return {
    id: String(row.booking_id),
    type: 'listed_booking',
    attributes: {
      ...{ qtid: row.qtid, token: row.token, status: row.status, approval: row.approval },
      starts_at: row.starts_at.toISOString(),
      ends_at: row.ends_at.toISOString(),
      timezone: zone,
      served_at: row.served_at?.toISOString() ?? null,
      service: {
        name: service?.name ?? '',
        name_lv: service?.name_lv ?? '',
        name_en: service?.name_en ?? '',
        name_ru: service?.name_ru ?? '',
      },
      location: { name, name_lv, name_en, name_ru, address, address_lv, address_en, address_ru },
    },
  }
}
