/** Words of staff about the payment of a booking. */
export const payment = {
  waits: 'Waits for payment: {{amount}}',
  waitsUntil: 'Waits for payment: {{amount}}, until {{time}}',
  markPaid: 'Paid at the counter',
  paid: 'Paid: {{amount}}',
  refund: '{{amount}} came for this booking too late or twice: the money has to be given back.',
  markRefunded: 'Given back',
  markedPaid: 'Marked as paid',
  markedRefunded: 'Marked as given back',
} as const
