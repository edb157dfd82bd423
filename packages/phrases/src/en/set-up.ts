/** What is said once something that a company sets up was saved, or was not. */
export const setUp = {
  notifyUpdated: 'Saved: {{name}}',
  notifyNew: 'Added: {{name}}',
  notifyError: 'Not saved: {{name}}. {{why}}',
  unanswered: 'The server did not answer. Check the connection and try again.',
} as const
