import type { AttributeName, NotOfKind, OfKind } from '@rinda/domain/set-up/field'

/** Types of what a field of each kind holds: as it is read, as it may be sent, and once that is understood. */
type Values = {
  [Kind in 'texts' | 'text' | 'phone' | 'email' | 'page' | 'system']: [string, string, string]
} & {
  /** The id of another system: 0 means none. */
  systemId: [read: string | number, sent: string | number | null, understood: string]
  number: [number, number, number]
  count: [number, number, number]
  /** Read, it is what holds; null leaves it to the rulebook. */
  minutes: [read: number, sent: number | null, understood: number | null]
  date: [string | null, string | null, string | null]
  flag: [boolean, boolean, boolean]
  levels: [boolean, boolean, boolean]
  /** HH:mm of the company's wall clock; null: closed. */
  week: [string | null, string | null, string | null]
  tags: [string[], string[], string[]]
}

type ValueOf<Each, As extends 0 | 1 | 2> = Each extends { readonly kind: infer Kind extends keyof Values }
  ? Values[Kind][As]
  : never

/** Attributes of the fields of a thing as they are read: flat, by their names on the wire. Fields of the `own` kind are given beside. */
export type AttributesOf<All, Own extends Record<keyof OfKind<All, 'own'>, unknown>> = {
  [Name in keyof NotOfKind<All, 'own'> as AttributeName<Name, All[Name]>]: ValueOf<All[Name], 0>
} & Own

/** Attributes of the same fields as they may be sent: any of them. */
export type SentOf<All, Own extends Record<keyof OfKind<All, 'own'>, unknown>> = {
  [Name in keyof NotOfKind<All, 'own'> as AttributeName<Name, All[Name]>]?: ValueOf<All[Name], 1>
} & Partial<Own>

export type SentValue<Each> = ValueOf<Each, 1>
export type UnderstoodValue<Each> = ValueOf<Each, 2>
