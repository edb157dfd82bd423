import type { StaffingHour } from '@rinda/client/queue/staffing'

/** Standing of an hour: what is planned for it against what it needs. */
export type HourState = {
  planned: number
  /** Counters that are both, that are missing, and that nobody needs. */
  used: number
  lacking: number
  spare: number
  minutes: number | null
  isOver: boolean
  /** Over the target only because of those who came before: this hour itself has enough. */
  isBacklog: boolean
}

/** Tells how an hour stands against a target in minutes. */
export function stateOf({ own, usual, needed, waits }: StaffingHour, target: number): HourState {
  const planned = own ?? usual
  const wanted = needed ?? planned
  const minutes = waits[0]?.minutes ?? null
  const lacking = Math.max(0, wanted - planned)
  const isOver = lacking > 0 || (minutes !== null && minutes > target)
  return {
    ...{ planned, lacking, minutes, isOver },
    ...{ used: Math.min(planned, wanted), spare: Math.max(0, planned - wanted) },
    isBacklog: isOver && lacking === 0,
  }
}

/** The hour of a clock: `09:00`. */
export function clockHour(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`
}

/** From an hour to the end of it, or of another one: `09:00–10:00`. */
export function hourRange(hour: number, till = hour + 1): string {
  return `${clockHour(hour)}–${clockHour(till)}`
}

/** Names hours, those that follow each other as one stretch: `08:00–09:00`, `10:00–12:00`. */
export function stretchesOf(hours: readonly number[]): string[] {
  const stretches: { from: number; till: number }[] = []
  for (const hour of hours) {
    const last = stretches.at(-1)
    if (last?.till === hour) last.till = hour + 1
    else stretches.push({ from: hour, till: hour + 1 })
  }
  return stretches.map(({ from, till }) => hourRange(from, till))
}
