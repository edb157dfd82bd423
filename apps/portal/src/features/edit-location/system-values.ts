import { systems as names } from '../../set-up/fields/location-labels.ts'
import type { Systems } from '../../set-up/fields/system-fields.tsx'
import { draftOf, pickValues, type Values } from './location-values.ts'

/** Where other systems are found, as the fields of them take it. */
export function systemsIn(values: Values): Systems {
  return draftOf(pickValues(values, Object.keys(names)))
}

export function valuesOfSystems(systems: Systems): Values {
  return Object.fromEntries(Object.entries(names).map(([name, field]) => [name, systems[field] ?? '']))
}
