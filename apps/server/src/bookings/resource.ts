import type { BookingAttributes, BookingResource } from '@rinda/contract/booking/booking'
import type { BookingRow } from './store.ts'

/** Name of the document that every client sees as a booking's attachment. */
const attachmentName = 'booking.pdf'

/** The only way of a booking's row to the wire, as staff and other programs of the operator see it. */
export function renderBooking(row: BookingRow): BookingResource {
  const start = row.starts_at.toISOString()
  const id = String(row.booking_id)
  const attributes: BookingAttributes = {
    qtid: row.qtid,
    token: row.token,
    type: 'APPOINTMENT',
    status: row.status,
    approval: row.approval,
    location_id: row.location_id,
    service_id: row.service_id,
    specialist_id: row.specialist_id,
    user_id: row.user_id,
    customer_type: row.customer_type,
    customer_number: row.customer_number,
    first_name: row.first_name,
    last_name: row.last_name,
    email: row.email,
    phone_country_code: row.phone_country_code,
    phone_number: row.phone_number,
    date: start.slice(0, 10),
    time: start.slice(11, 16),
    duration: Math.round((row.ends_at.getTime() - row.starts_at.getTime()) / 60_000),
    code: row.code,
    language: row.language,
    expire_at: stamp(row.expire_at),
    fields: row.fields,
    notes: row.notes,
    config: row.config,
    log: row.log,
    attachment_name: attachmentName,
    served_at: stamp(row.served_at),
    user_deleted_at: stamp(row.user_deleted_at),
    client_type: row.client_type,
    ip: row.ip,
    session: row.session,
    user: row.log[0]?.by ?? '',
    bms_id: row.bms_id,
    dbid: id,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    timestamp: row.updated_at.getTime(),
  }
  return { id, type: 'booking', attributes, relationships: relationshipsOf(row) }
}

type Place = Pick<BookingAttributes, 'location_id' | 'service_id' | 'specialist_id'>

/** Gives the relationships of a booking: its location, service and specialist, by their ids. */
export function relationshipsOf({ location_id, service_id, specialist_id }: Place) {
  return {
    location: { data: { type: 'location', id: String(location_id) } },
    service: { data: { type: 'service', id: String(service_id) } },
    specialist: { data: specialist_id === null ? null : { type: 'specialist', id: String(specialist_id) } },
  }
}

/** The same for the visitor whose booking it is: without what staff wrote for themselves and how it came in. */
export function renderForVisitor(resource: BookingResource): BookingResource {
  const { ip: _ip, session: _session, log: _log, user: _user, notes, ...attributes } = resource.attributes
  const { internal: _internal, ...shownNotes } = notes
  return { ...resource, attributes: { ...attributes, notes: shownNotes } as BookingAttributes }
}

/**
 * The same for another system that has a key of the company, or is told by a webhook: what the visitor sees, with the notes of staff. The token, by which
 * anybody may change the booking, only for who may change it anyway.
 */
export function renderForKey(resource: BookingResource, hasToken: boolean): BookingResource {
  const { ip: _ip, session: _session, log: _log, user: _user, token, ...attributes } = resource.attributes
  const shown = hasToken ? { ...attributes, token } : attributes
  return { ...resource, attributes: shown as BookingAttributes }
}

function stamp(at: Date | null): string | null {
  return at?.toISOString() ?? null
}
