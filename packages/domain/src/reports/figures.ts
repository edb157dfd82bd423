/** Numbers that are counted from the rows; all others are sums of them. */
export const counted = [
  ...(['scheduled', 'confirmed', 'canceled', 'rescheduled', 'dropped', 'held'] as const),
  ...(['attended', 'no_shows', 'coming', 'unaccepted'] as const),
  ...(['blocks', 'blocked_minutes'] as const),
  ...(['served', 'missed', 'gone', 'waiting'] as const),
] as const
type Counts = { readonly [Each in (typeof counted)[number]]: number }

/** Waits of tickets: seconds, with how many waited for so long. */
export type Waits = readonly (readonly [seconds: number, tickets: number])[]

/** Counts of one service and one specialist at a location; null: no specialist. */
export type FigureRow = Counts & {
  readonly service_id: number
  readonly specialist_id: number | null
  readonly waits: Waits
}

/** Figures of some rows together. Waits are minutes with one decimal; null: nobody waited. */
export type Figures = Counts & {
  bookings: number
  tickets: number
  waited: number
  wait_median: number | null
  /** Nine of ten waited no longer. */
  wait_high: number | null
}

/** Adds up rows. Waits are put together before their median is taken: medians cannot be added. */
export function figuresOf(rows: readonly FigureRow[]): Figures {
  const sums = Object.fromEntries(
    counted.map((key) => [key, rows.reduce((sum, row) => sum + row[key], 0)]),
  ) as Counts
  const waits = waitsOf(rows)
  return {
    ...sums,
    bookings: sums.scheduled + sums.confirmed + sums.canceled + sums.rescheduled + sums.dropped + sums.held,
    tickets: sums.served + sums.missed + sums.gone + sums.waiting,
    waited: waits.reduce((sum, [, tickets]) => sum + tickets, 0),
    wait_median: minutesAt(waits, 0.5),
    wait_high: minutesAt(waits, 0.9),
  }
}

/** Tells whether time alone will change these figures: somebody is still to come, holds a time or waits. */
export function isUnfinished(rows: readonly FigureRow[]): boolean {
  return rows.some(({ coming, held, waiting }) => coming + held + waiting > 0)
}

function waitsOf(rows: readonly FigureRow[]): Waits {
  const bySeconds = new Map<number, number>()
  for (const [seconds, tickets] of rows.flatMap((row) => row.waits))
    bySeconds.set(seconds, (bySeconds.get(seconds) ?? 0) + tickets)
  return [...bySeconds].sort(([one], [other]) => one - other)
}

/** Minutes, with one decimal, below which this part of the waits lies, between two of them in proportion. */
function minutesAt(waits: Waits, part: number): number | null {
  const total = waits.reduce((sum, [, tickets]) => sum + tickets, 0)
  if (total === 0) return null
  const place = (total - 1) * part
  const low = secondsAt(waits, Math.floor(place))
  const high = secondsAt(waits, Math.ceil(place))
  return Math.round((low + (high - low) * (place % 1)) / 6) / 10
}

/** Seconds of the ticket at this place, in order of the waits. */
function secondsAt(waits: Waits, place: number): number {
  let before = 0
  for (const [seconds, tickets] of waits) {
    before += tickets
    if (place < before) return seconds
  }
  return waits.at(-1)?.[0] ?? 0
}
