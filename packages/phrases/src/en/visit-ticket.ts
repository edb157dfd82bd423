export const visitTicket = {
  title: 'Your number',
} as const
