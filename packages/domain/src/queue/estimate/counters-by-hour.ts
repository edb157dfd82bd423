import { type Habits, slotsAnHour } from './habits.ts'

/** Moment from which on a location has so many counters more or fewer, as a part of those that are open now. */
export type CounterChange = { at: number; part: number }

const slotMs = 3_600_000 / slotsAnHour
const slots = 24 * slotsAnHour
const aheadHours = 5
/** Fewer than this is a time at which hardly anything happens: it says nothing. */
const leastOpen = 0.2

/** Lists how the number of open counters is likely to change in the next hours, by what it used to be. `hour` is that of the day, with its part. */
export function counterChanges({ openBySlot }: Habits, hour: number, now: number): CounterChange[] {
  const changes: CounterChange[] = []
  const first = Math.floor(hour * slotsAnHour)
  const usual = openBySlot[first % slots] ?? null
  if (usual === null || usual < leastOpen) return changes
  let before = usual
  for (let ahead = 1; ahead <= aheadHours * slotsAnHour; ahead++) {
    const next = openBySlot[(first + ahead) % slots] ?? null
    if (next === null) break
    const part = Math.min(2, Math.max(-1, (next - before) / usual))
    if (Math.abs(part) > 0.02) changes.push({ at: now + (first + ahead - hour * slotsAnHour) * slotMs, part })
    before = next
  }
  return changes
}
