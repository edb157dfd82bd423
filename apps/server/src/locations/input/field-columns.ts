import type { UnderstoodValue } from '@rinda/contract/set-up/field-values'
import {
  type AttributeNames,
  attributeNames,
  type ColumnName,
  columnName,
  type Fields,
  languages,
  type NotOfKind,
  notOfKind,
  type OfKind,
  ofKind,
} from '@rinda/domain/set-up/field'

type Plain<All> = NotOfKind<All, 'texts' | 'levels' | 'week' | 'own'>
type PlainColumns<All> = {
  [Name in keyof Plain<All> as ColumnName<Name, All[Name & keyof All]>]:
    | UnderstoodValue<All[Name & keyof All]>
    | undefined
}
type LevelColumns<All> = { [Name in keyof OfKind<All, 'levels'> & string]: boolean[] }

/** The columns of the fields that stand in one column each, as an input names them; undefined where it does not. */
export function plainColumns<All extends Fields>(all: All, input: object): PlainColumns<All> {
  const plain: Fields = notOfKind(all, 'texts', 'levels', 'week', 'own')
  const values = input as Readonly<Record<string, unknown>>
  return Object.fromEntries(
    Object.entries(plain).map(([name, field]) => [columnName(name, field), values[name]]),
  ) as PlainColumns<All>
}

/** The columns of numbered flags after an input: one that it does not name stays as it was. */
export function levelColumns<All extends Fields>(
  all: All,
  before: { readonly [Name in keyof LevelColumns<All>]: readonly boolean[] },
  input: object,
): LevelColumns<All> {
  const values = input as Readonly<Record<string, boolean | undefined>>
  const flags = before as Readonly<Record<string, readonly boolean[]>>
  const numbered: Fields = ofKind(all, 'levels')
  return Object.fromEntries(
    Object.entries(numbered).map(([name, field]) => [
      name,
      attributeNames(name, field).map(
        (attribute, index) => values[attribute] ?? flags[name]?.[index] ?? false,
      ),
    ]),
  ) as LevelColumns<All>
}

type Defined<Columns> = { [Name in keyof Columns]?: Exclude<Columns[Name], undefined> }

/** Without the columns that an input leaves alone. */
export function defined<Columns extends object>(columns: Columns): Defined<Columns> {
  const entries = Object.entries(columns).filter(([, value]) => value !== undefined)
  return Object.fromEntries(entries) as Defined<Columns>
}

type TextColumns<All> = { [Name in AttributeNames<OfKind<All, 'texts'>>]?: string }
type Texts = Readonly<Record<string, string | undefined>>

/**
 * The texts in languages as they stand after an input; those that a thing has not got are absent. The default is what is shown where a
 * language has none: unless it is given, it goes with the Latvian text as long as it was the same.
 */
export function textColumns<All extends Fields>(all: All, before: object, input: object): TextColumns<All> {
  const [old, sent] = [before as Texts, input as Texts]
  const after: Record<string, string> = {}
  for (const field of Object.keys(ofKind(all, 'texts'))) {
    for (const language of languages) {
      const value = sent[`${field}_${language}`] ?? old[`${field}_${language}`]
      if (value !== undefined) after[`${field}_${language}`] = value
    }
    const latvian = after[`${field}_lv`]
    const isFollowing = (old[field] ?? '') === (old[`${field}_lv`] ?? '')
    const given = sent[field]
    const standard = given ? given : isFollowing || given === '' ? latvian : old[field]
    if (standard !== undefined) after[field] = standard
  }
  return after as TextColumns<All>
}
