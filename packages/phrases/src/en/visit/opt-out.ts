/** The page on which somebody stops reminders. */
export const visitOptOut = {
  title: 'Reminders',
  ask: 'Should {{company}} send you no more reminders of your appointments?',
  stop: 'No more reminders',
  stopped: '{{company}} sends you no more reminders.',
  again: 'Send me reminders again',
  stays: 'You will still be told when an appointment of yours is confirmed, moved or canceled.',
  failed: 'That did not work. Check the connection and try again.',
  unknown: 'This link is not valid',
  unknownText: 'It may be incomplete. Open it once more from the message.',
} as const
