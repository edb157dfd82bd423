import type { BookingResource } from '@rinda/contract/booking/booking'
import { type RequestData, requestSchemas } from '@rinda/contract/booking/requests'
import type { Trace } from '@rinda/contract/wire/envelope'
import { opaque } from '@rinda/contract/wire/fields'
import { requestEnvelope } from '@rinda/contract/wire/handshake'
import { withoutNulls } from '@rinda/contract/wire/left-out'
import { done, type Refused, type Result, refuse } from '@rinda/contract/wire/refusals'
import { z } from 'zod'
import type { PortalCaller } from '../access/caller.ts'
import type { StreamEvent } from '../changes/record-store.ts'
import type { Database } from '../database/database.ts'
import { type JsonText, writeJson } from '../edge/json-text.ts'
import { parse } from '../edge/parse.ts'
import { mayReceive } from '../sockets/broadcasts/audience.ts'
import type { Seat } from '../sockets/connection/handshake.ts'
import { failureOf } from '../sockets/failure.ts'

/** Reads the bookings of some days, as the wire has them. */
export type ReadBookings = (
  caller: PortalCaller,
  query: RequestData<'get_bookings'> & { companyId: number },
  now: Date,
) => Promise<Result<JsonText<BookingResource[]>>>

export type ChannelContext = { db: Database; readBookings: ReadBookings; clock: () => Date }

/** One subscription of a connection: acts when it is asked to, and receives what its person may. */
export type Subscription = {
  perform(data: unknown): Promise<Result<null>>
  /** Answers what it was told to do with why that was not done. */
  refuse(data: unknown, refused: Refused): void
  publish(event: StreamEvent): void
}

/** Identity of the channel, as a client names it. The session is an id that it made for itself. */
const identity = z.object({ channel: z.literal('PortalChannel'), session: opaque })

export function isPortalChannel(identifier: unknown): boolean {
  return identity.safeParse(identifier).success
}

const action = z.object({ action: requestEnvelope.shape.type, trace: requestEnvelope.shape.trace })

/** The channel of the portal: the bookings of some days when asked for, and from then on each change at the locations that were asked for. */
export function subscribePortal(
  context: ChannelContext,
  seat: Seat,
  send: (message: unknown) => void,
): Subscription {
  const locations = new Set<number>()
  let isEverywhere = false
  let waiting: StreamEvent[] | null = null

  function deliver(event: StreamEvent): void {
    if (event.resource.type !== 'booking') return
    const isAsked = isEverywhere || locations.has(event.locationId)
    if (isAsked && mayReceive(seat.caller, event)) send({ type: 'booking', data: event.resource })
  }

  async function getBookings(
    data: RequestData<'get_bookings'>,
    trace: Trace | undefined,
  ): Promise<Result<null>> {
    // A change that comes while the list is being read must not be overtaken by the list.
    waiting = []
    try {
      const query = { ...data, companyId: seat.companyId }
      const found = await context.readBookings(seat.caller, query, context.clock())
      if (!found.ok) return refused('get_bookings', trace, found)
      if (data.locationId === undefined) isEverywhere = true
      else locations.add(data.locationId)
      send(writeJson<object>({ ...traced(trace), type: 'bookings', data: found.value }))
      return done(null)
    } finally {
      const received = waiting
      waiting = null
      for (const event of received) deliver(event)
    }
  }

  function refused(name: string, trace: Trace | undefined, why: Refused): Refused {
    send(failureOf(name, trace, why))
    return why
  }

  function refuseAction(input: unknown, refused: Refused): void {
    const named = parse(action.pick({ action: true }), input)
    const traced = parse(action.pick({ trace: true }), input)
    const name = named.ok ? named.value.action : 'message'
    send(failureOf(name, traced.ok ? traced.value.trace : undefined, refused))
  }

  return {
    refuse: refuseAction,
    async perform(input) {
      const asked = parse(action, input)
      if (!asked.ok) {
        refuseAction(input, asked)
        return asked
      }
      const { action: name, trace } = asked.value
      if (name !== 'get_bookings') return refused(name, trace, refuse('unknown_message', 'action'))
      const data = parse(requestSchemas.get_bookings, withoutNulls(requestSchemas.get_bookings, input))
      if (!data.ok) return refused(name, trace, data)
      return await getBookings(data.value, trace)
    },
    publish(event) {
      if (waiting) waiting.push(event)
      else deliver(event)
    },
  }
}

function traced(trace: Trace | undefined) {
  return trace === undefined ? {} : { trace }
}
