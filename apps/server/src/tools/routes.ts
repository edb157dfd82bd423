import type { BookingResource } from '@rinda/contract/booking/booking'
import type { BookingChangeResource } from '@rinda/contract/booking/booking-log'
import type { HealthResource } from '@rinda/contract/booking/health'
import type { MessageResource, UndeliveredResource } from '@rinda/contract/booking/outbox'
import { type SlotTrialResource, slotTrialPayload } from '@rinda/contract/booking/slot-trial'
import { rowId, text } from '@rinda/contract/wire/fields'
import type { Document } from '@rinda/contract/wire/json-api'
import { done } from '@rinda/contract/wire/refusals'
import { mayUseTools } from '@rinda/domain/access/permission'
import { approvals, bookingStatuses } from '@rinda/domain/booking/status'
import { z } from 'zod'
import { pathName } from '../bookings/booking-name.ts'
import { visibleBooking } from '../bookings/policy.ts'
import { renderBooking } from '../bookings/resource.ts'
import type { Write } from '../changes/write.ts'
import type { Config } from '../config.ts'
import type { Database } from '../database/database.ts'
import { bookingLogDocument } from '../http/documents/booking-documents.ts'
import { isPageInstant, linkAfter, pageParameters } from '../http/paging.ts'
import { documentOf, undescribed } from '../http/route/answers.ts'
import { body } from '../http/route/body.ts'
import { pathId } from '../http/route/path-id.ts'
import { type Route, route } from '../http/route/route.ts'
import { onlyIf, staff } from '../http/route/who.ts'
import { writeRoute } from '../http/route/write-route.ts'
import type { HealthSources } from './health.ts'
import type { TrialContext } from './slot-trial.ts'

/** Access to the tools: as the portal shows them. */
const who = onlyIf(staff, ({ user }) => mayUseTools(user))
const reading = { method: 'GET', tag: 'bookings', who } as const

const logQuery = z.object({
  company_id: rowId.optional(),
  location_id: rowId.optional(),
  service_id: rowId.optional(),
  specialist_id: rowId.optional(),
  status: z.enum(bookingStatuses, 'field_wrong').optional(),
  approval: z.enum(approvals, 'field_wrong').optional(),
  client_type: z.enum(['app', 'portal', 'widget'], 'field_wrong').optional(),
  q: text(100).optional().describe('Name, phone, e-mail address, code or id; at least three characters'),
  sort: z.enum(['changed', 'time'], 'field_wrong').optional(),
  'page[after]': z
    .string('field_wrong')
    .regex(/^\d{1,15}-\d{1,15}$/, { error: 'field_wrong', abort: true })
    .refine((place) => isPageInstant(Number.parseInt(place, 10)), 'field_wrong')
    .optional(),
})

const messagesQuery = z.object({
  company_id: rowId.optional(),
  booking_id: rowId.optional(),
  state: z.enum(['waiting', 'sent', 'dead', 'kept'], 'field_wrong').optional(),
  'page[after]': pageParameters['page[after]'],
})

type Context = TrialContext & {
  db: Database
  write: Write
  config: Pick<Config, 'smtpUrl' | 'smsUrl'>
  clock: () => Date
  health: HealthSources
}

