import type { RequestFailure } from '@rinda/client/bookings/booking-replies'
import type { Booking } from '@rinda/client/bookings/booking-view'
import type { WantedSlot } from '../wire-slot.ts'

/** State of the time that a form holds, so that nobody else can have it. */
export type Hold =
  | { readonly state: 'none' }
  /** `nth` is the number of the request: an answer to an older one is ignored. */
  | { readonly state: 'locking'; readonly slot: WantedSlot; readonly nth: number }
  /** `endsAt` is epoch milliseconds by the server's clock. */
  | { readonly state: 'held'; readonly slot: WantedSlot; readonly booking: Booking; readonly endsAt: number }
  /** Slot that was held, but whose time ran out, or that somebody else let go. */
  | { readonly state: 'ended'; readonly slot: WantedSlot }
  | { readonly state: 'refused'; readonly slot: WantedSlot; readonly failure: RequestFailure }

/** Hold of a form, and the holds that were sent to become bookings and are not answered yet. */
export type Holding = { readonly hold: Hold; readonly sent: readonly Booking[] }

export type HoldEvent =
  | { readonly type: 'asked'; readonly slot: WantedSlot; readonly nth: number }
  | { readonly type: 'granted'; readonly nth: number; readonly booking: Booking; readonly endsAt: number }
  | { readonly type: 'refused'; readonly nth: number; readonly failure: RequestFailure }
  /** A hold of one's own that another form left behind is gone on with. */
  | {
      readonly type: 'adopted'
      readonly slot: WantedSlot
      readonly booking: Booking
      readonly endsAt: number
    }
  | { readonly type: 'ended'; readonly qtid: string }
  /** The form no longer wants a time. */
  | { readonly type: 'released' }
  /** The hold was sent to become a booking. */
  | { readonly type: 'sent'; readonly booking: Booking }
  | { readonly type: 'answered'; readonly booking: Booking; readonly isBooked: boolean }

export const noHold: Holding = { hold: { state: 'none' }, sent: [] }

/** Gives the state after an event. A newer request takes the place of an older one, also while that one is not answered yet. */
export function stepHold(holding: Holding, event: HoldEvent): Holding {
  const { hold, sent } = holding
  const isAwaited = 'nth' in event && hold.state === 'locking' && hold.nth === event.nth
  const isHeld = (qtid: string) => hold.state === 'held' && hold.booking.qtid === qtid
  switch (event.type) {
    case 'asked':
      return { hold: { state: 'locking', slot: event.slot, nth: event.nth }, sent }
    case 'granted': {
      const { booking, endsAt } = event
      return isAwaited ? { hold: { state: 'held', slot: hold.slot, booking, endsAt }, sent } : holding
    }
    case 'refused':
      return isAwaited
        ? { hold: { state: 'refused', slot: hold.slot, failure: event.failure }, sent }
        : holding
    case 'adopted': {
      const { slot, booking, endsAt } = event
      return { hold: { state: 'held', slot, booking, endsAt }, sent }
    }
    case 'ended': {
      const others = sent.filter(({ qtid }) => qtid !== event.qtid)
      return hold.state === 'held' && isHeld(event.qtid)
        ? { hold: { state: 'ended', slot: hold.slot }, sent: others }
        : { hold, sent: others }
    }
    case 'released':
      return { hold: { state: 'none' }, sent }
    case 'sent':
      return { hold, sent: [...sent, event.booking] }
    case 'answered': {
      const { qtid } = event.booking
      const isOver = event.isBooked && isHeld(qtid)
      return {
        hold: isOver ? { state: 'none' } : hold,
        sent: sent.filter((one) => one.qtid !== qtid),
      }
    }
  }
}

/** Finds the hold that nobody uses any more after an event, and that has to be unlocked; null when there is none. */
export function leftBehind(before: Holding, event: HoldEvent, after: Holding): Booking | null {
  const known = event.type === 'granted' ? [...keptIn(before), event.booking] : keptIn(before)
  // What is over, or has become a booking, is nothing to give back.
  const isGone = (qtid: string) =>
    (event.type === 'ended' && event.qtid === qtid) ||
    (event.type === 'answered' && event.isBooked && event.booking.qtid === qtid)
  const kept = keptIn(after)
  return known.find(({ qtid }) => !kept.some((one) => one.qtid === qtid) && !isGone(qtid)) ?? null
}

function keptIn({ hold, sent }: Holding): readonly Booking[] {
  return hold.state === 'held' ? [hold.booking, ...sent] : sent
}
