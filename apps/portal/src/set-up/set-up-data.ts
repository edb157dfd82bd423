import type { LocationDraft, LocationEntity } from '@rinda/client/set-up/location-entity'
import type { ServiceDraft, ServiceEntity } from '@rinda/client/set-up/service-calls'
import { type SetUpLocation, specialistsOf } from '@rinda/client/set-up/set-up'

/** A change that is on its way to the server: shown as if it were made, until the answer is there. */
export type PendingChange =
  | { readonly locationId: number; readonly draft: LocationDraft }
  | { readonly locationId: number; readonly serviceId: number; readonly draft: ServiceDraft }

/** What the server has, as far as it is known, and what is on its way to it. */
export type SetUp = {
  readonly locations: readonly SetUpLocation[]
  readonly pending: readonly PendingChange[]
}

type Placed = { readonly companyId: number; readonly position: number; readonly id: number }
const inOrder = (one: Placed, other: Placed) =>
  one.companyId - other.companyId || one.position - other.position || one.id - other.id

/** With a location as a message or an answer brought it, without its services; one that is older than what is known changes nothing. */
export function withLocation(setUp: SetUp, location: LocationEntity): SetUp {
  const known = setUp.locations.find(({ id }) => id === location.id)
  if (known && known.timestamp >= location.timestamp) return setUp
  const parts = { services: known?.services ?? [], specialists: known?.specialists ?? [] }
  return {
    ...setUp,
    locations: [...without(setUp.locations, known), { ...location, ...parts }].sort(inOrder),
  }
}

/** The same with a service, and with those who work for it now, as far as they are known. */
export function withService(setUp: SetUp, service: ServiceEntity): SetUp {
  const location = setUp.locations.find(({ id }) => id === service.locationId)
  const known = location?.services.find(({ id }) => id === service.id)
  if (!location || (known && known.timestamp >= service.timestamp)) return setUp
  const services = [...without(location.services, known), service].sort(inOrder)
  const among = new Map(
    setUp.locations.flatMap(({ specialists }) => specialists.map((one) => [one.id, one] as const)),
  )
  const changed = { ...location, services, specialists: specialistsOf(services, [...among.values()]) }
  return { ...setUp, locations: setUp.locations.map((one) => (one === location ? changed : one)) }
}

/** What was read, but nothing older than what messages brought while it was on its way. */
export function withRead(setUp: SetUp | undefined, read: readonly SetUpLocation[]): SetUp {
  const before: SetUp = { locations: read, pending: setUp?.pending ?? [] }
  return (setUp?.locations ?? []).reduce((now, one) => {
    if (!read.some(({ id }) => id === one.id)) return now
    const own = read.flatMap(({ services }) => services)
    const kept = one.services.filter(({ id }) => own.some((service) => service.id === id))
    return kept.reduce(withService, withLocation(now, one))
  }, before)
}

/** Whether a service names somebody who is not known yet: then all has to be read again. */
export function namesStranger(setUp: SetUp, { config }: ServiceEntity): boolean {
  const known = new Set(setUp.locations.flatMap(({ specialists }) => specialists.map(({ id }) => id)))
  return (config.specialists ?? []).some((id) => !known.has(id))
}

/** What is shown: what the server has, with what is on its way to it. What nothing is on its way to stays the same object. */
export function shownOf({ locations, pending }: SetUp): readonly SetUpLocation[] {
  if (pending.length === 0) return locations
  const shown = locations.map((location) => {
    const own = pending.filter(({ locationId }) => locationId === location.id)
    return own.length === 0 ? location : own.reduce(withPending, location)
  })
  return shown.sort(inOrder)
}

function withPending(location: SetUpLocation, change: PendingChange): SetUpLocation {
  if (!('serviceId' in change)) return withDraft(location, change.draft)
  const services = location.services.map((one) =>
    one.id === change.serviceId ? withDraft(one, change.draft) : one,
  )
  return { ...location, services: services.sort(inOrder) }
}

/** An entity as it will be once a draft is saved: what is said in languages, flags and config are changed part by part. */
export function withDraft<Entity extends object>(entity: Entity, draft: object): Entity {
  const before = entity as Readonly<Record<string, unknown>>
  const named = Object.entries(draft).filter(([, value]) => value !== undefined)
  const changed = named.map(([name, value]) => {
    const old = before[name]
    return [name, isGroup(value) && isGroup(old) ? { ...old, ...value } : value]
  })
  return { ...entity, ...Object.fromEntries(changed) }
}

function isGroup(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function without<Each>(list: readonly Each[], one: Each | undefined): readonly Each[] {
  return one === undefined ? list : list.filter((each) => each !== one)
}
