import type { LocationDraft, LocationEntity } from '@rinda/client/set-up/location-entity'
import { systems } from '../../set-up/fields/location-labels.ts'
import { type Week, weekFromMonday } from '../../set-up/fields/week.ts'

/** What the form holds, flat and as it is typed, by the names of the wire: `name_lv`, `open_monday_from`. Numbers are texts here. */
export type Values = Readonly<Record<string, string | boolean>>

const multilingual = ['name', 'address', 'description', 'announcement'] as const
const languages = ['default', 'lv', 'en', 'ru'] as const
const texts = { phone: 'phone', email: 'email', www: 'www' } as const
const numbers = ['latitude', 'longitude', 'position'] as const
const flags = {
  visible: 'isVisible',
  active: 'isActive',
  online: 'isOnline',
  qms_active: 'isQmsActive',
  bms_active: 'isBmsActive',
} as const
const accessLevels = [1, 2, 3, 4] as const
const ends = ['from', 'till'] as const

type Multilingual = (typeof multilingual)[number]
const textName = (field: Multilingual, language: (typeof languages)[number]) =>
  language === 'default' ? field : `${field}_${language}`
const textNames = multilingual.flatMap((field) =>
  languages.map((language) => [textName(field, language), field, language] as const),
)
const hourNames = weekFromMonday.flatMap((day) =>
  ends.map((end) => {
    const name = `open${capital(day)}${capital(end)}` as keyof LocationEntity & `open${string}`
    return [`open_${day}_${end}`, name] as const
  }),
)

/** A location as the form holds it. Addresses of other systems that this person does not see are absent. */
export function valuesOf(location: LocationEntity): Values {
  const seen = Object.entries(systems).filter(([, name]) => location[name] !== undefined)
  return Object.fromEntries([
    ...textNames.map(([name, field, language]) => [name, location[field][language] ?? '']),
    ...Object.entries(texts).map(([name, field]) => [name, location[field]]),
    ...seen.map(([name, field]) => [name, location[field] ?? '']),
    ...numbers.map((name) => [name, String(location[name])]),
    ...Object.entries(flags).map(([name, field]) => [name, location[field]]),
    ...accessLevels.map((level) => [`accessibility_${level}`, location.accessibility[level]]),
    ...hourNames.map(([name, field]) => [name, location[field] ?? '']),
  ])
}

/** What some values say of a location; a number that is none stays one that is refused. */
export function draftOf(values: Values): LocationDraft {
  const isGiven = (name: string) => values[name] !== undefined
  const inLanguages = multilingual.flatMap((field) => {
    const given = languages.filter((language) => isGiven(textName(field, language)))
    const said = given.map((language) => [language, values[textName(field, language)]])
    return given.length > 0 ? [[field, Object.fromEntries(said)]] : []
  })
  const levels = accessLevels.filter((level) => isGiven(`accessibility_${level}`))
  const access = levels.map((level) => [level, values[`accessibility_${level}`]])
  const plain = Object.entries({ ...texts, ...systems, ...flags }).filter(([name]) => isGiven(name))
  return Object.fromEntries([
    ...inLanguages,
    ...plain.map(([name, field]) => [field, values[name]]),
    ...numbers.filter(isGiven).map((name) => [name, numberOf(values[name])]),
    ...(levels.length > 0 ? [['accessibility', Object.fromEntries(access)]] : []),
    ...hourNames.filter(([name]) => isGiven(name)).map(([name, field]) => [field, values[name] || null]),
  ]) as LocationDraft
}

/** The same with only some of the values. */
export function pickValues(values: Values, names: readonly string[]): Values {
  return Object.fromEntries(
    names.flatMap((name) => (values[name] === undefined ? [] : [[name, values[name]]])),
  )
}

/** The names of what differs. */
export function changedNames(before: Values, after: Values): string[] {
  return Object.keys(after).filter((name) => after[name] !== before[name])
}

export function textOf(values: Values, name: string): string {
  const value = values[name]
  return typeof value === 'string' ? value : ''
}

export function weekIn(values: Values): Week {
  const days = weekFromMonday.map((day) => [
    day,
    { from: textOf(values, `open_${day}_from`), till: textOf(values, `open_${day}_till`) },
  ])
  return Object.fromEntries(days) as Week
}

export function valuesOfWeek(week: Week): Values {
  return Object.fromEntries(
    weekFromMonday.flatMap((day) => ends.map((end) => [`open_${day}_${end}`, week[day][end]])),
  )
}

/** A number as people type it, with a point or a comma. */
function numberOf(value: string | boolean | undefined): number {
  const text = typeof value === 'string' ? value.trim().replace(',', '.') : ''
  return text === '' ? Number.NaN : Number(text)
}

function capital(word: string): string {
  return `${word.charAt(0).toUpperCase()}${word.slice(1)}`
}
