import { nameIn } from '@rinda/client/http/names'
import type { Location } from '@rinda/client/set-up/locations'
import type { SpecialistSetUp } from '@rinda/client/set-up/specialist-calls'
import type { Language } from '@rinda/phrases/resources'
import { searched } from '@rinda/ui/search-text'

/** A specialist with the names of what and where they serve. */
export type ShownSpecialist = {
  readonly specialist: SpecialistSetUp
  readonly services: readonly string[]
  readonly locations: readonly string[]
}

export function shownSpecialists(
  specialists: readonly SpecialistSetUp[],
  locations: readonly Location[],
  language: Language,
): ShownSpecialist[] {
  const locationNames = new Map(locations.map(({ id, name }) => [id, nameIn(language, name)]))
  const serviceNames = new Map(
    locations.flatMap(({ services }) =>
      services.map(({ id, name }) => [id, nameIn(language, name)] as const),
    ),
  )
  const named = (ids: readonly number[], names: ReadonlyMap<number, string>) =>
    ids.flatMap((id) => names.get(id) ?? [])
  return specialists.map((specialist) => ({
    specialist,
    // Two services of different locations may be named alike.
    services: [...new Set(named(specialist.serviceIds, serviceNames))],
    locations: named(specialist.locationIds, locationNames),
  }))
}

/** Keeps the specialists in whose name, ids, services or locations every searched word is found. */
export function foundSpecialists(
  shown: readonly ShownSpecialist[],
  sought: string,
): readonly ShownSpecialist[] {
  return searched(shown, sought, ({ specialist: { id, name, bmsId }, services, locations }) =>
    [name, String(id), bmsId, ...services, ...locations].join(' '),
  )
}
