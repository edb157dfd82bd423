import type { KeyScope } from '@rinda/domain/access/key-scope'

/** Names of the scopes as parts of phrase keys. */
export const scopeWords = {
  'bookings:read': 'bookingsRead',
  'bookings:write': 'bookingsWrite',
  'line:read': 'lineRead',
  'line:write': 'lineWrite',
  'set_up:read': 'setUpRead',
} as const satisfies Record<KeyScope, string>
