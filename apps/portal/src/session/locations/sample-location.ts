import { type Location, locationFrom } from '@rinda/client/set-up/locations'

type Wire = Record<string, unknown>

/** A location as the wire has it, for tests: what matters is given, the rest is empty. */
export function sampleLocation(id: number, wire: Wire = {}, services: readonly Wire[] = []): Location {
  const names = { name: `Nr. ${id}`, name_lv: `Nr. ${id}`, name_en: `No. ${id}`, name_ru: `№ ${id}` }
  const attributes = { company_id: 1, position: id, ...names, timestamp: 1, config: {}, ...wire }
  const included = services.map(({ id: serviceId, ...one }) => ({
    id: String(serviceId),
    type: 'service',
    attributes: { company_id: 1, location_id: id, position: 0, ...names, timestamp: 1, config: {}, ...one },
  }))
  return locationFrom({ id: String(id), type: 'location', attributes }, included)
}
