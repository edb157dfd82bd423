import type { BookingResource } from '@rinda/contract/booking/booking'
import { calendarDate, rowId, systemId } from '@rinda/contract/wire/fields'
import type { Document } from '@rinda/contract/wire/json-api'
import { done, type Result, refuse } from '@rinda/contract/wire/refusals'
import { bookingStatuses } from '@rinda/domain/booking/status'
import { daysBetween } from '@rinda/domain/time/zone'
import { z } from 'zod'
import { type Caller, keyOf } from '../../../access/caller.ts'
import { companyOfService, companyZone } from '../../../companies/company.ts'
import { bookingsDocument } from '../../../http/documents/booking-documents.ts'
import { isPageInstant, linkAfter } from '../../../http/paging.ts'
import { readyOr } from '../../../http/route/answers.ts'
import { pathId } from '../../../http/route/path-id.ts'
import { type Route, route } from '../../../http/route/route.ts'
import { type CallerOf, forKeys, staffAndPrograms } from '../../../http/route/who.ts'
import { includeParameter, shownBooking } from '../../booking-document.ts'
import type { BookingContext } from '../../context.ts'
import { renderBooking } from '../../resource.ts'
import type { BookingRow } from '../../store.ts'
import { type Includable, includedWith } from '../included.ts'
import { namedBySystems } from '../named-by-systems.ts'
import { bothOf, daysAsked, daysFilter, listFor } from './list.ts'
import type { Cursor, ListOrder } from './list-store.ts'
import type { BookingFilter } from './list-way-store.ts'
import { createReadyPages } from './ready-pages.ts'

/** The longest range of days that one call may ask for, and the most rows of one page. */
const mostDays = 92
const mostRows = 10_000
/** Rows of a page from which on its text is made of what is kept: a short one is read faster at once. */
const leastReady = 200

const listQuery = z.object({
  location_id: rowId.optional(),
  location_bms_id: systemId.optional(),
  service_id: rowId.optional(),
  service_bms_id: systemId.optional(),
  specialist_id: rowId.optional(),
  status: z
    .string()
    .toLowerCase()
    .transform((list) => list.split(',').map((status) => status.trim()))
    .pipe(z.array(z.enum(bookingStatuses, 'field_wrong')))
    .optional(),
  from: calendarDate.optional(),
  to: calendarDate.optional(),
  'page[size]': z
    .string()
    .regex(/^\d{1,6}$/, 'field_wrong')
    .transform(Number)
    .pipe(z.number().min(1, 'range_too_long').max(mostRows, 'range_too_long'))
    .optional(),
  'page[after]': z
    .string()
    .max(200, 'field_wrong')
    .transform((text, context) => {
      const cursor = cursorFrom(text)
      if (cursor) return cursor
      context.addIssue({ code: 'custom', message: 'field_wrong' })
      return z.NEVER
    })
    .optional(),
  ...includeParameter.shape,
})

type List = { filter: BookingFilter; order: ListOrder }

const ofLists = {
  method: 'GET',
  tag: 'bookings',
  who: forKeys(staffAndPrograms, 'bookings:read'),
  answers: readyOr<Document<BookingResource[]>>(bookingsDocument),
} as const
const most = mostRows

