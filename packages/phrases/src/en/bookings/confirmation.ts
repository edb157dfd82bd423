/** The paper of a booking, which its visitor keeps or prints. */
export const confirmation = {
  title: 'Your appointment',
  pending: 'Waits for approval: staff still have to accept this time.',
  zone: 'Time at the place: {{zone}}',
  service: 'Service',
  specialist: 'Specialist',
  place: 'Place',
  phone: 'Phone',
  code: 'Your code',
  codeHint: 'Show it at the kiosk, or type in its six characters.',
  codeQr: 'QR code of your appointment',
  change: 'To move or cancel it, open its link: on your phone, or in the message that you were sent.',
  asOf: 'As known on {{at}}. If the time is changed later, the new one holds.',
} as const
