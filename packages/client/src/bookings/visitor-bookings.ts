import type { SlotItem } from '@rinda/contract/booking/day-sheet'
import { type Envelope, type OfferChange, offerChanged, type SlotChange } from '@rinda/contract/wire/envelope'
import { connectLine } from '../sockets/connect-line.ts'
import type { Line, LineOptions } from '../sockets/line.ts'
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

/** A service, with one specialist or (null) with any. */
export type OfService = { readonly serviceId: number; readonly specialistId: number | null }

/** Holders of the time of a service: these specialists, or, where nobody serves it, the service itself. */
export type HeldBy = { readonly serviceId: number; readonly specialistIds: readonly number[] }

/** Acts of a visitor on what they book. */
type VisitorAct =
  | 'lock_booking'
  | 'prolong_booking'
  | 'verify_booking'
  | 'schedule_booking'
  | 'unlock_booking'
  | 'cancel_booking'
  | 'reschedule_booking'

/** Connection of a visitor's page to the booking socket: free times, and the acts by which one of them is booked. */
export type VisitorBookings = {
  /** The next times at which a service is free from a moment on, so many at most; undefined where they could not be read. */
  freeTimes(
    serviceId: number,
    fromMs: number,
    most: number,
    specialistId?: number | null,
  ): Promise<readonly FreeTime[] | undefined>
  /** The times of seven days from a date on, also those that are taken; of one specialist, or of any. */
  week(of: OfService, date: string): Promise<Reply<readonly SlotItem[]>>
  /** Asks until the outcome is known, under one trace: the act happens once. */
  act<Type extends VisitorAct>(
    type: Type,
    data: RequestInput<Type>,
    onUnsure?: () => void,
  ): Promise<Reply<ReplyOf<Type>>>
  /**
   * Tells that a time was taken or given back, or that the hours are others; where it is said by whom the times that are shown are held, only
   * what can change them. Returns the way to stop.
   */
  onOtherTimes(listener: () => void, shown?: HeldBy): () => void
  /** Tells that a service of the location, or (null) all of it, was set up otherwise, or may have been. Returns the way to stop. */
  onOtherOffer(listener: (serviceId: number | null) => void): () => void
  /** Tells that something became of a booking, or may have while the line was away. Returns the way to stop. */
  onBooking(id: number, listener: () => void): () => void
  onConnection: Line['onConnection']
  /** Looks whether the line is alive, as a phone does that was asleep. */
  check: Line['check']
  close(): void
}

/** Connects as a visitor's page to the booking socket, and stays connected until `close`. */
export function connectVisitorBookings(options: VisitorBookingsOptions): VisitorBookings {
  const { locationId, zone, kiosk } = options
  const line = connectLine(
    { ...options, token: '' },
    {
      ...{ path: '/booking', namespace: '/widget', event: 'widget' },
      handshake: { locationId, understands: [offerChanged], ...(kiosk ? { kiosk } : {}) },
      isWhole: () => true,
      // The answer to an act is waited for however long it takes: one that nobody waits for is nobody's.
      isOutcome: () => false,
    },
  )
  const askWeek = async ({ serviceId, specialistId }: OfService, date: string) => {
    const asked = { locationId, serviceId, specialistId, date, days: 7 } as const
    return (await line.request('get_slots', asked)) as Reply<ReplyOf<'get_slots'>>
  }
  return {
    freeTimes: (serviceId, fromMs, most, specialistId = null) =>
      readFreeTimes((date) => askWeek({ serviceId, specialistId }, date), { zone, fromMs, most }),
    week: askWeek,
    act: (type, data, onUnsure) =>
      line.requestSurely(type, data, onUnsure) as Promise<Reply<ReplyOf<typeof type>>>,
    onOtherTimes(listener, shown) {
      const stops = [
        line.onMessage((message) => {
          if (!shown || concerns(message, shown)) listener()
        }),
        line.onReload(listener),
      ]
      return () => {
        for (const stop of stops) stop()
      }
    },
    onOtherOffer(listener) {
      const stops = [
        line.onMessage(({ type, data }) => {
          if (type === offerChanged) listener((data as { data: OfferChange }).data.attributes.service_id)
        }),
        line.onReload(() => listener(null)),
      ]
      return () => {
        for (const stop of stops) stop()
      }
    },
    onBooking(id, listener) {
      const stops = [
        line.onMessage(({ data }) => {
          if ((data as { data?: { id?: unknown } }).data?.id === String(id)) listener()
        }),
        line.onReload(listener),
      ]
      return () => {
        for (const stop of stops) stop()
      }
    },
    onConnection: line.onConnection,
    check: line.check,
    close: line.close,
  }
}

/** Tells whether a message is of anything but time that others hold. A move is told as left and as arrived. */
function concerns({ data }: Envelope, { serviceId, specialistIds }: HeldBy): boolean {
  const changed = (data as { data?: SlotChange | OfferChange }).data
  if (changed?.type !== 'booking') return true
  const { service_id, specialist_id } = changed.attributes
  return specialist_id === null ? service_id === serviceId : specialistIds.includes(specialist_id)
}
