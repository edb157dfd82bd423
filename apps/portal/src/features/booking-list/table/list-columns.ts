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

/** Least width of the whole table, which grows with the text in it. */
export function leastWidthOf(columns: readonly ColumnKey[]): string {
  return `${widthOf(columns) / 16}rem`
}

function widthOf(columns: readonly ColumnKey[]): number {
  return columns.reduce((sum, column) => sum + widths[column], 0)
}

export function shareOf(column: ColumnKey, columns: readonly ColumnKey[]): string {
  return `${((100 * widths[column]) / widthOf(columns)).toFixed(3)}%`
}
