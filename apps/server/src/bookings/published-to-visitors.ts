import type { BookingAttributes } from '@rinda/contract/booking/booking'
import {
  type BookingEventType,
  type Envelope,
  type OfferChange,
  type OfferChangedMessage,
  type SlotChange,
  setUpEventTypes,
} from '@rinda/contract/wire/envelope'
import type { StreamEvent } from '../changes/record-store.ts'
import { relationshipsOf } from './resource.ts'

/** The events after which a slot may be free, or taken, that was not before. */
const changesSlots: ReadonlySet<string> = new Set<BookingEventType>([
  'booking_locked',
  'booking_unlocked',
  'booking_scheduled',
  'booking_canceled',
  'booking_rescheduled',
  'booking_expired',
  'booking_failed',
  'booking_declined',
])
/** Events after which the hours, the services or the people of a location may be others. */
const changesOffer: ReadonlySet<string> = new Set(setUpEventTypes)

/**
 * An event as visitors receive it: which time it was about, and nothing of whose; or that a location offers something else, and nothing of
 * what others set up there. Of a time of a service that visitors are not offered they are told no more than that: with its specialist it takes
 * or gives back time of the services that they are offered. Undefined when no slot changed.
 */
export function publishedToVisitors(
  event: StreamEvent,
  isServiceShown: (serviceId: number) => boolean,
): Envelope<string, { data: SlotChange | OfferChange }> | undefined {
  if (changesOffer.has(event.type)) return offerChangeOf(event)
  if (!changesSlots.has(event.type)) return undefined
  const { location_id, service_id, specialist_id, date, time, duration, status } = event.resource
    .attributes as BookingAttributes
  if (!isServiceShown(service_id)) return specialist_id === null ? undefined : offerChangeOf(event)
  const attributes = { location_id, service_id, specialist_id, date, time, duration, status }
  const relationships = relationshipsOf(attributes)
  const data: SlotChange = { id: event.resource.id, type: 'booking', attributes, relationships }
  return { type: event.type, seq: event.seq, data: { data } }
}

function offerChangeOf({ seq, locationId, resource }: StreamEvent): OfferChangedMessage {
  const service_id = resource.type === 'service' ? Number(resource.id) : null
  const attributes = { location_id: locationId, service_id }
  return {
    type: 'offer_changed',
    seq,
    data: { data: { type: 'location', id: String(locationId), attributes } },
  }
}
