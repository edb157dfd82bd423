import type { Changes } from '@rinda/contract/booking/replies'
import type { Envelope, OfferChange, OfferChangedMessage } from '@rinda/contract/wire/envelope'
import type { StreamEvent } from '../../changes/record-store.ts'
import type { StreamHole } from '../../stream/company-streams.ts'

/** An event of the stream as it is broadcast. */
export function messageOf(event: StreamEvent): Envelope {
  return { type: event.type, seq: event.seq, data: { data: event.resource } }
}

/**
 * Makes the message for a hole in a stream: everything that is shown has to be read anew, and the stream goes
 * on after this number.
 */
export function resetMessage({ till }: StreamHole): Envelope<'changes', Changes> {
  return { type: 'changes', data: { data: [], seq: till, reset: true } }
}

/**
 * Makes the message whether anything can be asked at present: the line stands, but what is behind it may be
 * away.
 */
export function availabilityMessage(
  isAway: boolean,
): Envelope<'unavailable' | 'available', Record<never, never>> {
  return { type: isAway ? 'unavailable' : 'available', data: {} }
}

/** Makes the notice to visitors' pages that a location offers something else, or that a company has other rules: without a place in the stream. */
export function offerMessage(data: OfferChange): OfferChangedMessage {
  return { type: 'offer_changed', data: { data } }
}
