import { type LocationPayload, systemUrls } from '@rinda/contract/location-payload'
import type { LocationRow } from '../availability/setting-store.ts'
import type { LocationConfig } from '../database/schema.ts'
import { textsAfter } from './multilingual.ts'
import { weekAfter } from './week.ts'

/** A location before it is one: what a wish starts from when there is none. */
export const blankLocation = {
  accessibility: [false, false, false, false, false],
  opening_hours: {},
  config: {},
}
type Before = Partial<LocationRow> & Pick<LocationRow, 'accessibility' | 'opening_hours' | 'config'>

/** The columns that a wish names, as they will be. What it does not name is absent, or as it was. */
export function locationColumns(before: Before, wish: LocationPayload) {
  const config = defined({ ...before.config, ...wish.config }) as LocationConfig
  const accessibility = before.accessibility.map((flag, index) => flagOf(wish, index) ?? flag)
  return defined({
    ...textsAfter(before, wish),
    ...Object.fromEntries(systemUrls.map((name) => [name, wish[name]])),
    phone: wish.phone,
    email: wish.email,
    www: wish.www,
    latitude: wish.latitude,
    longitude: wish.longitude,
    accessibility,
    opening_hours: weekAfter(before.opening_hours, wish),
    is_active: wish.active,
    is_visible: wish.visible,
    is_online: wish.online,
    is_qms_active: wish.qms_active,
    is_bms_active: wish.bms_active,
    position: wish.position,
    bms_id: wish.bms_id,
    config,
  })
}

function flagOf(wish: LocationPayload, index: number): boolean | undefined {
  const flags = [
    wish.accessibility_1,
    wish.accessibility_2,
    wish.accessibility_3,
    wish.accessibility_4,
    wish.accessibility_5,
  ]
  return flags[index]
}

type Defined<Columns> = { [Name in keyof Columns]?: Exclude<Columns[Name], undefined> }

/** Without the columns that a wish leaves alone. */
export function defined<Columns extends object>(columns: Columns): Defined<Columns> {
  const entries = Object.entries(columns).filter(([, value]) => value !== undefined)
  return Object.fromEntries(entries) as Defined<Columns>
}
