import type { LineRules } from '@rinda/contract/set-up/objects'
import type { HistoryKind, SetUpKind } from '@rinda/contract/set-up/set-up-history'
import { type ConfigName, tabOfConfig } from '@rinda/domain/access/service-config'
import {
  type AttributeNames,
  attributeNames,
  type Fields,
  languages,
  type OfKind,
  type TextLanguage,
} from '@rinda/domain/set-up/field'
import { type LocationFields, locationFields } from '@rinda/domain/set-up/location-fields'
import { type ServiceFields, serviceFields } from '@rinda/domain/set-up/service-fields'
import { type SpecialistFields, specialistFields } from '@rinda/domain/set-up/specialist-fields'
import { type Weekday, weekdays } from '@rinda/domain/time/zone'
import type { LatePhrases, LateSay } from '@rinda/phrases/late'
import type { Language } from '@rinda/phrases/resources'
import { figureDay, weekdayName } from '@rinda/phrases/time/day-text'

type Say = LateSay<'setUpFields'>
/** A rule of a location's line, by its name on the wire. */
export type LineRule = keyof LineRules

/** The rules of a line, in the order of their form. */
export const lineRules = [
  'keep_overnight',
  'most_waiting',
  'stop_before_close_minutes',
  'most_distance_meters',
  'most_people',
  'most_appointments_in_row',
  'grace_minutes',
  'check_in_before_minutes',
] as const satisfies readonly LineRule[]

function isLineRule(name: string): name is LineRule {
  return (lineRules as readonly string[]).includes(name)
}

/** Values of a service's `config` that stand on no tab of the service configuration alone. */
const configAlone = ['specialists', 'asks_description', 'asks_attachment'] as const
type ConfigAlone = (typeof configAlone)[number]

type LabelKey =
  | `location_${Exclude<keyof LocationFields, 'config'>}`
  | `service_${Exclude<keyof ServiceFields, 'config'>}`
  | `specialist_${keyof SpecialistFields}`
  | AttributeNames<OfKind<LocationFields, 'levels'>>
  | `config_${ConfigName | ConfigAlone}`
  | `rule_${LineRule}`
  | 'message_reminder_minutes'
  | 'message_quiet_hours'

/** Says a label. A field that is described and has no text does not compile here: the compiler names what is missing. */
function say(t: Say, key: LabelKey): string {
  return t(key satisfies keyof LatePhrases['setUpFields'])
}

const labelInLanguage = { lv: 'inLv', en: 'inEn', ru: 'inRu' } as const satisfies Record<TextLanguage, string>
const configNames: ReadonlySet<string> = new Set([...Object.keys(tabOfConfig), ...configAlone])

type Attribute = {
  /** The label of the field, or of the numbered flag. */
  readonly key: LabelKey
  /** Of a text: in which language it is; of the hours of a week: which end of which day. */
  readonly part?:
    | { readonly language: TextLanguage | 'default' }
    | { readonly day: Weekday; readonly end: 'from' | 'till' }
}

/** Fields and labels by each name on the wire. */
const attributes: Readonly<Record<SetUpKind, ReadonlyMap<string, Attribute>>> = {
  location: new Map(attributesIn('location', locationFields)),
  service: new Map(attributesIn('service', serviceFields)),
  specialist: new Map(attributesIn('specialist', specialistFields)),
}

function attributesIn(kind: SetUpKind, all: Fields): [string, Attribute][] {
  return Object.entries(all).flatMap(([name, field]): [string, Attribute][] => {
    if (name === 'config') return []
    const key = `${kind}_${name}` as LabelKey
    if (field.kind === 'levels')
      return attributeNames(name, field).map((level) => [level, { key: level as LabelKey }])
    if (field.kind === 'texts')
      return [
        [name, { key, part: { language: 'default' } }],
        ...languages.map((language): [string, Attribute] => [
          `${name}_${language}`,
          { key, part: { language } },
        ]),
      ]
    if (field.kind !== 'week') return [[name, { key }]]
    return weekdays.flatMap((day) =>
      (['from', 'till'] as const).map((end): [string, Attribute] => [
        `${name}_${day}_${end}`,
        { key, part: { day, end } },
      ]),
    )
  })
}

/** Names a field, whatever its languages are. */
export function labelOf(t: Say, kind: SetUpKind, name: string): string {
  const found = attributes[kind].get(name)
  return found ? say(t, found.key) : name
}

type Words = { readonly t: Say; readonly times: LateSay<'newLocation'> }

/** Names an attribute where it is filled in, by its name on the wire: `name_lv`, `open_monday_from`. */
export function attributeLabel({ t, times }: Words, kind: SetUpKind, attribute: string): string {
  const found = attributes[kind].get(attribute)
  if (!found) return attribute
  const { key, part } = found
  if (!part) return say(t, key)
  if ('day' in part) return `${times(part.day)}: ${times(part.end)}`
  const { language } = part
  return t(language === 'default' ? 'inDefault' : labelInLanguage[language], { field: say(t, key) })
}

/** Names a field of the history: `open_monday` or `special_times/2026-12-24`; one that is not known goes by its own name. */
export function fieldLabel(t: Say, language: Language, kind: HistoryKind, field: string): string {
  const [name = '', part = ''] = field.split('/')
  if (name === 'special_times') return t('specialOn', { day: dayLabel(part, language) })
  if (name === 'booking_times') return t('bookableOn', { day: dayLabel(part, language) })
  if (name === 'queue' && isLineRule(part)) return say(t, `rule_${part}`)
  if (name === 'messages')
    return say(t, part === 'quiet_hours' ? 'message_quiet_hours' : 'message_reminder_minutes')
  const config = name === 'config' ? part : name
  if (configNames.has(config)) return say(t, `config_${config as ConfigName}`)
  if (name === 'config') return part
  const [, day] = /^open_([a-z]+)$/.exec(name) ?? []
  if (day) return t('openOn', { day: dayLabel(day, language) })
  const { key, part: of } = (kind === 'company' ? undefined : attributes[kind].get(name)) ?? {}
  if (key === undefined) return name
  if (!of || !('language' in of) || of.language === 'default') return say(t, key)
  return t('inLanguage', { field: say(t, key), language: of.language.toUpperCase() })
}

/** The name of a weekday, or a date in figures. */
function dayLabel(day: string, language: Language): string {
  const index = weekdays.indexOf(day as Weekday)
  // In the order of the first days of 2023, which began on a Sunday.
  return index < 0 ? figureDay(day, language) : weekdayName(`2023-01-0${index + 1}`, language)
}
