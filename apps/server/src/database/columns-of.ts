import type { WeekHours } from '@rinda/domain/hours/opening-hours'
import type { ColumnName, NotOfKind } from '@rinda/domain/set-up/field'
import type { ColumnType, Generated } from 'kysely'

/** A jsonb column: parsed when read, written as text. */
export type Json<Value> = ColumnType<Value, string | undefined, string>

type Columns = {
  [Kind in 'texts' | 'text' | 'phone' | 'email' | 'page' | 'system' | 'systemId']: Generated<string>
} & {
  number: Generated<number>
  count: Generated<number>
  minutes: number | null
  date: string | null
  flag: Generated<boolean>
  levels: Generated<boolean[]>
  week: Json<WeekHours>
  tags: Generated<string[]>
}

/** The columns in which the fields of a thing stand, but for those with rules of their own. */
export type ColumnsOf<All> = {
  [Name in keyof NotOfKind<All, 'own'> as ColumnName<Name, All[Name & keyof All]>]: ColumnOf<
    All[Name & keyof All]
  >
}
type ColumnOf<Each> = Each extends { readonly kind: infer Kind extends keyof Columns } ? Columns[Kind] : never

export type JsonObject = { [key: string]: unknown }

/** Columns of a row that says when it was written. */
export type Stamps = { created_at: Date; updated_at: Date }

/** Columns of a name in each language. */
export type Named = { name: string; name_lv: string; name_en: string; name_ru: string }
