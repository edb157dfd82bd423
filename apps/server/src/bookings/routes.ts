import type { BookingResource } from '@rinda/contract/booking/booking'
import {
  type CreateBookingPayload,
  createBookingPayload,
  updateBookingPayload,
} from '@rinda/contract/booking/booking-payload'
import type { Document } from '@rinda/contract/wire/json-api'
import { done, type Result, refuse } from '@rinda/contract/wire/refusals'
import { z } from 'zod'
import type { Caller } from '../access/caller.ts'
import type { Answer, Asked } from '../changes/work.ts'
import { bookingOrNoneDocument, oneBookingDocument } from '../http/documents/booking-documents.ts'
import { bookingToken } from '../http/openapi/describe.ts'
import { documentOf } from '../http/route/answers.ts'
import { body } from '../http/route/body.ts'
import { type Route, route } from '../http/route/route.ts'
import { anybody, forKeys, staffAndPrograms } from '../http/route/who.ts'
import { writeRoute } from '../http/route/write-route.ts'
import { type ChangeInput, changeBooking } from './act/change-status.ts'
import { createScheduled } from './book/create.ts'
import { visitorsOwn } from './book/customer.ts'
import { customerFaults } from './book/customer-faults.ts'
import { bookingDocument, includeParameter } from './booking-document.ts'
import { anyPathName, pathName } from './booking-name.ts'
import type { BookingContext } from './context.ts'
import { existingBooking } from './find/existing.ts'
import type { Includable } from './find/included.ts'
import { lockBooking } from './hold/lock.ts'
import { changeInputIn, createInputIn } from './payload-input.ts'
import { visibleBooking } from './policy.ts'
import { renderBooking } from './resource.ts'

const tag = 'bookings'
const params = z.object({ id: pathName })
const withToken = includeParameter.extend({
  token: z.string().optional().describe('What a visitor proves the booking with'),
})
type Shown = Document<BookingResource | null>
const ofOne = {
  tag,
  who: forKeys(anybody, 'bookings:read'),
  query: withToken,
  headers: bookingToken,
  answers: documentOf<Shown>(oneBookingDocument),
} as const
const sent = { name: 'booking', isNamedByMessages: true }

/** One booking: read, make, change. */
export function bookingRoutes(context: BookingContext): Route[] {
  const { db, settings, lineFigures } = context
  type Asking = { caller: Caller; query: { include: ReadonlySet<Includable> }; now: Date }
  const show = ({ caller, query, now }: Asking, booking: BookingResource | null) =>
    bookingDocument({ settings, lineFigures, now }, caller, booking, query.include)
  const showAnswer = ({ resource }: Answer, call: Asking) => show(call, resource as BookingResource)
  return [
    route(
      {
        ...ofOne,
        method: 'GET',
        path: '/api/bookings/:id',
        summary: 'One booking',
        params,
        find: ({ caller, params }) => visibleBooking(db, caller, params.id),
      },
      async (call) => done(await show(call, renderBooking(call.found))),
    ),
    route(
      {
        ...ofOne,
        method: 'GET',
        path: '/api/bookings/existing/:id',
        summary: 'The booking of that id while it still holds time',
        params: z.object({ id: anyPathName }),
        answers: documentOf<Shown>(bookingOrNoneDocument),
        find: ({ caller, params, now }) => existingBooking(db, caller, params.id, now),
      },
      async (call) => done(await show(call, call.found && renderBooking(call.found))),
    ),
    writeRoute(
      context,
      {
        method: 'POST',
        path: '/api/bookings',
        summary: 'Holds a slot, or books it',
        tag,
        who: forKeys(staffAndPrograms, 'bookings:write'),
        query: includeParameter,
        body: body(createBookingPayload, { ...sent, moreFaults: customerFaults }),
        answers: documentOf<Shown>(oneBookingDocument, 201),
      },
      (within, { asked, body }) => create(within, asked, body.booking),
      showAnswer,
    ),
    writeRoute(
      context,
      {
        ...ofOne,
        who: forKeys(anybody, 'bookings:write'),
        method: 'PATCH',
        path: '/api/bookings/:id',
        summary: 'Changes a booking; a change of status or approval is a transition',
        params,
        find: ({ caller, params }) => visibleBooking(db, caller, params.id),
        body: body(updateBookingPayload, sent),
      },
      (within, { asked, params, body }) =>
        change(within, asked, { ...changeInputIn(body.booking), name: params.id }),
      showAnswer,
    ),
  ]
}

async function create(
  context: BookingContext,
  { caller, request, now }: Asked,
  payload: CreateBookingPayload,
): Promise<Result<Answer>> {
  const { status = 'locked' } = payload
  const input = createInputIn(payload)
  if (status === 'scheduled') return await createScheduled(context, caller, input, request, now)
  if (status === 'locked') return await lockBooking(context, caller, input, request, now)
  return refuse('field_wrong', 'status')
}

async function change(
  context: BookingContext,
  { caller, request, now }: Asked,
  input: Omit<ChangeInput, 'token'>,
): Promise<Result<Answer>> {
  if (caller.kind !== 'visitor')
    return await changeBooking(context, caller, { ...input, token: null }, request, now)
  return await changeBooking(context, caller, { ...visitorsOwn(input), token: caller.token }, request, now)
}
