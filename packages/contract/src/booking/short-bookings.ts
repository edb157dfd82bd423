/**
 * Bookings of some days in short: of those that hold time, what a calendar draws, also of those that began before and go on then. Column by
 * column, each in the order of the bookings' starts, as that is the shortest once it is compressed. It goes over the line as a text, which the database writes. A column that is left out, or a
 * null in one, says what is usual; a reader passes over columns that it does not know.
 */
export type ShortBookings = {
  /** Minutes since 1970 from which `start` counts. */
  from: number
  id: readonly number[]
  /** The 16 bytes of each, as base64 without its padding. */
  qtid: readonly string[]
  location: readonly number[]
  service: readonly number[]
  /** Null: none. */
  specialist?: Column<number>
  start: readonly number[]
  /** Minutes. */
  duration: readonly number[]
  /** Null: scheduled. */
  status?: Column<string>
  /** Null: none. */
  approval?: Column<string>
  first_name?: Column<string>
  last_name?: Column<string>
  /** True of a block; null of a visit. */
  blocked?: Column<boolean>
  /** Text that is written beside a block. */
  blocked_note?: Column<string>
  /** Milliseconds since 1970; null: not served. */
  served?: Column<number>
  /** Minutes by which the visitor said that they come later; null: they did not. */
  late?: Column<number>
  /** Milliseconds since 1970 of the last change. */
  updated: readonly number[]
}

type Column<Value> = readonly (Value | null)[] | null
