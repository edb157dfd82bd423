import { isBookingEvent } from '../bookings/booking-events.ts'
import type { Reply, ReplyOf, RequestInput, RequestType } from '../bookings/booking-replies.ts'
import { connectLine } from './connect-line.ts'
import type { Line, LineOptions } from './line.ts'

export type BookingSocketOptions = LineOptions & {
  /** Messages besides those of the source that are wanted: `day_states` tells what a change makes of the days that it touches. */
  understands?: readonly string[]
  /** The platform's admin receives what changes in every company, each with numbers of its own: after a gap all is loaded again. */
  receivesEveryCompany?: boolean
}

/** The line of a portal, with its requests and their replies by type. */
export type BookingSocket = Omit<Line, 'request' | 'requestSurely'> & {
  request<Type extends RequestType>(type: Type, data: RequestInput<Type>): Promise<Reply<ReplyOf<Type>>>
  requestSurely<Type extends RequestType>(
    type: Type,
    data: RequestInput<Type>,
    onUnsure?: () => void,
  ): Promise<Reply<ReplyOf<Type>>>
}

/** Connects as a portal to the booking socket, and stays connected until `close`. */
export function connectBookingSocket(options: BookingSocketOptions): BookingSocket {
  const { understands, receivesEveryCompany = false } = options
  const receivesStates = understands?.includes('day_states') ?? false
  return connectLine(options, {
    ...{ path: '/booking', namespace: '/', event: 'portal', receivesEveryCompany },
    handshake: { understands: [...(understands ?? []), 'together'] },
    // The states that a change led to come a moment after it: a line that is lost in between has missed it.
    isWhole: (message) => !(receivesStates && isBookingEvent(message)),
    isOutcome: isBookingEvent,
  }) as BookingSocket
}
