import type { LocationSetting, ServiceSetting } from '../../availability/setting.ts'
import { isShownTo } from '../../availability/shown.ts'
import { foldName } from '../../geocoding/fold-name.ts'
import { anyVisitor, type Place } from '../shown-places.ts'

/** Wishes of somebody who looks for a place, as the address of the page has them. */
export type Sought = {
  /** As it was typed. */
  readonly text: string
  readonly isOpen: boolean
  readonly isStepFree: boolean
  readonly isShort: boolean
  readonly page: number
}

export const filters = ['open', 'step-free', 'short'] as const

const mostCharacters = 100

/** Reads what is looked for; what makes no sense is left out. Of a filter that is named twice the last one counts. */
export function readSought(query: URLSearchParams): Sought {
  const isOn = (name: (typeof filters)[number]) => query.getAll(name).at(-1) === '1'
  const page = Number(query.get('page'))
  return {
    text: (query.get('q') ?? '').trim().slice(0, mostCharacters),
    isOpen: isOn('open'),
    isStepFree: isOn('step-free'),
    isShort: isOn('short'),
    page: Number.isInteger(page) && page > 1 ? Math.min(page, 10_000) : 1,
  }
}

type Named = Readonly<Record<'name' | 'name_lv' | 'name_en' | 'name_ru', string>>

const namesOf = ({ name, name_lv, name_en, name_ru }: Named) => [name, name_lv, name_en, name_ru]
const folded = (texts: readonly string[]) => ` ${texts.map(foldName).join(' ')}`

type Folded = { place: string; services: readonly { id: number; name: string }[] }
/** Texts by which a location is found, as they are compared. They change with its setting. */
const known = new WeakMap<LocationSetting, Folded>()

function foldedOf(setting: LocationSetting): Folded {
  const found = known.get(setting)
  if (found) return found
  const { address, address_lv, address_en, address_ru } = setting.location
  const made = {
    place: folded([...namesOf(setting.location), address, address_lv, address_en, address_ru]),
    services: shownServicesOf(setting).map(({ row }) => ({ id: row.service_id, name: folded(namesOf(row)) })),
  }
  known.set(setting, made)
  return made
}

/** Lists the services of a location that visitors are shown. */
export function shownServicesOf(setting: LocationSetting): ServiceSetting[] {
  return [...setting.services.values()].filter(({ row }) => isShownTo(anyVisitor, setting, row.service_id))
}

/** A place that was found, with the services that were meant: all where none was named. */
export type Found = Place & { readonly serviceIds: ReadonlySet<number> }

/**
 * Finds the places in whose names, address, company or services every word stands that was typed, at the beginning of a word, with marks or
 * without, in Latin letters or Cyrillic ones. Signs alone, such as a smile, are no words, and are found nowhere.
 */
export function findByText(places: readonly Place[], text: string): Found[] {
  const words = foldName(text).split(' ').filter(Boolean)
  if (text !== '' && words.length === 0) return []
  // A company may have hundreds of places.
  const companies = new Map<Place['company'], string>()
  return places.flatMap((place) => {
    const { place: ofPlace, services } = foldedOf(place.setting)
    const ofCompany = companies.get(place.company) ?? folded(namesOf(place.company))
    companies.set(place.company, ofCompany)
    const own = ofPlace + ofCompany
    const rest = words.filter((word) => !own.includes(` ${word}`))
    const meant = services.filter(({ name }) => rest.every((word) => name.includes(` ${word}`)))
    if (rest.length > 0 && meant.length === 0) return []
    const chosen = rest.length > 0 ? meant : services
    return [{ ...place, serviceIds: new Set(chosen.map(({ id }) => id)) }]
  })
}
