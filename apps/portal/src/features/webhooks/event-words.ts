import type { WebhookEvent, webhookTest } from '@rinda/domain/company/webhook-event'

/** Names of the events as parts of phrase keys. */
export const eventWords = {
  'booking.booked': 'bookingBooked',
  'booking.moved': 'bookingMoved',
  'booking.changed': 'bookingChanged',
  'booking.confirmed': 'bookingConfirmed',
  'booking.accepted': 'bookingAccepted',
  'booking.declined': 'bookingDeclined',
  'booking.attended': 'bookingAttended',
  'booking.canceled': 'bookingCanceled',
  'ticket.taken': 'ticketTaken',
  'ticket.called': 'ticketCalled',
  'ticket.changed': 'ticketChanged',
  'ticket.done': 'ticketDone',
  'ticket.no_show': 'ticketNoShow',
  'ticket.canceled': 'ticketCanceled',
  'webhook.test': 'test',
} as const satisfies Record<WebhookEvent | typeof webhookTest, string>
