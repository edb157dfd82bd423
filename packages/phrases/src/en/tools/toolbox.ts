export const toolbox = {
  title: 'Tools',
  all: 'All tools',
  bookings: 'Bookings',
  bookingsText:
    'The log of bookings with filters, the whole history of each, and the messages of this browser.',
  monitor: 'Queue monitor',
  monitorText: 'Tickets and devices of the queue, as they are now.',
  add: 'New booking',
  location: 'Location',
  service: 'Service',
  choose: 'Choose',
  goOn: 'Continue',
  cancel: 'Cancel',
  messages: 'Outbox',
  messagesText:
    'Messages to visitors: what was sent, what waits and what was given up. What was given up can be sent again.',
  health: 'Health',
  healthText: 'How the server is, what is due, which nodes serve, and what to do where something is wrong.',
  slots: 'Slots',
  slotsText:
    'A day of a service as it is, and as it would be with other hours, breaks, lengths or specialists; nothing is saved.',
  sandbox: 'Sandbox',
  sandboxText:
    'Messages and calls put together by hand, with help from their descriptions; the answer is shown.',
} as const
