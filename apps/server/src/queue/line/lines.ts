import { systemCaller } from '../../access/caller.ts'
import type { StreamEvent } from '../../changes/record-store.ts'
import type { Database } from '../../database/database.ts'
import type { CatchUp } from '../../stream/catch-up.ts'
import type { CompanyStreams } from '../../stream/company-streams.ts'
import { createSubscribers } from '../../stream/subscribers.ts'
import { readToldLines } from '../remote/remote-store.ts'
import { createKeptLines, type KeptLines } from './kept-lines.ts'
import { isOfLine, type Line, lineToldEvent, putEvent } from './line.ts'
import { readLines, readRows } from './read-lines.ts'

/** A location, and whose it is. */
export type LinePlace = { readonly companyId: number; readonly locationId: number }

/**
 * The lines of locations, kept in memory: read when one is first asked for, and kept true by the company's stream from then on. What they say
 * is what was committed when the question came, by whichever process; who is called, the database alone decides.
 */
export type Lines = {
  /** The lines of some locations as they are committed. To be read at once: what comes later changes them. */
  of(places: readonly LinePlace[]): Promise<ReadonlyMap<number, Line>>
  /** A line as it is known here by now; read where it is not kept. */
  standing(place: LinePlace): Promise<Line | undefined>
  /** A line as it stands here at this moment, without a look at the database; undefined where it is not kept. */
  peek(locationId: number): Line | undefined
  /** Receives where a line, or what its waits follow from, may be another by now. Gives back how to stop. */
  onChange(subscriber: (place: LinePlace) => void): () => void
  size: KeptLines['size']
}

export type LinesContext = {
  db: Database
  streams: Pick<CompanyStreams, 'subscribe' | 'onHole' | 'standsAt'>
  catchUp: CatchUp
  onFault: (error: unknown) => void
  /** Number of tickets that are kept, of all lines together. */
  mostTickets?: number
}

const usualTickets = 20_000
/** Number of readings after which a line is answered from, though it could not be kept. */
const mostReadings = 3

type Reading = { events: StreamEvent[]; broken: Set<number> }

/** The kinds of things that the waits of a location follow from, besides its line. */
const setUp = new Set(['location', 'service'])

export function createLines({
  db,
  streams,
  catchUp,
  onFault,
  mostTickets = usualTickets,
}: LinesContext): Lines {
  const kept = createKeptLines(mostTickets)
  const changes = createSubscribers<LinePlace>(onFault)
  const readings = new Set<Reading>()
  const telling = new WeakMap<Line, Promise<void>>()
  /** Readings under way, by location: whoever asks for the same meanwhile waits for the same. */
  const underWay = new Map<number, Promise<ReadonlyMap<number, Line>>>()

  streams.subscribe((event) => {
    const { companyId, locationId } = event
    if (setUp.has(event.resource.type)) return changes.publish({ companyId, locationId })
    if (!isOfLine(event) && event.resource.type !== lineToldEvent) return
    for (const reading of readings) reading.events.push(event)
    const line = kept.get(locationId)
    if (line?.companyId === companyId) putEvent(line, event)
    changes.publish({ companyId, locationId })
  })
  streams.onHole(({ companyId }) => dropCompany(companyId))

  function dropCompany(companyId: number): void {
    const dropped = kept.ofCompany(companyId)
    kept.dropCompany(companyId)
    for (const reading of readings) reading.broken.add(companyId)
    for (const { locationId } of dropped) changes.publish({ companyId, locationId })
  }

  async function read(
    locationIds: readonly number[],
  ): Promise<{ lines: Map<number, Line>; isTrue: boolean }> {
    const reading: Reading = { events: [], broken: new Set() }
    readings.add(reading)
    try {
      const lines = await readLines(db, systemCaller.scope, locationIds)
      // Nothing comes between these lines: what is published from here on finds the lines kept.
      for (const event of reading.events) {
        const line = lines.get(event.locationId)
        if (line) putEvent(line, event)
      }
      const isTrue = [...lines.values()].every(({ companyId }) => !reading.broken.has(companyId))
      if (isTrue) for (const line of lines.values()) kept.keep(line)
      return { lines, isTrue }
    } finally {
      readings.delete(reading)
    }
  }

  async function readSurely(locationIds: readonly number[]): Promise<ReadonlyMap<number, Line>> {
    for (let count = 1; count < mostReadings; count += 1) {
      const { lines, isTrue } = await read(locationIds)
      if (isTrue) return lines
    }
    return (await read(locationIds)).lines
  }

  async function readMissing(locationIds: readonly number[]): Promise<Line[]> {
    const fresh = locationIds.filter((id) => !underWay.has(id))
    if (fresh.length > 0) {
      const reading = readSurely(fresh).finally(() => {
        for (const id of fresh) underWay.delete(id)
      })
      for (const id of fresh) underWay.set(id, reading)
    }
    const all = await Promise.all(locationIds.map((id) => underWay.get(id)))
    return locationIds.flatMap((id, index) => all[index]?.get(id) ?? [])
  }

  /** Reads again how many appointments were called in a row, where that says something of somebody who waits. */
  async function bringRows(lines: Iterable<Line>): Promise<void> {
    const old = [...lines].filter((line) => line.areRowsOld && line.standing.hasAppointments())
    if (old.length === 0) return
    // What is called meanwhile makes them old again.
    for (const line of old) line.areRowsOld = false
    const ids = old.map(({ locationId }) => locationId)
    const rows = await readRows(db, systemCaller.scope, ids).catch((error: unknown) => {
      for (const line of old) line.areRowsOld = true
      throw error
    })
    for (const line of old) {
      line.appointmentsInRow = rows.get(line.locationId) ?? new Map()
      line.version += 1
    }
  }

  /** Reads again what another system told of a line, one reading after the other: an older one never comes last. */
  async function bringTold(line: Line): Promise<void> {
    for (;;) {
      const underWay = telling.get(line)
      if (!underWay && !line.isToldOld) return
      const reading = underWay ?? readTold(line).finally(() => telling.delete(line))
      telling.set(line, reading)
      await reading
    }
  }

  async function readTold(line: Line): Promise<void> {
    line.isToldOld = false
    try {
      const told = await readToldLines(db, systemCaller.scope, [line.locationId])
      line.told = told.get(line.locationId) ?? null
      line.version += 1
    } catch (error) {
      line.isToldOld = true
      throw error
    }
  }

  async function asCommitted(places: readonly LinePlace[]): Promise<ReadonlyMap<number, Line>> {
    const companyIds = [...new Set(places.map(({ companyId }) => companyId))]
    await Promise.all(
      companyIds.map(async (companyId) => {
        if (!(await catchUp.now(companyId))) dropCompany(companyId)
      }),
    )
    const ids = [...new Set(places.map(({ locationId }) => locationId))]
    const missing = ids.filter((id) => !kept.get(id))
    const read = missing.length > 0 ? await readMissing(missing) : []
    const found = new Map(read.map((line) => [line.locationId, line]))
    for (const id of ids) {
      const line = kept.get(id)
      if (line) found.set(id, line)
    }
    kept.shrink()
    await bringRows(found.values())
    await Promise.all([...found.values()].map(bringTold))
    return found
  }

  return {
    of: asCommitted,
    async standing(place) {
      const line = kept.get(place.locationId) ?? (await asCommitted([place])).get(place.locationId)
      if (line) await bringRows([line])
      if (line) await bringTold(line)
      return line
    },
    peek: kept.get,
    onChange: changes.add,
    size: kept.size,
  }
}