/** The lists of bookings: by filter and page, by telephone, by day, by service and day, with payment open. */
export function bookingListRoutes(context: BookingContext): Route[] {
  const readyPage = createReadyPages(context.db)
  return [
    route(
      {
        ...{ ...ofLists, path: '/api/bookings', summary: 'Bookings, page by page' },
        ...{ query: listQuery, spelt: Object.keys(listQuery.shape) },
      },
      async ({ caller, query, now, request }) => {
        const { 'page[size]': size = 1000, 'page[after]': after, include } = query
        const named = await namedBySystems(context, caller, query)
        if (!named.ok) return named
        const filter: BookingFilter = {
          locationIds: bothOf(listOf(query.location_id), named.value.locationIds),
          serviceIds: bothOf(listOf(query.service_id), named.value.serviceIds),
          specialistId: query.specialist_id,
          statuses: query.status,
          ...(await daysAsked(context, caller, { from: query.from, till: query.to }, query.location_id)),
        }
        if (size >= leastReady && include.size === 0 && !keyOf(caller)) {
          const { pieces, next } = await readyPage(caller, filter, { after, most: size })
          return done({ pieces, rest: { links: { next: next && linkAfter(request, cursorOf(next)) } } })
        }
        const rows = await listFor(context.db, caller, filter, { after, most: size + 1 })
        const page = rows.slice(0, size)
        const last = page.at(-1)
        const next = rows.length > size && last ? linkAfter(request, cursorOf(placeOf(last))) : null
        return done({ ...(await documentOf(context, { caller, now }, page, include)), links: { next } })
      },
    ),
    listRoute(context, {
      path: '/api/bookings/payment_pending',
      summary: 'Bookings that hold time and wait for their payment',
      params: z.object({}),
      find: async () => done({ filter: { isPaymentPending: true }, order: { most } }),
    }),
    listRoute(context, {
      path: '/api/bookings/phone/:countryCode/:number',
      summary: 'Bookings of a telephone number, newest first',
      params: z.object({ countryCode: z.string(), number: z.string() }),
      find: async ({ params: phone }) => {
        if (!/^\d{1,4}$/.test(phone.countryCode)) return refuse('phone_wrong', '?countryCode')
        if (!/^\d{1,20}$/.test(phone.number)) return refuse('phone_wrong', '?number')
        return done({ filter: { phone }, order: { most, newestFirst: true } })
      },
    }),
    listRoute(context, {
      path: '/api/bookings/date/:from/:till',
      summary: 'Bookings of some days, both included',
      readyPage,
      params: z.object({ from: calendarDate, till: calendarDate }),
      find: async ({ caller, params: { from, till } }) => {
        const days = daysBetween(from, till) + 1
        if (days < 1) return refuse('hours_reversed', '?till')
        if (days > mostDays) return refuse('range_too_long', '?till')
        return done({ filter: await daysAsked(context, caller, { from, till }), order: { most } })
      },
    }),
    listRoute(context, {
      path: '/api/bookings/service/:serviceId/date/:date',
      summary: 'Bookings of a service on a day',
      params: z.object({ serviceId: pathId, date: calendarDate }),
      find: async ({ caller, params: { serviceId, date } }) => {
        const companyId = await companyOfService(context.db, caller.scope, serviceId)
        if (companyId === undefined) return refuse('not_found')
        const zone = await companyZone(context.db, companyId)
        return done({ filter: { ...daysFilter(date, 1, zone), serviceIds: [serviceId] }, order: { most } })
      },
    }),
  ]
}

type Staff = CallerOf<'portal' | 'internal'>

/** A list of which the path says all. */
function listRoute<Params>(
  context: BookingContext,
  declared: {
    path: string
    summary: string
    params: z.ZodType<Params>
    find: (call: { caller: Staff; params: Params }) => Promise<Result<List>>
    /** For a list that is often long, in the order of the start. */
    readyPage?: ReturnType<typeof createReadyPages>
  },
): Route {
  return route({ ...ofLists, ...declared, query: includeParameter }, async (call) => {
    const { caller, found, query, now } = call
    if (declared.readyPage && query.include.size === 0 && !keyOf(caller)) {
      const { pieces } = await declared.readyPage(caller, found.filter, found.order)
      return done({ pieces, rest: {} })
    }
    const rows = await listFor(context.db, caller, found.filter, found.order)
    return done(await documentOf(context, { caller, now }, rows, query.include))
  })
}

async function documentOf(
  context: BookingContext,
  { caller, now }: { caller: Caller; now: Date },
  rows: readonly BookingRow[],
  include: ReadonlySet<Includable>,
): Promise<Document<BookingResource[]>> {
  const data = rows.map((row) => shownBooking(caller, renderBooking(row)))
  return include.size === 0
    ? { data }
    : { data, included: await includedWith(context, caller, rows, include, now) }
}

function listOf(id: number | undefined): number[] | undefined {
  return id === undefined ? undefined : [id]
}

function placeOf(row: BookingRow): Cursor {
  return { startsAt: row.starts_at, bookingId: row.booking_id }
}

function cursorOf({ startsAt, bookingId }: Cursor): string {
  return Buffer.from(`${startsAt.getTime()} ${bookingId}`).toString('base64url')
}

function cursorFrom(text: string): Cursor | undefined {
  const [, startsAt, bookingId] =
    /^(-?\d{1,15}) (\d{1,15})$/.exec(Buffer.from(text, 'base64url').toString()) ?? []
  if (!startsAt || !bookingId || !isPageInstant(Number(startsAt))) return undefined
  return { startsAt: new Date(Number(startsAt)), bookingId: Number(bookingId) }
}
