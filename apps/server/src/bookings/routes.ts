import type { BookingResource } from '@rinda/contract/booking'
import {
  type BookingChangePayload,
  type BookingPayload,
  type CreateBookingPayload,
  createBookingPayload,
  updateBookingPayload,
} from '@rinda/contract/booking-payload'
import { done, type Result, refuse } from '@rinda/contract/refusals'
import { fromUtcDateTime } from '@rinda/domain/time/zone'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Caller } from '../access/caller.ts'
import { answerOnce } from '../changes/answer-once.ts'
import type { RequestKey } from '../changes/reply-store.ts'
import type { Answer } from '../changes/work.ts'
import { parse } from '../edge/parse.ts'
import { sendRefusal, sendResult } from '../http/api-reply.ts'
import { type CallerContext, callerAmong, callerOf, requestKeyOf } from '../http/callers.ts'
import { inPayload } from '../http/payload-fields.ts'
import { type SentBody, sentBody } from '../http/sent-body.ts'
import { bookingNameOf } from './booking-name.ts'
import { changeBooking } from './change-status.ts'
import type { BookingContext } from './context.ts'
import { createScheduled } from './create.ts'
import { visitorsOwn } from './customer.ts'
import { lockBooking } from './lock.ts'
import { visibleBooking } from './policy.ts'
import { renderBooking, renderForVisitor } from './resource.ts'

/** One booking: read, make, change. */
export function bookingRoutes(app: FastifyInstance, context: BookingContext & CallerContext): void {
  const idParameter = z.object({ id: z.string().describe('Row id or qtid') })
  const tokenParameter = z.object({
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
      return sendResult(request, reply, done({ data: rendered(caller.value, renderBooking(found.value)) }))
    },
  )

  app.post(
    '/api/bookings',
    { schema: { summary: 'Holds a slot, or books it', tags, body: createBookingPayload } },
    async (request, reply) => {
      const caller = await callerAmong(context, request, ['portal', 'internal'])
      if (!caller.ok) return sendRefusal(request, reply, caller)
      const sent = sentBody(request, 'booking')
      const payload = parse(createBookingPayload, sent.payload)
      if (!payload.ok) return sendRefusal(request, reply, sent.placed(payload))
      const key = requestKeyOf(request, caller.value)
      if (!key.ok) return sendRefusal(request, reply, key)
      const now = context.clock()
      const answer = await answerOnce(context, { caller: caller.value, request: key.value, now }, (within) =>
        create(within, caller.value, payload.value.booking, key.value, now),
      )
      return sendResult(request, reply, documentOf(caller.value, answer, sent), 201)
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
      // Whoever may not know of a booking does not hear what is wrong with a wish for it.
      const name = nameIn(request)
      const found = await visibleBooking(context.db, caller.value, name)
      if (!found.ok || !name) return sendRefusal(request, reply, found.ok ? refuse('not_found') : found)
      const sent = sentBody(request, 'booking')
      const payload = parse(updateBookingPayload, sent.payload)
      if (!payload.ok) return sendRefusal(request, reply, sent.placed(payload))
      const key = requestKeyOf(request, caller.value)
      if (!key.ok) return sendRefusal(request, reply, key)
      const now = context.clock()
      const wish = { ...wishIn(payload.value.booking), name }
      const answer = await answerOnce(context, { caller: caller.value, request: key.value, now }, (within) =>
        change(within, caller.value, wish, key.value, now),
      )
      return sendResult(request, reply, documentOf(caller.value, answer, sent))
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
  const { location_id: locationId, service_id: serviceId, date, time, status = 'locked' } = payload
  const slot = {
    locationId,
    serviceId,
    specialistId: payload.specialist_id ?? null,
    startsAt: fromUtcDateTime(date, time),
    durationMinutes: payload.duration ?? null,
  }
  const wish = { ...customerIn(payload), ...slot }
  if (status === 'scheduled') return await createScheduled(context, caller, wish, key, now)
  if (status === 'locked') return await lockBooking(context, caller, wish, key, now)
  return refuse('field_wrong', 'status')
}

type ChangeWish = Omit<Parameters<typeof changeBooking>[2], 'token'>

function wishIn(payload: BookingChangePayload): Omit<ChangeWish, 'name'> {
  return {
    ...customerIn(payload),
    status: payload.status,
    approval: payload.approval,
    code: payload.code ?? undefined,
    locationId: payload.location_id,
    serviceId: payload.service_id,
    specialistId: payload.specialist_id,
    date: payload.date,
    time: payload.time,
    durationMinutes: payload.duration,
  }
}

async function change(
  context: BookingContext,
  caller: Caller,
  wish: ChangeWish,
  key: RequestKey | null,
  now: Date,
): Promise<Result<Answer>> {
  if (caller.kind !== 'visitor')
    return await changeBooking(context, caller, { ...wish, token: null }, key, now)
  return await changeBooking(context, caller, { ...visitorsOwn(wish), token: caller.token }, key, now)
}

function customerIn(payload: BookingPayload) {
  return {
    firstName: payload.first_name,
    lastName: payload.last_name,
    email: payload.email,
    phoneNumber: payload.phone_number,
    phoneCountryCode: payload.phone_country_code,
    customerType: payload.customer_type,
    customerNumber: payload.customer_number,
    language: payload.language,
    fields: payload.fields,
    notes: payload.notes,
  }
}

function rendered(caller: Caller, resource: BookingResource): BookingResource {
  return caller.kind === 'visitor' ? renderForVisitor(resource) : resource
}

function documentOf(caller: Caller, answer: Result<Answer>, sent: SentBody) {
  return answer.ok
    ? done({ data: rendered(caller, answer.value.resource as BookingResource) })
    : sent.placed(inPayload('booking', answer))
}
