import { nameIn } from '@rinda/client/http/names'
import type { Location, Service } from '@rinda/client/set-up/locations'
import type { Language } from '@rinda/phrases/resources'
import { searched } from '@rinda/ui/search-text'

/** A line of the table: a location over its services, or one of these. */
export type ConfigRow =
  | { readonly kind: 'location'; readonly key: string; readonly name: string }
  | {
      readonly kind: 'service'
      readonly key: string
      readonly name: string
      readonly place: string
      readonly service: Service
    }

/**
 * The visible and active locations of a company with their visible and active services, as lines. What is searched for may stand in the
 * name of the service or of its location; a location without any service left is not shown.
 */
export function configRows(
  locations: readonly Location[],
  companyId: number,
  { language, sought }: { language: Language; sought: string },
): ConfigRow[] {
  const shown = locations.filter((one) => one.companyId === companyId && one.isVisible && one.isActive)
  return shown.flatMap((location): ConfigRow[] => {
    const place = nameIn(language, location.name)
    const services = location.services
      .filter(({ isVisible, isActive }) => isVisible && isActive)
      .map((service) => ({
        kind: 'service' as const,
        key: `service-${service.id}`,
        name: nameIn(language, service.name),
        place,
        service,
      }))
    const found = searched(services, sought, ({ name }) => `${name} ${place}`)
    return found.length === 0
      ? []
      : [{ kind: 'location', key: `location-${location.id}`, name: place }, ...found]
  })
}

/** The companies that have a location, in the order of their numbers. */
export function companiesOf(locations: readonly Location[]): number[] {
  return [...new Set(locations.map(({ companyId }) => companyId))].sort((one, other) => one - other)
}
