import { type Weekday, weekdays } from '../time/zone.ts'

/** The languages that a text is said in. */
export const languages = ['lv', 'en', 'ru'] as const
export type TextLanguage = (typeof languages)[number]

/** Group in which a field stands for whoever fills it in. */
export type FieldGroup =
  | 'naming'
  | 'contacts'
  | 'place'
  | 'hours'
  | 'texts'
  | 'access'
  | 'state'
  | 'systems'
  | 'order'
  | 'numbers'
  | 'work'

/** Way in which visitors come: with an appointment, or by standing in a line. */
export type WayIn = 'appointments' | 'line'

type Described = {
  readonly group: FieldGroup
  /** The column of the database, where it is called otherwise: a flag `active` stands in `is_active` without being told. */
  readonly column?: string
  /** True: shown to staff and to the operator's programs alone. */
  readonly isInside?: true
  /** Way in which visitors have to come for it to be of use. */
  readonly way?: WayIn
}

/**
 * Field of the set-up: what it holds, and how much. Limits are in letters, entries or as they are typed. `own`: what it holds has rules of its own, which
 * each place that meets it has to know.
 */
export type Field = Described &
  (
    | { readonly kind: 'texts'; readonly max: number; readonly isRequired?: true; readonly isLong?: true }
    | { readonly kind: 'text'; readonly max: number; readonly isRequired?: true }
    | { readonly kind: 'phone' | 'email' | 'page' | 'system'; readonly max: number }
    | { readonly kind: 'systemId'; readonly max: number }
    | { readonly kind: 'number' | 'count'; readonly least: number; readonly most: number }
    | { readonly kind: 'minutes' | 'date' | 'flag' | 'week' }
    | { readonly kind: 'own' }
    /** Numbered flags; forms offer some of them. */
    | { readonly kind: 'levels'; readonly levels: readonly number[]; readonly offered: readonly number[] }
    | { readonly kind: 'tags'; readonly max: number; readonly most: number }
  )
export type FieldKind = Field['kind']
/** The fields of a thing by their names on the wire. */
export type Fields = Readonly<Record<string, Field>>

/** The fields that are of one of some kinds. */
export type OfKind<All, Kind extends FieldKind> = {
  readonly [Name in keyof All as All[Name] extends { readonly kind: Kind } ? Name : never]: All[Name]
}
/** The fields that are of none of some kinds. */
export type NotOfKind<All, Kind extends FieldKind> = Omit<All, keyof OfKind<All, Kind>>
/** The fields that are shown to staff alone. */
export type InsideFields<All> = {
  readonly [Name in keyof All as All[Name] extends { readonly isInside: true } ? Name : never]: All[Name]
}

/** The names under which a field stands on the wire: a text in languages has four, the hours of a week fourteen. */
export type AttributeName<Name, Each> = Name extends string
  ? Each extends { readonly kind: 'texts' }
    ? Name | `${Name}_${TextLanguage}`
    : Each extends { readonly kind: 'levels'; readonly levels: readonly (infer Level extends number)[] }
      ? `${Name}_${Level}`
      : Each extends { readonly kind: 'week' }
        ? `${Name}_${Weekday}_${'from' | 'till'}`
        : Name
  : never
/** Every name on the wire of some fields. */
export type AttributeNames<All> = { [Name in keyof All]: AttributeName<Name, All[Name]> }[keyof All]

/** The columns in which a field stands. */
export type ColumnName<Name, Each> = Name extends string
  ? Each extends { readonly column: infer Column extends string }
    ? Column
    : Each extends { readonly kind: 'flag' }
      ? `is_${Name}`
      : Each extends { readonly kind: 'texts' }
        ? Name | `${Name}_${TextLanguage}`
        : Name
  : never

/** The names under which a field stands on the wire, the default of a text first. */
export function attributeNames(name: string, field: Field): string[] {
  if (field.kind === 'texts') return [name, ...languages.map((language) => `${name}_${language}`)]
  if (field.kind === 'levels') return field.levels.map((level) => `${name}_${level}`)
  if (field.kind === 'week') return weekdays.flatMap((day) => [`${name}_${day}_from`, `${name}_${day}_till`])
  return [name]
}

/** The same as far as forms offer them. */
export function offeredNames(name: string, field: Field): string[] {
  return field.kind === 'levels'
    ? field.offered.map((level) => `${name}_${level}`)
    : attributeNames(name, field)
}

/** The column in which a field stands; of a text that of its default. */
export function columnName(name: string, field: Field): string {
  return field.column ?? (field.kind === 'flag' ? `is_${name}` : name)
}

/** The fields that are of one of some kinds, in their order. */
export function ofKind<All extends Fields, Kind extends FieldKind>(
  all: All,
  ...kinds: readonly Kind[]
): OfKind<All, Kind> {
  return where(all, ({ kind }) => kinds.some((one) => one === kind)) as OfKind<All, Kind>
}

/** The fields that are of none of some kinds, in their order. */
export function notOfKind<All extends Fields, Kind extends FieldKind>(
  all: All,
  ...kinds: readonly Kind[]
): NotOfKind<All, Kind> {
  return where(all, ({ kind }) => !kinds.some((one) => one === kind)) as NotOfKind<All, Kind>
}

/** The fields that are shown to staff alone, in their order. */
export function insideFields<All extends Fields>(all: All): InsideFields<All> {
  return where(all, ({ isInside = false }) => isInside) as InsideFields<All>
}

/** The fields that are shown to everyone, in their order. */
export function openFields<All extends Fields>(all: All): Omit<All, keyof InsideFields<All>> {
  return where(all, ({ isInside = false }) => !isInside) as Omit<All, keyof InsideFields<All>>
}

/** Lists the names of some fields, in their order. */
export function fieldNames<All extends Fields>(all: All): (keyof All & string)[] {
  return Object.keys(all)
}

function where(all: Fields, isWanted: (field: Field) => boolean): Fields {
  return Object.fromEntries(Object.entries(all).filter(([, field]) => isWanted(field)))
}
