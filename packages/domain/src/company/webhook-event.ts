/** Changes of which another system can be told, by their names on the wire. */
export const webhookEvents = [
  'booking.booked',
  'booking.moved',
  'booking.changed',
  'booking.confirmed',
  'booking.accepted',
  'booking.declined',
  'booking.attended',
  'booking.canceled',
  'ticket.taken',
  'ticket.called',
  'ticket.changed',
  'ticket.done',
  'ticket.no_show',
  'ticket.canceled',
] as const
export type WebhookEvent = (typeof webhookEvents)[number]

/** Name of what is sent to try a webhook out. */
export const webhookTest = 'webhook.test'

/** States of what is sent: on its way (perhaps after failures), arrived, given up. */
export const deliveryStates = ['waiting', 'sent', 'failed'] as const
export type DeliveryState = (typeof deliveryStates)[number]

/** Reasons why it came to nothing, where no status of an answer says it. */
export const deliveryFaults = ['address', 'unreachable', 'too_slow', 'stopped', 'erased'] as const
export type DeliveryFault = (typeof deliveryFaults)[number]
