import type {
  OwnBookingMay,
  OwnBookingResource,
  OwnPayment,
  OwnPerson,
  OwnWish,
} from '@rinda/contract/booking/own-booking'
import { paymentOf } from '@rinda/domain/booking/payment'
import { announcedMinutes } from '@rinda/domain/queue/late'
import type { LocationSetting } from '../availability/setting.ts'
import type { BookingRow } from '../bookings/store.ts'
import type { CompanyRow } from '../companies/company-store.ts'
import type { TicketOfVisit } from '../queue/visit/ticket-of-visit.ts'

type Known = {
  row: BookingRow
  setting: LocationSetting
  company: CompanyRow
  ticket: TicketOfVisit | undefined
  movedTo: BookingRow | undefined
  isWithFile: boolean
  may: OwnBookingMay
  earlier: OwnWish | null
  socketKey: string
}

/** The only way of a booking to the wire as its visitor manages it. */
export function ownBookingResource(known: Known): OwnBookingResource {
  const { row, setting, company, ticket, movedTo, isWithFile, may, earlier, socketKey } = known
  const { location } = setting
  const service = setting.services.get(row.service_id)
  const specialist = row.specialist_id === null ? undefined : setting.specialists.get(row.specialist_id)
  const { address, address_lv, address_en, address_ru, phone, latitude, longitude } = location
  return {
    id: String(row.booking_id),
    type: 'own_booking',
    attributes: {
      ...{
        qtid: row.qtid,
        code: row.code,
        status: row.status,
        approval: row.approval,
        language: row.language,
      },
      starts_at: row.starts_at.toISOString(),
      ends_at: row.ends_at.toISOString(),
      timezone: setting.zone,
      served_at: row.served_at?.toISOString() ?? null,
      company: { id: company.company_id, ...namesOf(company) },
      location: {
        ...{ id: location.location_id, ...namesOf(location), address, address_lv, address_en, address_ru },
        ...{ phone, latitude, longitude },
      },
      service: {
        id: row.service_id,
        ...namesOf(service?.row ?? nameless),
        bookable: service?.isBookable === true,
      },
      specialist: specialist ? { id: specialist.specialist_id, name: specialist.name } : null,
      reason: reasonOf(row),
      may,
      late_minutes: announcedMinutes(row.fields, row.starts_at.getTime() / 60_000),
      ticket: ticket ?? null,
      // Whoever holds the link of a visit holds it wherever the visit goes.
      moved_to: movedTo
        ? { qtid: movedTo.qtid, token: movedTo.token, starts_at: movedTo.starts_at.toISOString() }
        : null,
      earlier,
      payment: paymentIn(row),
      person: personOf(row, isWithFile),
      user_deleted_at: row.user_deleted_at?.toISOString() ?? null,
      socket_key: socketKey,
      updated_at: row.updated_at.toISOString(),
    },
  }
}

const nameless = { name: '', name_lv: '', name_en: '', name_ru: '' }

function namesOf({ name, name_lv, name_en, name_ru }: typeof nameless): typeof nameless {
  return { name, name_lv, name_en, name_ru }
}

function reasonOf({ status, approval, notes }: BookingRow): string {
  const reason = status === 'canceled' ? notes.canceled : approval === 'declined' ? notes.declined : ''
  return typeof reason === 'string' ? reason : ''
}

function paymentIn({ fields }: BookingRow): OwnPayment | null {
  const payment = paymentOf(fields)
  if (!payment) return null
  const { status, amountCents: amount, currency, dueAt: until, refundCents: refund } = payment
  return { status: ownStatus[status], amount, currency, until, refund }
}
const ownStatus = { PENDING: 'pending', PAID: 'paid', EXPIRED: 'expired', CANCELED: 'canceled' } as const

/** Facts that a visitor told of themselves; what the operator's programs keep there begins with a stroke, and is not theirs. */
function personOf(row: BookingRow, isWithFile: boolean): OwnPerson {
  const { first_name, last_name, email, phone_country_code, phone_number, notes, fields } = row
  const own = Object.entries(fields).filter(([name]) => !name.startsWith('_'))
  return {
    ...{ first_name, last_name, email, phone_country_code, phone_number },
    description: typeof notes.description === 'string' ? notes.description : '',
    fields: Object.fromEntries(own),
    has_file: isWithFile,
  }
}
