import { type EpochMinutes, minuteOfDay, wallIntervals } from '../time/zone.ts'
import type { ColumnChoice, MoveInField } from './fields.ts'
import { findNamed, type MoveInPlace, type NameChoices, nameKey } from './places.ts'
import {
  type DateOrder,
  partName,
  plainCell,
  type ReadMoment,
  readDuration,
  readLanguage,
  readMoment,
  readState,
  readTime,
} from './read-cells.ts'

/** Rules that hold for a whole file: what its columns and names mean, said once for a whole file. */
export type ReadingRules = {
  readonly columns: ColumnChoice
  readonly order: DateOrder
  readonly zone: string
  readonly places: readonly MoveInPlace[]
  readonly names: NameChoices
  /** Place and service of the rows that name none. */
  readonly locationId: number | null
  readonly serviceId: number | null
  readonly language: 'lv' | 'en' | 'ru'
  /** Reads a telephone number as it is dialled in the company's country; null: it is none. */
  readonly readPhone: (text: string) => { countryCode: string; number: string } | null
}

export type DraftFault =
  | 'required'
  | 'unknown'
  | 'date_wrong'
  | 'time_wrong'
  | 'time_skipped'
  | 'duration_wrong'
  | 'ends_before'
  | 'phone_wrong'
  | 'contact_missing'
export type DraftWarning = 'time_twice' | 'contact_missing'

/** A row of a file as far as it speaks for itself; whether its time is free, the server alone can say. */
export type MoveInDraft = {
  /** Number of the row, as a spreadsheet shows it: the names of the columns stand in row 1. */
  readonly line: number
  /** Tells whether the other system says that it will not take place. */
  readonly isCanceled: boolean
  readonly faults: readonly {
    readonly field: MoveInField
    readonly fault: DraftFault
    readonly key?: string
  }[]
  readonly warnings: readonly { readonly field: MoveInField; readonly warning: DraftWarning }[]
  readonly visitor: {
    readonly sourceId: string
    readonly firstName: string
    readonly lastName: string
    readonly email: string
    readonly phoneCountryCode: string
    readonly phoneNumber: string
    readonly language: 'lv' | 'en' | 'ru'
    readonly notes: string
  }
  /** Null: the row tells of a customer alone, or not enough of a visit. */
  readonly booking: {
    readonly locationId: number
    readonly serviceId: number
    readonly specialistId: number | null
    readonly startsAt: EpochMinutes
    readonly durationMinutes: number
    readonly isMissed: boolean
  } | null
}

type Faults = { field: MoveInField; fault: DraftFault; key?: string }[]

/** Gives the text of a fact in a row: as it was mended, else as it stands in its column. */
export function cellOf(
  row: readonly string[],
  columns: ColumnChoice,
  field: MoveInField,
  mended: Readonly<Partial<Record<MoveInField, string>>> = {},
): string {
  const index = columns[field]
  const cell = mended[field] ?? (index === undefined ? '' : (row[index] ?? ''))
  return plainCell(cell).trim()
}

/** Tells whether rows are visits: without a day they are customers alone. */
function tellsOfBookings(columns: ColumnChoice): boolean {
  return columns.date !== undefined
}

/** Reads a row of a file. */
export function readRow(
  row: readonly string[],
  line: number,
  rules: ReadingRules,
  mended: Readonly<Partial<Record<MoveInField, string>>> = {},
): MoveInDraft {
  const { columns } = rules
  const cell = (field: MoveInField) => cellOf(row, columns, field, mended)
  const faults: Faults = []
  const warnings: { field: MoveInField; warning: DraftWarning }[] = []
  const state = readState(cell('status'), cell('canceled'))

  const whole = partName(cell('name'))
  const firstName = cell('first_name') || (cell('last_name') ? '' : whole.first)
  const lastName = cell('last_name') || (cell('first_name') ? '' : whole.last)
  if (firstName === '' && lastName === '') faults.push({ field: nameField(columns), fault: 'required' })
  const phone = cell('phone')
  const dialled = phone === '' ? null : rules.readPhone(phone)
  if (phone !== '' && !dialled) faults.push({ field: 'phone', fault: 'phone_wrong' })
  if (phone === '' && cell('email') === '') {
    if (tellsOfBookings(columns)) warnings.push({ field: 'phone', warning: 'contact_missing' })
    else faults.push({ field: 'phone', fault: 'contact_missing' })
  }

  const booking = tellsOfBookings(columns) ? readBooking(cell, rules, faults) : null
  if (booking?.isTwice)
    warnings.push({ field: columns.time === undefined ? 'date' : 'time', warning: 'time_twice' })
  return {
    line,
    isCanceled: state === 'canceled',
    faults,
    warnings,
    visitor: {
      sourceId: cell('source_id'),
      firstName,
      lastName,
      email: cell('email'),
      phoneCountryCode: dialled?.countryCode ?? '',
      phoneNumber: dialled?.number ?? '',
      language: readLanguage(cell('language')) ?? rules.language,
      notes: cell('notes'),
    },
    booking: booking && withoutMark(booking, state === 'missed'),
  }
}

function nameField(columns: ColumnChoice): MoveInField {
  return columns.name !== undefined && columns.first_name === undefined ? 'name' : 'first_name'
}

type Found = Omit<NonNullable<MoveInDraft['booking']>, 'isMissed'> & { isTwice: boolean }

function withoutMark({ isTwice: _, ...booking }: Found, isMissed: boolean): MoveInDraft['booking'] {
  return { ...booking, isMissed }
}

