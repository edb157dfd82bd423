import { type Booking, visitorName } from '@rinda/client/bookings/booking-view'
import { nameIn } from '@rinda/client/http/names'
import type { Location } from '@rinda/client/set-up/locations'
import { hasPaymentExpired } from '@rinda/domain/booking/list-state'
import { localDateOf, localTimeOf } from '@rinda/domain/time/zone'
import type { Language } from '@rinda/phrases/resources'
import { spreadsheetCsv } from '../../../session/spreadsheet-csv.ts'
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

/** The bookings as a file for spreadsheets. */
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
  return spreadsheetCsv(columns, rows)
}

function servedTime({ servedAt }: Booking, zone: string): string {
  if (servedAt === null) return ''
  const at = Math.floor(Date.parse(servedAt) / 60_000)
  return `${localDateOf(at, zone)} ${localTimeOf(at, zone)}`
}
