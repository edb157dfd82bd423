import { type DrawnWaits, drawWaits } from '@rinda/domain/queue/estimate/draw-waits'
import type { Habits } from '@rinda/domain/queue/estimate/habits'
import type { Coming } from '@rinda/domain/queue/estimate/line-to-draw'
import { localMinuteOf } from '@rinda/domain/time/zone'
import type { LocationSetting } from '../../availability/setting.ts'
import type { Line } from '../line/line.ts'
import { countersOf, waitingLineOf } from '../line/line-as-called.ts'
import { visitMinutes } from '../line/work-out.ts'

/** A counter that was left for longer does not come back by itself. */
const awayMs = 20 * 60_000

/** Hour of the day at a location, with its part. */
export const hourAt = (now: Date, zone: string): number => localMinuteOf(now.getTime() / 60_000, zone) / 60

type ToDraw = { line: Line; setting: LocationSetting; habits: Habits; appointments: readonly Coming[] }

/** Draws the waits of a line as it stands here, by what is learnt of it, with the appointments that begin soon. */
export function drawLine({ line, setting, habits, appointments }: ToDraw, now: Date): DrawnWaits {
  const waiting = waitingLineOf(line, setting)
  const counters = countersOf(line, setting, waiting)
  const names = new Set(counters.map(({ name }) => name))
  const all = [...setting.services.keys()]
  const away = [...line.counters.values()].flatMap(({ attributes }) => {
    const { counter, open, paused, service_ids, state_since } = attributes
    const since = state_since === null ? 0 : Date.parse(state_since)
    const isAway = (!open || paused) && now.getTime() - since < awayMs && !names.has(String(counter))
    return isAway
      ? [{ name: String(counter), serviceIds: service_ids.length > 0 ? service_ids : all, since }]
      : []
  })
  const hour = hourAt(now, setting.zone)
  // Who has checked in a moment ago stands in the line.
  const come = new Set([...line.tickets.values()].map(({ attributes }) => attributes.booking_id))
  const coming = appointments.filter(({ bookingId }) => !come.has(bookingId))
  const state = { line: waiting, counters, away, coming, now: now.getTime(), hour }
  return drawWaits(state, habits, visitMinutes(setting))
}
