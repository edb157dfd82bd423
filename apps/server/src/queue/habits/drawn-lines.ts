import type { TicketResource } from '@rinda/contract/queue/ticket'
import type { DrawnWaits } from '@rinda/domain/queue/estimate/draw-waits'
import type { Habits } from '@rinda/domain/queue/estimate/habits'
import type { Interval } from '@rinda/domain/queue/estimate/width'
import { systemCaller } from '../../access/caller.ts'
import type { LocationSetting } from '../../availability/setting.ts'
import type { Database } from '../../database/database.ts'
import { createReadCache } from '../../database/read-cache.ts'
import type { InLine } from '../line/in-line.ts'
import type { Line } from '../line/line.ts'
import { isKeptElsewhere } from '../remote/system-of.ts'

/** Waits that are drawn, line by line. */
export type DrawnLines = {
  /**
   * The waits of a line; undefined until enough visits of it are known. `mayBeOld`: those of a moment ago will do, so that nobody waits for
   * them to be drawn.
   */
  of(line: Line, setting: LocationSetting, now: Date, mayBeOld: boolean): Promise<DrawnWaits | undefined>
  /** To be called when more was learnt of a line. */
  drop(locationId: number): void
}

type Drawn = {
  version: number
  setting: LocationSetting
  habits: Habits
  minute: number
  at: number
  waits: DrawnWaits
}

/** Visits that are known of a line before its waits are drawn. */
const enough = 30
const oldMs = 15_000
const minuteMs = 60_000

export function createDrawnLines(db: Database, clock: () => Date): DrawnLines {
  // What draws is loaded by whoever has something to draw from.
  const habits = createReadCache(async (locationId: number): Promise<Habits | null> => {
    const { findHabits } = await import('./habits-store.ts')
    const found = await findHabits(db, systemCaller.scope, locationId)
    const seen = Object.values(found?.services ?? {}).reduce((sum, { ms }) => sum + ms.length, 0)
    return found && seen >= enough ? found : null
  }, clock)
  const known = new WeakMap<Line, Drawn>()

  return {
    async of(line, setting, now, mayBeOld) {
      if (isKeptElsewhere(setting)) return undefined
      // Waits are told as before where the database is away.
      const learnt = await habits.get(setting.locationId).catch(() => null)
      if (!learnt) return undefined
      const at = now.getTime()
      const minute = Math.floor(at / minuteMs)
      const last = known.get(line)
      const isSame = last && last.setting === setting && last.habits === learnt
      if (isSame && last.version === line.version && last.minute === minute) return last.waits
      if (mayBeOld && last && Math.abs(at - last.at) < oldMs) return last.waits
      const { drawLine } = await import('./draw-line.ts')
      const { version } = line
      const waits = drawLine(line, setting, learnt, now)
      known.set(line, { ...{ version, setting, habits: learnt, minute, at }, waits })
      return waits
    },
    drop: habits.drop,
  }
}

/** Times of an interval, as they are shown: whole minutes, the ends outwards. */
export function shownOf({ low, middle, high }: Interval) {
  const [least, most] = [Math.floor(low / minuteMs), Math.ceil(high / minuteMs)]
  return { low: least, timeToWait: Math.min(most, Math.round(middle / minuteMs)), high: most }
}

/** A place in line with the times that were drawn; as it is where there are none. Who has just come is told what a newcomer is. */
export function withDrawn(
  inLine: InLine,
  { id, attributes }: TicketResource,
  drawn: DrawnWaits | undefined,
): InLine {
  if (!drawn || inLine.timeToWait === null) return inLine
  const own = drawn.tickets.get(Number(id)) ?? drawn.newcomers.get(attributes.service_id ?? 0)
  return own ? { ...inLine, ...shownOf(own) } : inLine
}
