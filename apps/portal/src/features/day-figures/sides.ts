/** Sides by which a day is told apart, besides its hours. */
export const sides = ['services', 'counters', 'origins'] as const
export type Side = (typeof sides)[number]

/** Says the name of each share of a side. */
export type SideNames = { readonly [Each in Side]: (of: number | string) => string }

/** Columns of a table of shares behind the name of each; also the names of their phrases. */
export const shareColumns = [
  'given',
  'served',
  'waited',
  'waitedHigh',
  'visit',
  'visitHigh',
  'noShows',
  'canceled',
] as const
