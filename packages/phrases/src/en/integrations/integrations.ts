/** Words of the page on which a company lets other systems work with its bookings and its line. */
export const integrations = {
  title: 'Integrations',
  keys: 'API keys',
  webhooks: 'Webhooks',
  calendars: 'Calendars',
  import: 'Move in',
  payments: 'Payments',
  company: 'Company',
  stored: 'Stored, close',
} as const
