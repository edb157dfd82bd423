import { calendarDate, rowId } from '@rinda/contract/wire/fields'
import type { Document } from '@rinda/contract/wire/json-api'
import { done, type Result, refuse } from '@rinda/contract/wire/refusals'
import { bookingStatuses } from '@rinda/domain/booking/status'
import { daysBetween } from '@rinda/domain/time/zone'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Caller } from '../../access/caller.ts'
import { companyOfService, companyZone } from '../../companies/company.ts'
import { sendRefusal, sendResult } from '../../http/api-reply.ts'
import { includeIn, parseQuery } from '../../http/query.ts'
import { type CallerContext, callerAmong } from '../../sign-in/callers.ts'
import { includeParameter } from '../booking-document.ts'
import type { BookingContext } from '../context.ts'
import { renderBooking } from '../resource.ts'
import type { BookingRow } from '../store.ts'
import { includableWithBookings, includedWith, zoneFor } from './included.ts'
import { daysFilter, holdingStatuses, listFor } from './list.ts'
import type { BookingFilter, Cursor, ListOrder } from './list-store.ts'

/** The longest range of days that one call may ask for, and the most rows of one page. */
const mostDays = 92
const mostRows = 10_000

const listQuery = z.object({
  location_id: rowId.optional(),
  service_id: rowId.optional(),
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
  'page[after]': z.string().max(200, 'field_wrong').optional(),
  ...includeParameter.shape,
})

type ListContext = BookingContext & CallerContext
type List = { filter: BookingFilter; order: ListOrder }

