import type { TicketResource } from '@rinda/contract/queue/ticket'
import { systemCaller } from '../../access/caller.ts'
import type { LocationSetting } from '../../availability/setting.ts'
import type { Settings } from '../../availability/settings.ts'
import type { LineFiguresSource } from '../../locations/line-figures.ts'
import { type WorkedOut, withPlace } from './in-line.ts'
import type { Line } from './line.ts'
import type { LinePlace, Lines } from './lines.ts'
import { readLines } from './read-lines.ts'
import { workOut } from './work-out.ts'

/** Places, waits and figures, as they follow from the lines in memory. */
export type Waits = LineFiguresSource & {
  /** Gives tickets their place and their waits, as they are known here by now: on the way out after an act, in a broadcast. */
  withWaits(tickets: readonly TicketResource[], now: Date): Promise<TicketResource[]>
  /** The same after a look at the database, for tickets that were just read there. */
  listed(tickets: readonly TicketResource[], place: LinePlace, now: Date): Promise<TicketResource[]>
  /** All of a line that is worked out; undefined where there is no such location. */
  at(
    place: LinePlace,
    now: Date,
  ): Promise<{ line: Line; setting: LocationSetting; out: WorkedOut } | undefined>
}

type Known = { version: number; setting: LocationSetting; minute: number; out: WorkedOut }

export function createWaits({ lines, settings }: { lines: Lines; settings: Settings }): Waits {
  /** Last results of each line: they hold until the line, the setting or the minute is another. */
  const known = new WeakMap<Line, Known>()

  function outOf(line: Line, setting: LocationSetting, now: Date): WorkedOut {
    const minute = Math.floor(now.getTime() / 60_000)
    const last = known.get(line)
    if (last && last.version === line.version && last.setting === setting && last.minute === minute)
      return last.out
    const out = workOut(line, setting, now)
    known.set(line, { version: line.version, setting, minute, out })
    return out
  }

  async function settingOf(locationId: number) {
    return await settings.find(systemCaller, locationId)
  }

  async function outAt(locationId: number, line?: Line) {
    const setting = await settingOf(locationId)
    const found = setting && (line ?? (await lines.standing(setting)))
    return found && setting ? { line: found, setting } : undefined
  }

  return {
    async withWaits(tickets, now) {
      const ids = new Set(tickets.filter(isWaiting).map(({ attributes: { location_id } }) => location_id))
      const found = new Map<number, WorkedOut>()
      for (const id of ids) {
        const at = await outAt(id)
        if (at) found.set(id, outOf(at.line, at.setting, now))
      }
      return tickets.map((one) => withPlace(one, found.get(one.attributes.location_id)?.byTicket.get(one.id)))
    },
    async listed(tickets, place, now) {
      const line = (await lines.of([place])).get(place.locationId)
      const at = await outAt(place.locationId, line)
      const out = at && outOf(at.line, at.setting, now)
      return tickets.map((one) => withPlace(one, out?.byTicket.get(one.id)))
    },
    async at(place, now) {
      const found = await outAt(place.locationId)
      return found && { ...found, out: outOf(found.line, found.setting, now) }
    },
    async ofAll(all, now) {
      const found = await lines.of(all)
      return new Map(
        all.flatMap((setting) => {
          const line = found.get(setting.locationId)
          return line ? [[setting.locationId, outOf(line, setting, now).figures] as const] : []
        }),
      )
    },
    async within(db, setting, now) {
      const kept = lines.peek(setting.locationId)
      const line =
        kept ?? (await readLines(db, systemCaller.scope, [setting.locationId])).get(setting.locationId)
      return line ? workOut(line, setting, now).figures : { ticketsWaiting: 0, services: new Map() }
    },
  }
}

function isWaiting({ attributes: { status } }: TicketResource): boolean {
  return status === 'WAITING' || status === 'REQUESTED'
}
