import type { QueueFigures } from '@rinda/client/queue/figures'

/** An hour of the day as it is drawn; a time is null where nobody was called who came then. */
export type HourRow = {
  readonly hour: number
  readonly given: number
  readonly median: number | null
  readonly high: number | null
  /** The median of the hour in the days with which it is compared. */
  readonly before: number | null
}

/** Lists the hours of the day from the first to the last in which somebody came, without a gap. */
export function hourRows(day: QueueFigures, before: QueueFigures | undefined): HourRow[] {
  const [first, last] = [day.hours[0]?.of, day.hours.at(-1)?.of]
  if (first === undefined || last === undefined) return []
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const hour = first + index
    const row = day.hours.find(({ of }) => of === hour)
    return {
      hour,
      given: row?.given ?? 0,
      median: row?.wait_median ?? null,
      high: row?.wait_high ?? null,
      before: before?.hours.find(({ of }) => of === hour)?.wait_median ?? null,
    }
  })
}

/** `08:00` */
export function hourText(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`
}