function readBooking(
  cell: (field: MoveInField) => string,
  rules: ReadingRules,
  faults: Faults,
): Found | null {
  const start = readStart(cell, rules, faults)
  const what = findWhat(cell, rules, faults)
  const minutes = start && readMinutes(cell, rules, start, faults)
  if (!start || !what || minutes === undefined || minutes === null) return null
  const durationMinutes = minutes === 'usual' ? what.minutes : minutes
  const { locationId, serviceId, specialistId } = what
  return { locationId, serviceId, specialistId, startsAt: start.at, durationMinutes, isTwice: start.isTwice }
}

type Start = { at: EpochMinutes; isTwice: boolean; moment: ReadMoment }

function readStart(
  cell: (field: MoveInField) => string,
  { columns, order, zone }: ReadingRules,
  faults: Faults,
): Start | null {
  const text = cell('date')
  const moment = readMoment(text, order)
  if (!moment) {
    faults.push({ field: 'date', fault: text === '' ? 'required' : 'date_wrong' })
    return null
  }
  if ('instant' in moment) return { at: moment.instant, isTwice: false, moment }
  const timeField = columns.time === undefined ? 'date' : 'time'
  const own = cell('time')
  // Beside a time of its own, a midnight of the date is what a spreadsheet adds to every date.
  const time = own === '' ? moment.time : (readTime(own) ?? timeOf(readMoment(own, order)))
  if (!time) {
    faults.push({ field: timeField, fault: own === '' ? 'required' : 'time_wrong' })
    return null
  }
  const minute = minuteOfDay(time)
  const [first, second] = passes(moment.date, zone, minute)
  if (first === undefined) {
    faults.push({ field: timeField, fault: 'time_skipped' })
    return null
  }
  return { at: first, isTwice: second !== undefined, moment: { date: moment.date, time } }
}

/** The instants at which the clock on the wall shows a time on a day: none, one, or two. */
function passes(date: string, zone: string, minute: number): number[] {
  return wallIntervals(date, zone, minute, minute + 1).map(({ from }) => from)
}

function timeOf(moment: ReadMoment | null) {
  return moment && 'time' in moment ? moment.time : null
}

/** Length of a visit in minutes; `usual`: nothing says it; null: what says it is wrong. */
function readMinutes(
  cell: (field: MoveInField) => string,
  { columns, order, zone }: ReadingRules,
  { at, moment }: Start,
  faults: Faults,
): number | 'usual' | null {
  const text = cell('duration')
  if (text !== '') {
    const minutes = readDuration(text)
    if (minutes === null) faults.push({ field: 'duration', fault: 'duration_wrong' })
    return minutes
  }
  const end = cell('end')
  if (columns.end === undefined || end === '') return 'usual'
  const time = readTime(end)
  const read = time && 'date' in moment ? { date: moment.date, time } : readMoment(end, order)
  const till = read && endOf(read, zone, at)
  if (till === null || till === undefined) {
    faults.push({ field: 'end', fault: 'time_wrong' })
    return null
  }
  if (till <= at || till - at > 1440) {
    faults.push({ field: 'end', fault: 'ends_before' })
    return null
  }
  return till - at
}

function endOf(moment: ReadMoment, zone: string, at: EpochMinutes): EpochMinutes | null {
  if ('instant' in moment) return moment.instant
  if (!moment.time) return null
  const all = passes(moment.date, zone, minuteOfDay(moment.time))
  return all.find((one) => one > at) ?? all[0] ?? null
}

type What = { locationId: number; serviceId: number; specialistId: number | null; minutes: number }

function findWhat(
  cell: (field: MoveInField) => string,
  { places, names, locationId, serviceId }: ReadingRules,
  faults: Faults,
): What | null {
  const named = cell('location')
  const chosen = names.get(nameKey('location', null, named))
  const place =
    named === ''
      ? places.find(({ id }) => id === locationId)
      : (places.find(({ id }) => id === chosen) ?? findNamed(places, named))
  if (!place) {
    const fault = { field: 'location', fault: named === '' ? 'required' : 'unknown' } as const
    faults.push(named === '' ? fault : { ...fault, key: nameKey('location', null, named) })
    return null
  }
  const service = findService(cell('service'), place, names, serviceId, faults)
  const specialist = findSpecialist(cell('specialist'), place, names, faults)
  if (!service || specialist === undefined) return null
  return { locationId: place.id, serviceId: service.id, specialistId: specialist, minutes: service.minutes }
}

function findService(
  named: string,
  place: MoveInPlace,
  names: NameChoices,
  usual: number | null,
  faults: Faults,
) {
  const key = nameKey('service', place.id, named)
  const chosen = named === '' ? usual : names.get(key)
  const found =
    place.services.find(({ id }) => id === chosen) ??
    (named === '' ? undefined : findNamed(place.services, named))
  if (!found) faults.push({ field: 'service', fault: named === '' ? 'required' : 'unknown', key })
  return found
}

/** The specialist of a row; null: whoever is free; undefined: one who is not known. */
function findSpecialist(named: string, place: MoveInPlace, names: NameChoices, faults: Faults) {
  if (named === '') return null
  const key = nameKey('specialist', place.id, named)
  const chosen = names.get(key)
  if (chosen !== undefined) return chosen
  const found = findNamed(place.specialists, named)
  if (!found) faults.push({ field: 'specialist', fault: 'unknown', key })
  return found?.id
}
