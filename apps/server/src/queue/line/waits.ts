import type { TicketResource } from '@rinda/contract/queue/ticket'
import type { DrawnWaits } from '@rinda/domain/queue/estimate/draw-waits'
import { ticketTurn } from '@rinda/domain/queue/waits'
import { systemCaller } from '../../access/caller.ts'
import type { LocationSetting } from '../../availability/setting.ts'
import type { Settings } from '../../availability/settings.ts'
import type { Database } from '../../database/database.ts'
import type { LineFigures, LineFiguresSource } from '../../locations/line-figures.ts'
import { createDrawnLines, shownOf, withDrawn } from '../habits/drawn-lines.ts'
import { type InLine, type WorkedOut, withPlace } from './in-line.ts'
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
  /** All of a line that is worked out; undefined where there is no such location. `drawn` is there where its waits are by what was learnt of it. */
  at(
    place: LinePlace,
    now: Date,
  ): Promise<
    { line: Line; setting: LocationSetting; out: WorkedOut; drawn: DrawnWaits | undefined } | undefined
  >
  /** To be called when more was learnt of the line of a location. */
  learnt(locationId: number): void
}

type Known = { version: number; setting: LocationSetting; minute: number; at: number; out: WorkedOut }

/** Number of tickets from which on a line is long: to work it out anew for each who comes would take the processor. */
const longLine = 100
/** Time in ms for which those who come to the end of a long line are told the wait of who came before them. */
const sameForMs = 1_000

type Context = { db: Database; lines: Lines; settings: Settings; clock: () => Date }

export function createWaits({ db, lines, settings, clock }: Context): Waits {
  const drawnLines = createDrawnLines(db, clock)
  /** Last results of each line: they hold until the line, the setting or the minute is another. */
  const known = new WeakMap<Line, Known>()

  function outOf(line: Line, setting: LocationSetting, now: Date): WorkedOut {
    const minute = Math.floor(now.getTime() / 60_000)
    const last = known.get(line)
    if (last && last.version === line.version && last.setting === setting && last.minute === minute)
      return last.out
    const out = workOut(line, setting, now)
    known.set(line, { version: line.version, setting, minute, at: now.getTime(), out })
    return out
  }

  /** The places of those who have just come to the end of a long line, by what was worked out last; undefined where that does not say it. */
  function placesAtEnd(
    line: Line,
    setting: LocationSetting,
    tickets: readonly TicketResource[],
    now: Date,
  ): Map<string, InLine> | undefined {
    const last = known.get(line)
    const isOld = !last || last.setting !== setting || Math.abs(now.getTime() - last.at) > sameForMs
    if (line.tickets.size < longLine || isOld || last.version === line.version) return undefined
    const places = new Map<string, InLine>()
    for (const ticket of tickets) {
      const newcomer = last.out.newcomers.get(ticket.attributes.service_id ?? 0)
      const isKnown = (id: string) => last.out.byTicket.has(id)
      const ticketsToWait = isKnown(ticket.id) ? undefined : line.standing.countBeforeNew(ticket, isKnown)
      if (!newcomer || ticketsToWait === undefined) return undefined
      // The first of a service that is told so here may be called next: the look at the line that follows says it.
      places.set(ticket.id, { ...newcomer, ticketsToWait, turn: ticketTurn(false, ticketsToWait) })
    }
    return places
  }

  /** The same with the waits that are drawn, where enough is known of the line. */
  async function drawnOut(line: Line, setting: LocationSetting, now: Date) {
    const drawn = await drawnLines.of(line, setting, now, false)
    const out = outOf(line, setting, now)
    return { out: drawn ? withAllDrawn(out, line, drawn) : out, drawn }
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
      const found = new Map<string, InLine>()
      for (const id of ids) {
        const at = await outAt(id)
        if (!at) continue
        const own = tickets.filter((one) => isWaiting(one) && one.attributes.location_id === id)
        const drawn = await drawnLines.of(at.line, at.setting, now, true)
        const places = placesAtEnd(at.line, at.setting, own, now) ?? outOf(at.line, at.setting, now).byTicket
        for (const one of own) {
          const place = places.get(one.id)
          if (place) found.set(one.id, withDrawn(place, one, drawn))
        }
      }
      return tickets.map((one) => withPlace(one, found.get(one.id)))
    },
    async listed(tickets, place, now) {
      const line = (await lines.of([place])).get(place.locationId)
      const at = await outAt(place.locationId, line)
      const out = at && (await drawnOut(at.line, at.setting, now)).out
      return tickets.map((one) => withPlace(one, out?.byTicket.get(one.id)))
    },
    async at(place, now) {
      const found = await outAt(place.locationId)
      return found && { ...found, ...(await drawnOut(found.line, found.setting, now)) }
    },
    learnt: drawnLines.drop,
    async ofAll(all, now) {
      await drawnLines.bring(all.map(({ locationId }) => locationId))
      const found = await lines.of(all)
      const figures = new Map<number, LineFigures>()
      for (const setting of all) {
        const line = found.get(setting.locationId)
        if (line) figures.set(setting.locationId, (await drawnOut(line, setting, now)).out.figures)
      }
      return figures
    },
    async within(db, locationId) {
      const kept = lines.peek(locationId)
      const line = kept ?? (await readLines(db, systemCaller.scope, [locationId])).get(locationId)
      return (setting, now) =>
        line ? workOut(line, setting, now).figures : { ticketsWaiting: 0, services: new Map() }
    },
  }
}

function isWaiting({ attributes: { status } }: TicketResource): boolean {
  return status === 'WAITING' || status === 'REQUESTED'
}

function withAllDrawn(out: WorkedOut, line: Line, drawn: DrawnWaits): WorkedOut {
  const byTicket = new Map(out.byTicket)
  for (const [id, inLine] of out.byTicket) {
    const ticket = line.tickets.get(id)
    if (ticket) byTicket.set(id, withDrawn(inLine, ticket, drawn))
  }
  const services = new Map(out.figures.services)
  for (const [id, figures] of services) {
    const newcomer = drawn.newcomers.get(id)
    // Where a counter is free, and nobody waits for it, there is nothing to draw.
    if (newcomer && figures.high > 0) services.set(id, { ...figures, ...shownOf(newcomer) })
  }
  return { ...out, byTicket, figures: { ...out.figures, services } }
}
