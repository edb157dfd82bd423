import { connectLine, type LineOptions } from '../sockets/connect-line.ts'
import type { Reply, ReplyOf, RequestInput } from './booking-replies.ts'
import { type FreeTime, readFreeTimes } from './free-times.ts'

export type VisitorBookingsOptions = Omit<LineOptions, 'token'> & {
  /** The one location at which the page books. */
  locationId: number
  /** Zone of its clock on the wall. */
  zone: string
  /** Secret of the kiosk that this device is paired with. */
  kiosk?: string | undefined
}

/** Acts of a visitor on what they book. */
type VisitorAct = 'lock_booking' | 'schedule_booking' | 'unlock_booking' | 'cancel_booking'

/** Connection of a visitor's page to the booking socket: free times, and the acts by which one of them is booked. */
export type VisitorBookings = {
  /** The next times at which a service is free from a moment on, so many at most; undefined where they could not be read. */
  freeTimes(serviceId: number, fromMs: number, most: number): Promise<readonly FreeTime[] | undefined>
  /** Asks until the outcome is known, under one trace: the act happens once. */
  act<Type extends VisitorAct>(
    type: Type,
    data: RequestInput<Type>,
    onUnsure?: () => void,
  ): Promise<Reply<ReplyOf<Type>>>
  /** Tells that a time was taken or given back, or that the hours are others. Returns the way to stop. */
  onOtherTimes(listener: () => void): () => void
  close(): void
}

/** Connects as a visitor's page to the booking socket, and stays connected until `close`. */
export function connectVisitorBookings(options: VisitorBookingsOptions): VisitorBookings {
  const { locationId, zone, kiosk } = options
  const line = connectLine(
    { ...options, token: '' },
    {
      ...{ path: '/booking', namespace: '/widget', event: 'widget' },
      handshake: { locationId, ...(kiosk ? { kiosk } : {}) },
      isWhole: () => true,
      // The answer to an act is waited for however long it takes: one that nobody waits for is nobody's.
      isOutcome: () => false,
    },
  )
  return {
    freeTimes: (serviceId, fromMs, most) =>
      readFreeTimes(
        async (date) => {
          const asked = { locationId, serviceId, date, days: 7 } as const
          return (await line.request('get_slots', asked)) as Reply<ReplyOf<'get_slots'>>
        },
        { zone, fromMs, most },
      ),
    act: (type, data, onUnsure) =>
      line.requestSurely(type, data, onUnsure) as Promise<Reply<ReplyOf<typeof type>>>,
    onOtherTimes(listener) {
      const stops = [line.onMessage(listener), line.onReload(listener)]
      return () => {
        for (const stop of stops) stop()
      }
    },
    close: line.close,
  }
}
