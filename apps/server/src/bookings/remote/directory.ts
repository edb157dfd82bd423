import { isBookedElsewhere } from '../../availability/elsewhere.ts'
import type { LocationSetting } from '../../availability/setting.ts'
import type { Heard, Systems } from '../../remote-systems/heard.ts'
import { type LocationsAnswer, locationsAnswer } from './answers.ts'
import { addressAt } from './system.ts'

/** Ids by which another system knows a location of ours with what it offers: found by the ids that stand in our set-up (`bms_id`). */
export type Directory = {
  locationId: string
  /** By their ids. */
  ourService: ReadonlyMap<string, number>
  ourSpecialist: ReadonlyMap<string, number>
  /** By ours. */
  theirService: ReadonlyMap<number, string>
  theirSpecialist: ReadonlyMap<number, string>
}

export type Directories = {
  /** Finds the directory of a location, from memory for a while. A system that knows no such location is as one that does not answer. */
  of(setting: LocationSetting, now: Date): Promise<Heard<Directory>>
}

/** Time in ms for which a directory is believed: what was set up there is seen here by then. */
const keptMs = 60_000

type Kept = { address: string; till: number; directory: Directory }

export function createDirectories(systems: Pick<Systems, 'ask'>): Directories {
  const kept = new Map<number, Kept>()
  return {
    async of(setting, now) {
      const { locationId } = setting
      const { bms_id: bmsId } = setting.location
      const query = new URLSearchParams({ bms_id: bmsId, include: 'services,specialists' })
      const address = addressAt(setting, `locations?${query}`)
      if (!address || !isBookedElsewhere(setting) || bmsId === '' || bmsId === '0') return notFound
      const name = [address.href, ...namesIn(setting)].join(' ')
      const known = kept.get(locationId)
      if (known && known.address === name && known.till > now.getTime())
        return { kind: 'said', value: known.directory }
      const heard = await systems.ask(address, locationsAnswer)
      if (heard.kind !== 'said') return heard
      const directory = directoryOf(setting, heard.value)
      if (!directory) return notFound
      kept.set(locationId, { address: name, till: now.getTime() + keptMs, directory })
      return { kind: 'said', value: directory }
    },
  }
}

const notFound = { kind: 'fault', fault: 'not_found', outcome: 'not done' } as const

/** Names of ours by which others are found: with other ones the directory is another. */
function namesIn({ services, specialists }: LocationSetting): string[] {
  return [
    ...[...services.values()].map(({ row }) => `${row.service_id}=${row.bms_id}`),
    ...[...specialists.values()].map((row) => `${row.specialist_id}=${row.bms_id}`),
  ]
}

function directoryOf(setting: LocationSetting, { data, included }: LocationsAnswer): Directory | null {
  const [location, ...others] = data.filter(({ attributes }) => attributes.bms_id === setting.location.bms_id)
  if (!location || others.length > 0) return null
  const services = included.flatMap((one) =>
    one?.type === 'service' && 'location_id' in one.attributes && one.attributes.location_id === location.id
      ? [{ id: one.id, name: one.attributes.bms_id }]
      : [],
  )
  const specialists = included.flatMap((one) =>
    one?.type === 'specialist' ? [{ id: one.id, name: one.attributes.bms_id }] : [],
  )
  const ownServices = [...setting.services.values()].map(({ row }) => ({
    id: row.service_id,
    name: row.bms_id,
  }))
  const ownSpecialists = [...setting.specialists.values()].map((row) => ({
    id: row.specialist_id,
    name: row.bms_id,
  }))
  const service = pair(ownServices, services)
  const specialist = pair(ownSpecialists, specialists)
  return {
    locationId: location.id,
    ...{ ourService: service.ours, theirService: service.theirs },
    ...{ ourSpecialist: specialist.ours, theirSpecialist: specialist.theirs },
  }
}

/** Pairs what has the same name on both sides; what has none is nobody's. */
function pair(own: readonly { id: number; name: string }[], other: readonly { id: string; name: string }[]) {
  const named = new Map(other.flatMap(({ id, name }) => (name === '' || name === '0' ? [] : [[name, id]])))
  const both = own.flatMap(({ id, name }) => {
    const their = named.get(name)
    return their === undefined ? [] : [{ id, their }]
  })
  return {
    ours: new Map(both.map(({ id, their }) => [their, id])),
    theirs: new Map(both.map(({ id, their }) => [id, their])),
  }
}

/** Lists our bookable services that another system does not know. */
export function unknownServices(setting: LocationSetting, { theirService }: Directory): number[] {
  return [...setting.services.values()]
    .filter(({ isBookable, row }) => isBookable && !theirService.has(row.service_id))
    .map(({ row }) => row.service_id)
}
