import type { Interval } from '@rinda/domain/time/zone'
import type { Insertable } from 'kysely'
import type { JsonObject } from '../../database/columns-of.ts'
import type { BookingsTable } from '../../database/tables/booking-tables.ts'
import type { Random } from '../random.ts'
import type { HeldTime } from './fill-day.ts'
import { instant, type Story } from './story.ts'
import type { Visitor } from './visitors.ts'

/** A booking without its id, and the time it holds, if any. */
export type PlannedBooking = { row: Omit<Insertable<BookingsTable>, 'booking_id'>; holds: HeldTime | null }

export type ClientType = BookingsTable['client_type']

type Said = { fields: JsonObject; notes: JsonObject }
type Identity = { qtid: string; clientType: ClientType }

/** Addresses that belong to nobody, see RFC 5737. */
const networks = ['192.0.2', '198.51.100', '203.0.113'] as const

/** `time` may differ from what the desk holds: a booking that was given up holds nothing. */
export function bookingRow(
  random: Random,
  place: Pick<HeldTime, 'desk' | 'service'>,
  time: Interval,
  identity: Identity,
  visitor: Visitor | null,
  story: Story,
  said: Said,
  expireAt: number | null = null,
): PlannedBooking['row'] {
  const { desk, service } = place
  return {
    company_id: desk.company.id,
    qtid: identity.qtid,
    token: random.token(),
    kind: 'appointment',
    status: story.status,
    approval: story.approval,
    location_id: desk.location.id,
    service_id: service.id,
    specialist_id: desk.kind === 'specialist' ? desk.id : null,
    user_id: visitor?.userId ?? null,
    customer_type: visitor?.type ?? 'none',
    customer_number: visitor?.number ?? '',
    first_name: visitor?.first ?? '',
    last_name: visitor?.last ?? '',
    email: visitor?.email ?? '',
    phone_country_code: visitor ? '371' : '',
    phone_number: visitor?.phone ?? '',
    starts_at: instant(time.from),
    ends_at: instant(time.till),
    code: random.code(),
    language: visitor?.language ?? 'lv',
    expire_at: expireAt === null ? null : instant(expireAt),
    fields: JSON.stringify(said.fields),
    notes: JSON.stringify(said.notes),
    log: JSON.stringify(story.log),
    served_at: story.servedAt === null ? null : instant(story.servedAt),
    user_deleted_at: null,
    client_type: identity.clientType,
    ip: `${random.pick(networks)}.${random.int(1, 254)}`,
    session: random.uuid(),
    created_at: instant(story.createdAt),
    updated_at: instant(story.updatedAt),
  }
}

/** Time taken out of the calendar, with the dummy customer that clients expect. */
export function blockRow(random: Random, held: HeldTime, story: Story): PlannedBooking['row'] {
  const said = { fields: { _is_blocked: true }, notes: { blocked: held.reason ?? '' } }
  const row = bookingRow(random, held, held, { qtid: random.uuid(), clientType: 'portal' }, null, story, said)
  return { ...row, kind: 'block', first_name: '-', last_name: '-' }
}
