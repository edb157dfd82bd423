import type { LocationPayload } from '@rinda/contract/set-up/location-payload'
import { locationFields } from '@rinda/domain/set-up/location-fields'
import type { LocationRow } from '../availability/setting-store.ts'
import type { LocationConfig } from '../database/schema.ts'
import { defined, levelColumns, plainColumns } from './field-columns.ts'
import { textColumns } from './text-columns.ts'
import { weekAfter } from './week.ts'

/** A location before it is one: what an input starts from when there is none. */
export const blankLocation = {
  accessibility: [false, false, false, false, false],
  opening_hours: {},
  config: {},
}
type Before = Partial<LocationRow> & Pick<LocationRow, 'accessibility' | 'opening_hours' | 'config'>

/** The columns that an input names, as they will be. What it does not name is absent, or as it was. */
export function locationColumns(before: Before, input: LocationPayload) {
  return defined({
    ...textColumns(locationFields, before, input),
    ...plainColumns(locationFields, input),
    ...levelColumns(locationFields, before, input),
    opening_hours: weekAfter(before.opening_hours, input),
    config: defined({ ...before.config, ...input.config }) as LocationConfig,
  })
}
