/** Words of the pages that can be read without a connection, and of the offer to put the app on a phone. */
export const visitKept = {
  asOf: 'No connection. Last updated: {{when}}.',
  byItself: 'Once the connection is back, this page shows by itself how things stand.',
  ticket: 'Your number',
  ticket_waiting:
    'The number was in the line then. Without a connection nobody can say how many are ahead of you and how long it takes.',
  ticket_called: 'You were being called: counter {{counter}}.',
  ticket_held: 'The visit was interrupted then.',
  ticket_over: 'The number was not valid any more.',
  takenAt: 'taken at {{time}}',
  bookingActs: 'To move or cancel the appointment you need a connection.',
  placeNeeds: 'To take a number or book a time you need a connection.',
  home: 'No connection',
  homeText:
    'To find a place, take a number or book you need a connection. Once it is back, this page goes on by itself.',
  homeTickets: 'Your numbers on this phone',
  installTitle: 'Rinda on this phone',
  installText: 'Opens with one tap, and shows your number and your appointment also without a connection.',
  install: 'Add to this phone',
  installNot: 'Not now',
} as const