/** Routes of the tools: for those who look after a company's bookings and what was said of them. */
export function toolRoutes(context: Context): Route[] {
  const { db } = context
  return [
    route(
      {
        ...reading,
        path: '/api/portal/tools/bookings',
        summary: 'The log of bookings: ten days back, sixty days ahead, what was changed last first',
        query: logQuery,
        answers: documentOf<Document<BookingResource[]>>(bookingLogDocument),
      },
      async ({ caller, query, now, request }) => {
        const {
          company_id: companyId,
          q = '',
          sort: order = 'changed',
          'page[after]': after,
          ...equals
        } = query
        const { listBookingLog } = await import('./booking-log.ts')
        const page = await listBookingLog(db, caller, { companyId, equals, text: q, order, after }, now)
        return done({
          data: page.bookings.map(renderBooking),
          links: { next: page.next === null ? null : linkAfter(request, page.next) },
          ...(page.total === null ? {} : { meta: { total: page.total } }),
        })
      },
    ),
    route(
      {
        ...reading,
        path: '/api/portal/bookings/:id/history',
        summary: 'Who changed what of a booking, when and from where, newest first',
        params: z.object({ id: pathName }),
        find: ({ caller, params }) => visibleBooking(db, caller, params.id),
        answers: undescribed<Document<BookingChangeResource[]>>(),
      },
      async ({ caller, found }) => {
        const { bookingHistory } = await import('./booking-history.ts')
        return done({ data: await bookingHistory(db, caller, found) })
      },
    ),
    route(
      {
        ...{ method: 'GET', tag: 'bookings', who: staff },
        path: '/api/portal/bookings/:id/undelivered',
        summary: 'Messages about a booking that did not arrive at the addresses that it has',
        params: z.object({ id: pathName }),
        find: ({ caller, params }) => visibleBooking(db, caller, params.id),
        answers: undescribed<Document<UndeliveredResource>>(),
      },
      async ({ caller, found }) => {
        const { undeliveredOf } = await import('./undelivered.ts')
        return done({ data: await undeliveredOf(db, caller, found) })
      },
    ),
    route(
      {
        ...reading,
        path: '/api/portal/tools/messages',
        summary: 'Messages to visitors, newest first, and what became of each',
        query: messagesQuery,
        answers: undescribed<Document<MessageResource[]>>(),
      },
      async ({ caller, query, now, request }) => {
        const { company_id: companyId, booking_id: bookingId, state, 'page[after]': before } = query
        const { listVisitorMessages } = await import('./messages-sent.ts')
        const page = await listVisitorMessages(context, caller, { companyId, bookingId, state, before }, now)
        return done({
          data: page.messages,
          links: { next: page.next === null ? null : linkAfter(request, page.next) },
          ...(page.dead === null ? {} : { meta: { dead: page.dead } }),
        })
      },
    ),
    writeRoute(
      context,
      {
        method: 'POST',
        tag: 'bookings',
        who,
        path: '/api/portal/tools/messages/:id/send_again',
        summary: 'Sends a message that was given up once more',
        params: z.object({ id: pathId }),
        answers: undescribed<Document<MessageResource>>(),
      },
      async (within, { asked, params }) => {
        const { sendMessageAgain } = await import('./messages-sent.ts')
        return await sendMessageAgain(within, asked, params.id)
      },
    ),
    route(
      {
        ...reading,
        path: '/api/portal/tools/health',
        summary:
          'How the server is: database, Redis, followers, messages, due work, and the nodes for who looks after all companies',
        answers: undescribed<Document<HealthResource>>(),
      },
      async ({ caller }) => {
        const { readHealth } = await import('./health.ts')
        return done({ data: await readHealth(db, caller, context.health, context.clock) })
      },
    ),
    route(
      {
        ...{ tag: 'bookings', who, method: 'POST', path: '/api/portal/tools/slot_trial' },
        summary:
          'The starts of a day as a visitor meets them, and as they would be with other facts; nothing is written',
        body: body(slotTrialPayload),
        answers: undescribed<Document<SlotTrialResource>>(),
      },
      async ({ caller, body, now }) => {
        const { trySlots } = await import('./slot-trial.ts')
        const tried = await trySlots(context, caller, body.slot_trial, now)
        return tried.ok ? done({ data: tried.value }) : tried
      },
    ),
    route(
      {
        ...reading,
        path: '/api/portal/tools/message_types',
        summary: 'The messages that the socket of bookings understands, with their schemas',
        answers: undescribed<Document>(),
      },
      async () => done({ data: (await import('./message-types.ts')).messageTypes() }),
    ),
  ]
}
