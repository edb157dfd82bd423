import { type Booking, visitorName } from '@rinda/client/bookings/booking-view'
import { nameIn } from '@rinda/client/http/names'
import type { Location } from '@rinda/client/set-up/locations'
import { hasPaymentExpired } from '@rinda/domain/booking/list-state'
import { localDateOf, localTimeOf } from '@rinda/domain/time/zone'
import type { Language } from '@rinda/phrases/resources'
import papa from 'papaparse'
import type { CellTexts } from './cell-texts.ts'

export const reportName = 'Booking-Report.csv'

const columns = [
  'status',
  'approval',
  'date',
  'time',
  'customer',
  'location',
  'service',
  'specialist',
  'served time',
]

/**
 * Matches what a spreadsheet would take for a formula, also behind spaces, in full-width letters, and before
 * a line break or a semicolon.
 */
const formula = /^\s*[=+\-@＝＋－＠;]|^[\t\r\n]/
/**
 * Matches the place within a cell where it would end, and a formula begin, in a spreadsheet that separates
 * cells by semicolons, as in Latvia.
 */
const cellWithin = /;(?=\s*[=+\-@＝＋－＠])/g

/** The bookings as a file for spreadsheets: UTF-8 with its mark, lines ended as on Windows, nothing in it that would be worked out. */
export function reportCsv(
  bookings: readonly Booking[],
  by: { location: Location; language: Language; zone: string; texts: CellTexts },
): string {
  const { location, language, zone, texts } = by
  const locationName = nameIn(language, location.name)
  const rows = bookings.map((booking) => [
    hasPaymentExpired(booking) ? 'expired' : booking.status,
    booking.approval,
    localDateOf(booking.startsAt, zone),
    localTimeOf(booking.startsAt, zone),
    visitorName(booking),
    locationName,
    texts.service(booking),
    texts.specialist(booking),
    servedTime(booking, zone),
  ])
  const data = rows.map((cells) => cells.map((cell) => cell.replace(cellWithin, ";'")))
  return `\uFEFF${papa.unparse({ fields: columns, data }, { newline: '\r\n', escapeFormulae: formula, quotes: hasSemicolon })}\r\n`
}

function hasSemicolon(cell: unknown): boolean {
  return String(cell).includes(';')
}

function servedTime({ servedAt }: Booking, zone: string): string {
  if (servedAt === null) return ''
  const at = Math.floor(Date.parse(servedAt) / 60_000)
  return `${localDateOf(at, zone)} ${localTimeOf(at, zone)}`
}
