import { type LocationPayload, systemUrls } from '@rinda/contract/set-up/location-payload'
import type { LocationRow } from '../availability/setting-store.ts'
import type { LocationConfig } from '../database/schema.ts'
import { textsAfter } from './multilingual.ts'
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
  const config = defined({ ...before.config, ...input.config }) as LocationConfig
  const accessibility = before.accessibility.map((flag, index) => flagOf(input, index) ?? flag)
  return defined({
    ...textsAfter(before, input),
    ...Object.fromEntries(systemUrls.map((name) => [name, input[name]])),
    phone: input.phone,
    email: input.email,
    www: input.www,
    latitude: input.latitude,
    longitude: input.longitude,
    accessibility,
    opening_hours: weekAfter(before.opening_hours, input),
    is_active: input.active,
    is_visible: input.visible,
    is_online: input.online,
    is_qms_active: input.qms_active,
    is_bms_active: input.bms_active,
    position: input.position,
    bms_id: input.bms_id,
    config,
  })
}

function flagOf(input: LocationPayload, index: number): boolean | undefined {
  const flags = [
    input.accessibility_1,
    input.accessibility_2,
    input.accessibility_3,
    input.accessibility_4,
    input.accessibility_5,
  ]
  return flags[index]
}

type Defined<Columns> = { [Name in keyof Columns]?: Exclude<Columns[Name], undefined> }

/** Without the columns that an input leaves alone. */
export function defined<Columns extends object>(columns: Columns): Defined<Columns> {
  const entries = Object.entries(columns).filter(([, value]) => value !== undefined)
  return Object.fromEntries(entries) as Defined<Columns>
}
