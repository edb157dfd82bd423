import type { Booking } from '@rinda/client/bookings/booking-view'
import type { ColumnKey } from '@rinda/domain/company/view'
import { localMinuteOf } from '@rinda/domain/time/zone'
import type { Language } from '@rinda/phrases/resources'
import type { ListSort } from '../table-settings.ts'
import { sortingText } from './alphabet.ts'
import type { CellTexts } from './cell-texts.ts'

export type SortKeys = (column: ColumnKey) => (booking: Booking) => string | number

/** Gives, for each column, the key that its bookings are sorted by; worked out once for each booking. */
export function sortKeys(texts: CellTexts, language: Language, zone: string): SortKeys {
  const kept = new Map<ColumnKey, (booking: Booking) => string | number>()
  return (column) => {
    const known = kept.get(column)
    if (known) return known
    const keyOf = onceForEach((booking: Booking): string | number => {
      if (column === 'date') return booking.startsAt
      if (column === 'time') return localMinuteOf(booking.startsAt, zone)
      if (column === 'duration') return booking.durationMinutes
      return sortingText(texts[column](booking), language)
    })
    kept.set(column, keyOf)
    return keyOf
  }
}

/** Sorted by a column. What is equal there keeps the order of time; what is empty stands last, both ways. */
export function sortRows(rows: readonly Booking[], sort: ListSort, keys: SortKeys): readonly Booking[] {
  // They come in order of time.
  if (sort.column === 'date') return sort.isDescending ? rows.toReversed() : rows
  const keyOf = keys(sort.column)
  const sign = sort.isDescending ? -1 : 1
  // Each key is looked up once, and not in every comparison.
  const keyed = rows.map((row) => ({ row, key: keyOf(row) }))
  keyed.sort((one, other) => {
    if (one.key === other.key) return 0
    if (one.key === '' || other.key === '') return one.key === '' ? 1 : -1
    return one.key < other.key ? -sign : sign
  })
  return keyed.map(({ row }) => row)
}

function onceForEach<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new WeakMap<Key, Value>()
  return (key) => {
    const known = made.get(key)
    if (known !== undefined) return known
    const value = make(key)
    made.set(key, value)
    return value
  }
}
