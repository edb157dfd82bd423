import type { ColumnKey } from '@rinda/domain/company/view'

/** Least width of each column in px of usual text; a wider page is divided among them in the same proportion. As many as a company has fit into 1366. */
const widths: Readonly<Record<ColumnKey, number>> = {
  date: 114,
  time: 62,
  duration: 116,
  specialist: 118,
  service: 152,
  customer: 138,
  email: 136,
  phone: 136,
  business_name: 138,
  tracking_number: 126,
  status: 232,
}

/**
 * Widths where a company has all of them, and they stand closer: the badges of a state stand below each other, and more of the texts takes two
 * lines, but for the numbers. An e-mail address has a line for its domain.
 */
const narrowWidths = {
  ...{ date: 107, time: 60, duration: 108, specialist: 110, service: 132, customer: 124 },
  ...{ email: 168, phone: 126, business_name: 132, tracking_number: 137, status: 130 },
} as const satisfies typeof widths

/** Tells whether a company has so many columns that they stand closer to each other. */
export const areClose = (columns: readonly ColumnKey[]) => columns.length > 10

const widthsOf = (columns: readonly ColumnKey[]) => (areClose(columns) ? narrowWidths : widths)

/** Least width of the whole table, which grows with the text in it. */
export function leastWidthOf(columns: readonly ColumnKey[]): string {
  return `${widthOf(columns) / 16}rem`
}

function widthOf(columns: readonly ColumnKey[]): number {
  return columns.reduce((sum, column) => sum + widthsOf(columns)[column], 0)
}

export function shareOf(column: ColumnKey, columns: readonly ColumnKey[]): string {
  return `${((100 * widthsOf(columns)[column]) / widthOf(columns)).toFixed(3)}%`
}
