import type { TicketResource } from '@rinda/contract/queue/ticket'
import type { DrawnWaits, Estimate } from '@rinda/domain/queue/estimate/draw-waits'
import type { Habits } from '@rinda/domain/queue/estimate/habits'
import type { Coming } from '@rinda/domain/queue/estimate/line-to-draw'
import type { Interval } from '@rinda/domain/queue/estimate/width'
import { systemCaller } from '../../access/caller.ts'
import { narrow } from '../../access/scope.ts'
import type { LocationSetting } from '../../availability/setting.ts'
import type { Database } from '../../database/database.ts'
import { createReadCache } from '../../database/read-cache.ts'
import type { InLine } from '../line/in-line.ts'
import type { Line } from '../line/line.ts'
import { isOfLine } from '../policy.ts'
import { isKeptElsewhere } from '../remote/system-of.ts'

/** Waits that are drawn, line by line. */
export type DrawnLines = {
  /**
   * The waits of a line; undefined until enough visits of it are known. `mayBeOld`: those of a moment ago will do, so that nobody waits for
   * them to be drawn.
   */
  of(line: Line, setting: LocationSetting, now: Date, mayBeOld: boolean): Promise<DrawnWaits | undefined>
  /** Reads by one statement what is learnt of some lines, and not known here yet: before many are asked for. */
  bring(locationIds: readonly number[]): Promise<void>
  /** To be called when more was learnt of a line. */
  drop(locationId: number): void
}

type Drawn = {
  version: number
  setting: LocationSetting
  habits: Habits
  appointments: readonly Coming[]
  minute: number
  at: number
  waits: DrawnWaits
}

/** Visits that are known of a line before its waits are drawn. */
const enough = 30
const none: readonly Coming[] = []
const oldMs = 15_000
const minuteMs = 60_000
/** Appointments are drawn that begin so soon, and those that began so long ago and may still be come for. */
const aheadMs = 3 * 60 * minuteMs
const agoMs = 45 * minuteMs

export function createDrawnLines(db: Database, clock: () => Date): DrawnLines {
  // What draws is loaded by whoever has something to draw from.
  async function readHabits(locationIds: readonly number[]) {
    const { listHabits } = await import('./habits-store.ts')
    const found = await listHabits(db, systemCaller.scope, locationIds)
    return new Map(locationIds.map((id) => [id, enoughOf(found.get(id))]))
  }
  const habits = createReadCache(
    async (locationId: number) => (await readHabits([locationId])).get(locationId) ?? null,
    clock,
  )
  const known = new WeakMap<Line, Drawn>()
  const coming = createReadCache(async (setting: LocationSetting): Promise<Coming[]> => {
    const serviceIds = [...setting.services.values()].filter(isOfLine).map(({ row }) => row.service_id)
    const { listComing } = await import('./coming-store.ts')
    const at = clock().getTime()
    const [from, till] = [new Date(at - agoMs), new Date(at + aheadMs)]
    const { companyId, locationId } = setting
    return await listComing(db, narrow(systemCaller.scope, companyId), { locationId, serviceIds, from, till })
  }, clock)

  /** Appointments that are likely to be come for: where nobody checks in, none of them stands in the line. */
  async function appointmentsOf(setting: LocationSetting, { lateMs }: Habits): Promise<readonly Coming[]> {
    return lateMs.length === 0 ? none : await coming.get(setting).catch(() => none)
  }

  return {
    async bring(locationIds) {
      await Promise.all(habits.getAll(locationIds, readHabits)).catch(() => [])
    },
    async of(line, setting, now, mayBeOld) {
      if (isKeptElsewhere(setting)) return undefined
      // Waits are told as before where the database is away.
      const learnt = await habits.get(setting.locationId).catch(() => null)
      if (!learnt) return undefined
      const at = now.getTime()
      const minute = Math.floor(at / minuteMs)
      const last = known.get(line)
      const appointments = await appointmentsOf(setting, learnt)
      const isSame = last?.setting === setting && last.habits === learnt && last.appointments === appointments
      if (isSame && last.version === line.version && last.minute === minute) return last.waits
      if (mayBeOld && last && Math.abs(at - last.at) < oldMs) return last.waits
      const { drawLine } = await import('./draw-line.ts')
      const { version } = line
      const waits = drawLine({ line, setting, habits: learnt, appointments }, now)
      known.set(line, { ...{ version, setting, habits: learnt, appointments, minute, at }, waits })
      return waits
    },
    drop: habits.drop,
  }
}

/** Gives what is learnt of a line, once that is enough to draw from. */
function enoughOf(found: Habits | undefined): Habits | null {
  const seen = Object.values(found?.services ?? {}).reduce((sum, { ms }) => sum + ms.length, 0)
  return found && seen >= enough ? found : null
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
  const own = estimateOf({ id, attributes }, drawn)
  return own ? { ...inLine, ...shownOf(own) } : inLine
}

/** Estimate of a ticket's wait; that of a newcomer where it came after the draw. */
export function estimateOf(
  { id, attributes }: Pick<TicketResource, 'id' | 'attributes'>,
  drawn: DrawnWaits,
): Estimate | undefined {
  return drawn.tickets.get(Number(id)) ?? drawn.newcomers.get(attributes.service_id ?? 0)
}
