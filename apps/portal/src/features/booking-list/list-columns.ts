import type { ColumnKey } from '@rinda/domain/company/view'

/** Least width of each column in pixels; a wider page is divided among them in the same proportion. */
const widths: Readonly<Record<ColumnKey, number>> = {
  date: 110,
  time: 68,
  duration: 124,
  specialist: 132,
  service: 196,
  customer: 156,
  email: 158,
  phone: 146,
  business_name: 150,
  tracking_number: 140,
  status: 230,
}

export function widthOf(columns: readonly ColumnKey[]): number {
  return columns.reduce((sum, column) => sum + widths[column], 0)
}

export function shareOf(column: ColumnKey, columns: readonly ColumnKey[]): string {
  return `${((100 * widths[column]) / widthOf(columns)).toFixed(3)}%`
}
