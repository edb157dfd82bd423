import {
  type Location,
  type LocationDraft,
  type Service,
  type ServiceDraft,
  specialistsOf,
} from '@rinda/client/set-up/locations'

/** A change that is on its way to the server: shown as if it were made, until the answer is there. */
export type PendingChange =
  | { readonly locationId: number; readonly draft: LocationDraft }
  | { readonly locationId: number; readonly serviceId: number; readonly draft: ServiceDraft }

/** Newest versions of the server that are known here, and the changes on their way to it. */
export type OwnLocations = {
  readonly locations: readonly Location[]
  readonly pending: readonly PendingChange[]
}

type Placed = { readonly companyId: number; readonly position: number; readonly id: number }
const inOrder = (one: Placed, other: Placed) =>
  one.companyId - other.companyId || one.position - other.position || one.id - other.id

/** With a location as a message or an answer brought it, without its services; one that is older than what is known changes nothing. */
export function withLocation(own: OwnLocations, location: Location): OwnLocations {
  const known = own.locations.find(({ id }) => id === location.id)
  if (known && known.timestamp >= location.timestamp) return own
  const neighbour = known ?? own.locations.find(({ companyId }) => companyId === location.companyId)
  const parts = {
    services: known?.services ?? [],
    specialists: known?.specialists ?? [],
    profile: neighbour?.profile ?? null,
  }
  return {
    ...own,
    locations: [...without(own.locations, known), { ...location, ...parts }].sort(inOrder),
  }
}

/** The same with a service, and with those who work for it now, as far as they are known. */
export function withService(own: OwnLocations, service: Service): OwnLocations {
  const location = own.locations.find(({ id }) => id === service.locationId)
  const known = location?.services.find(({ id }) => id === service.id)
  if (!location || (known && known.timestamp >= service.timestamp)) return own
  const services = [...without(location.services, known), service].sort(inOrder)
  const among = new Map(
    own.locations.flatMap(({ specialists }) => specialists.map((one) => [one.id, one] as const)),
  )
  const changed = { ...location, services, specialists: specialistsOf(services, [...among.values()]) }
  return { ...own, locations: own.locations.map((one) => (one === location ? changed : one)) }
}

/**
 * Gives what was read, but keeps what messages brought while it was on its way: newer versions, and what was not there yet when the
 * reading began (`before`), as the server may have read before it was made.
 */
export function withRead(
  own: OwnLocations | undefined,
  read: readonly Location[],
  before: OwnLocations | undefined,
): OwnLocations {
  const start: OwnLocations = { locations: read, pending: own?.pending ?? [] }
  const [knownIds, readIds] = [idsOf(before?.locations), idsOf(read)]
  const [knownServices, readServices] = [idsOf(servicesOf(before?.locations)), idsOf(servicesOf(read))]
  return (own?.locations ?? []).reduce((now, one) => {
    if (!readIds.has(one.id) && knownIds.has(one.id)) return now
    const kept = one.services.filter(({ id }) => readServices.has(id) || !knownServices.has(id))
    return kept.reduce(withService, withLocation(now, one))
  }, start)
}

/** The same where only some of them were read: the others stay the same objects. */
export function withSomeRead(
  own: OwnLocations,
  read: readonly Location[],
  before: OwnLocations,
): OwnLocations {
  const ids = idsOf(read)
  const others = own.locations.filter(({ id }) => !ids.has(id))
  return withRead(own, [...others, ...read].sort(inOrder), before)
}

const idsOf = (list: readonly { readonly id: number }[] = []) => new Set(list.map(({ id }) => id))
const servicesOf = (locations: readonly Location[] = []) => locations.flatMap(({ services }) => services)

/** Tells whether a service names a specialist who is not known yet: then all has to be read again. */
export function namesStranger(own: OwnLocations, { config }: Service): boolean {
  const known = new Set(own.locations.flatMap(({ specialists }) => specialists.map(({ id }) => id)))
  return (config.specialists ?? []).some((id) => !known.has(id))
}

/**
 * Gives what is shown: the server's versions, with the changes on their way to it applied. A location without
 * such changes stays the same object.
 */
export function shownOf({ locations, pending }: OwnLocations): readonly Location[] {
  if (pending.length === 0) return locations
  const shown = locations.map((location) => {
    const own = pending.filter(({ locationId }) => locationId === location.id)
    return own.length === 0 ? location : own.reduce(withPending, location)
  })
  return shown.sort(inOrder)
}

function withPending(location: Location, change: PendingChange): Location {
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
