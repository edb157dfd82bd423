import type { BookingResource } from '@rinda/contract/booking/booking'
import {
  type CreateBookingPayload,
  createBookingPayload,
  updateBookingPayload,
} from '@rinda/contract/booking/booking-payload'
import { done, type Result, refuse } from '@rinda/contract/wire/refusals'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Caller } from '../access/caller.ts'
import { answerOnce } from '../changes/answer-once.ts'
import type { RequestKey } from '../changes/reply-store.ts'
import type { Answer } from '../changes/work.ts'
import { parse } from '../edge/parse.ts'
import { sendRefusal, sendResult } from '../http/api-reply.ts'
import { inPayload } from '../http/payload-fields.ts'
import { includeIn } from '../http/query.ts'
import { requestKeyOf } from '../http/request-key.ts'
import { sentBody } from '../http/sent-body.ts'
import { type CallerContext, callerAmong, callerOf } from '../sign-in/callers.ts'
import { type ChangeInput, changeBooking } from './act/change-status.ts'
import { createScheduled } from './book/create.ts'
import { visitorsOwn } from './book/customer.ts'
import { bookingDocument, includeParameter } from './booking-document.ts'
import { bookingNameOf } from './booking-name.ts'
import type { BookingContext } from './context.ts'
import { existingBooking } from './find/existing.ts'
import { includableWithBookings } from './find/included.ts'
import { lockBooking } from './hold/lock.ts'
import { changeInputIn, createInputIn } from './payload-input.ts'
import { visibleBooking } from './policy.ts'
import { renderBooking } from './resource.ts'

/** One booking: read, make, change. */
export function bookingRoutes(app: FastifyInstance, context: BookingContext & CallerContext): void {
  const idParameter = z.object({ id: z.string().describe('Row id or qtid') })
  const tokenParameter = includeParameter.extend({
    token: z.string().optional().describe('What a visitor proves the booking with'),
  })
  const tags = ['bookings']

  app.get(
    '/api/bookings/:id',
    { schema: { summary: 'One booking', tags, params: idParameter, querystring: tokenParameter } },
    async (request, reply) => {
      const caller = await callerOf(context, request)
      if (!caller.ok) return sendRefusal(request, reply, caller)
      const found = await visibleBooking(context.db, caller.value, nameIn(request))
      if (!found.ok) return sendRefusal(request, reply, found)
      const include = includeIn(request, includableWithBookings)
      if (!include.ok) return sendRefusal(request, reply, include)
      const shown = await bookingDocument(context, caller.value, renderBooking(found.value), include.value)
      return sendResult(request, reply, done(shown))
    },
  )

  app.get(
    '/api/bookings/existing/:id',
    {
      schema: {
        summary: 'The booking of that id while it still holds time',
        tags,
        params: idParameter,
        querystring: tokenParameter,
      },
    },
    async (request, reply) => {
      const caller = await callerOf(context, request)
      if (!caller.ok) return sendRefusal(request, reply, caller)
      const found = await existingBooking(context.db, caller.value, nameIn(request), context.clock())
      if (!found.ok) return sendRefusal(request, reply, found)
      const include = includeIn(request, includableWithBookings)
      if (!include.ok) return sendRefusal(request, reply, include)
      const booking = found.value && renderBooking(found.value)
      return sendResult(
        request,
        reply,
        done(await bookingDocument(context, caller.value, booking, include.value)),
      )
    },
  )

  app.post(
    '/api/bookings',
    {
      schema: {
        summary: 'Holds a slot, or books it',
        tags,
        querystring: includeParameter,
        body: createBookingPayload,
      },
    },
    async (request, reply) => {
      const caller = await callerAmong(context, request, ['portal', 'internal'])
      if (!caller.ok) return sendRefusal(request, reply, caller)
      const include = includeIn(request, includableWithBookings)
      if (!include.ok) return sendRefusal(request, reply, include)
      const sent = sentBody(request, 'booking')
      const payload = parse(createBookingPayload, sent.payload)
      if (!payload.ok) return sendRefusal(request, reply, sent.placed(payload))
      const key = requestKeyOf(request, caller.value)
      if (!key.ok) return sendRefusal(request, reply, key)
      const now = context.clock()
      const answer = await answerOnce(context, { caller: caller.value, request: key.value, now }, (within) =>
        create(within, caller.value, payload.value.booking, key.value, now),
      )
      if (!answer.ok) return sendRefusal(request, reply, sent.placed(inPayload('booking', answer)))
      const { resource } = answer.value
      const shown = await bookingDocument(context, caller.value, resource as BookingResource, include.value)
      return sendResult(request, reply, done(shown), 201)
    },
  )

  app.patch(
    '/api/bookings/:id',
    {
      schema: {
        summary: 'Changes a booking; a change of status or approval is a transition',
        tags,
        params: idParameter,
        querystring: tokenParameter,
        body: updateBookingPayload,
      },
    },
    async (request, reply) => {
      const caller = await callerOf(context, request)
      if (!caller.ok) return sendRefusal(request, reply, caller)
      // Whoever may not know of a booking does not hear what is wrong with an input for it.
      const name = nameIn(request)
      const found = await visibleBooking(context.db, caller.value, name)
      if (!found.ok || !name) return sendRefusal(request, reply, found.ok ? refuse('not_found') : found)
      const include = includeIn(request, includableWithBookings)
      if (!include.ok) return sendRefusal(request, reply, include)
      const sent = sentBody(request, 'booking')
      const payload = parse(updateBookingPayload, sent.payload)
      if (!payload.ok) return sendRefusal(request, reply, sent.placed(payload))
      const key = requestKeyOf(request, caller.value)
      if (!key.ok) return sendRefusal(request, reply, key)
      const now = context.clock()
      const input = { ...changeInputIn(payload.value.booking), name }
      const answer = await answerOnce(context, { caller: caller.value, request: key.value, now }, (within) =>
        change(within, caller.value, input, key.value, now),
      )
      if (!answer.ok) return sendRefusal(request, reply, sent.placed(inPayload('booking', answer)))
      const { resource } = answer.value
      const shown = await bookingDocument(context, caller.value, resource as BookingResource, include.value)
      return sendResult(request, reply, done(shown))
    },
  )
}

function nameIn(request: FastifyRequest) {
  return bookingNameOf((request.params as { id: string }).id)
}

async function create(
  context: BookingContext,
  caller: Caller,
  payload: CreateBookingPayload,
  key: RequestKey | null,
  now: Date,
): Promise<Result<Answer>> {
  const { status = 'locked' } = payload
  const input = createInputIn(payload)
  if (status === 'scheduled') return await createScheduled(context, caller, input, key, now)
  if (status === 'locked') return await lockBooking(context, caller, input, key, now)
  return refuse('field_wrong', 'status')
}

async function change(
  context: BookingContext,
  caller: Caller,
  input: Omit<ChangeInput, 'token'>,
  key: RequestKey | null,
  now: Date,
): Promise<Result<Answer>> {
  if (caller.kind !== 'visitor')
    return await changeBooking(context, caller, { ...input, token: null }, key, now)
  return await changeBooking(context, caller, { ...visitorsOwn(input), token: caller.token }, key, now)
}