/** The lists of bookings: by filter and page, by telephone, by day, by service and day, with payment open. */
export function bookingListRoutes(app: FastifyInstance, context: ListContext): void {
  const tags = ['bookings']

  app.get(
    '/api/bookings',
    { schema: { summary: 'Bookings, page by page', tags, querystring: listQuery } },
    async (request, reply) => {
      const caller = await callerAmong(context, request, ['portal', 'internal'])
      if (!caller.ok) return sendRefusal(request, reply, caller)
      const query = parseQuery(listQuery, request.query)
      if (!query.ok) return sendRefusal(request, reply, query)
      const { from, to, 'page[size]': size = 1000, 'page[after]': afterText } = query.value
      const zone = await zoneFor(context, caller.value, query.value.location_id)
      const after = afterText === undefined ? undefined : cursorFrom(afterText)
      if (afterText !== undefined && !after)
        return sendRefusal(request, reply, refuse('field_wrong', '?page[after]'))
      const filter: BookingFilter = {
        locationIds: listOf(query.value.location_id),
        serviceIds: listOf(query.value.service_id),
        specialistId: query.value.specialist_id,
        statuses: query.value.status,
        ...(from ? { from: daysFilter(from, 1, zone).from } : {}),
        ...(to ? { till: daysFilter(to, 1, zone).till } : {}),
      }
      const rows = await listFor(context.db, caller.value, filter, { after, most: size + 1 })
      const page = rows.slice(0, size)
      const last = page.at(-1)
      const next = rows.length > size && last ? pageLink(request, cursorOf(last)) : null
      return await sendRows(context, request, reply, caller.value, page, { next })
    },
  )

  /** A list whose path says all: the caller, then the list, then the rows. */
  function list(
    path: string,
    summary: string,
    params: z.ZodType,
    listIn: (request: FastifyRequest, caller: Caller) => Promise<Result<List>>,
  ) {
    app.get(
      path,
      { schema: { summary, tags, params, querystring: includeParameter } },
      async (request, reply) => {
        const caller = await callerAmong(context, request, ['portal', 'internal'])
        if (!caller.ok) return sendRefusal(request, reply, caller)
        const wanted = await listIn(request, caller.value)
        if (!wanted.ok) return sendRefusal(request, reply, wanted)
        const rows = await listFor(context.db, caller.value, wanted.value.filter, wanted.value.order)
        return await sendRows(context, request, reply, caller.value, rows)
      },
    )
  }

  const most = mostRows
  list(
    '/api/bookings/payment_pending',
    'Bookings that hold time and wait for their payment',
    z.object({}),
    async () => done({ filter: { isPaymentPending: true, statuses: holdingStatuses }, order: { most } }),
  )
  const phoneParameters = z.object({ countryCode: z.string(), number: z.string() })
  list(
    '/api/bookings/phone/:countryCode/:number',
    'Bookings of a telephone number, newest first',
    phoneParameters,
    async (request) => {
      const phone = request.params as z.output<typeof phoneParameters>
      if (!/^\d{1,4}$/.test(phone.countryCode)) return refuse('phone_wrong', '?countryCode')
      if (!/^\d{1,20}$/.test(phone.number)) return refuse('phone_wrong', '?number')
      return done({ filter: { phone }, order: { most, newestFirst: true } })
    },
  )
  const rangeParameters = z.object({ from: calendarDate, till: calendarDate })
  list(
    '/api/bookings/date/:from/:till',
    'Bookings of some days, both included',
    rangeParameters,
    async (request, caller) => {
      const range = parseQuery(rangeParameters, request.params)
      if (!range.ok) return range
      const days = daysBetween(range.value.from, range.value.till) + 1
      if (days < 1 || days > mostDays) return refuse('range_too_long', '?till')
      const zone = await zoneFor(context, caller, undefined)
      return done({ filter: daysFilter(range.value.from, days, zone), order: { most } })
    },
  )
  const serviceParameters = z.object({ serviceId: rowId, date: calendarDate })
  list(
    '/api/bookings/service/:serviceId/date/:date',
    'Bookings of a service on a day',
    serviceParameters,
    async (request, caller) => {
      const { serviceId } = request.params as { serviceId: string }
      if (!rowId.safeParse(serviceId).success) return refuse('not_found')
      const asked = parseQuery(serviceParameters, request.params)
      if (!asked.ok) return asked
      const companyId = await companyOfService(context.db, caller.scope, asked.value.serviceId)
      if (companyId === undefined) return refuse('not_found')
      const zone = await companyZone(context.db, companyId)
      return done({
        filter: { ...daysFilter(asked.value.date, 1, zone), serviceIds: [asked.value.serviceId] },
        order: { most },
      })
    },
  )
}

async function sendRows(
  context: ListContext,
  request: FastifyRequest,
  reply: FastifyReply,
  caller: Caller,
  rows: readonly BookingRow[],
  links?: { next: string | null },
): Promise<FastifyReply> {
  const include = includeIn(request, includableWithBookings)
  if (!include.ok) return sendRefusal(request, reply, include)
  const document: Document = {
    data: rows.map(renderBooking),
    ...(include.value.size > 0
      ? { included: await includedWith(context.settings, caller, rows, include.value, context.clock()) }
      : {}),
    ...(links ? { links } : {}),
  }
  return sendResult(request, reply, done(document))
}

function listOf(id: number | undefined): number[] | undefined {
  return id === undefined ? undefined : [id]
}

function cursorOf(row: BookingRow): string {
  return Buffer.from(`${row.starts_at.getTime()} ${row.booking_id}`).toString('base64url')
}

function cursorFrom(text: string): Cursor | undefined {
  const [, startsAt, bookingId] =
    /^(-?\d{1,15}) (\d{1,15})$/.exec(Buffer.from(text, 'base64url').toString()) ?? []
  const at = new Date(Number(startsAt))
  return startsAt && bookingId && !Number.isNaN(at.getTime())
    ? { startsAt: at, bookingId: Number(bookingId) }
    : undefined
}

function pageLink(request: FastifyRequest, after: string): string {
  const url = new URL(request.url, 'http://localhost')
  url.searchParams.set('page[after]', after)
  return `${url.pathname}${url.search}`
}
