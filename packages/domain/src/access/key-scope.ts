/** Rights that a key of a company may have. Each stands for itself: to write does not include to read. */
export const keyScopes = [
  'bookings:read',
  'bookings:write',
  'line:read',
  'line:write',
  'set_up:read',
] as const
export type KeyScope = (typeof keyScopes)[number]
