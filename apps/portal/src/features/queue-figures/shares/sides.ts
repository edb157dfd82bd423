/** Sides by which some days are told apart at a location, besides their hours. */
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
  'keptShare',
] as const
export type ShareColumn = (typeof shareColumns)[number]

/** Columns that stand beside the charts. */
export const mainColumns: readonly ShareColumn[] = [
  'served',
  'waited',
  'waitedHigh',
  'visit',
  'noShows',
  'keptShare',
]

/** Columns of the file: counts and minutes, from which each share can be worked out. */
export const csvColumns = [
  ...shareColumns.filter((column) => column !== 'keptShare'),
  ...(['promised', 'kept', 'late', 'saidLow', 'said', 'saidHigh', 'cameLow', 'came', 'cameHigh'] as const),
] as const
