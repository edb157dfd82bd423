import type { UnderstoodValue } from '@rinda/contract/set-up/field-values'
import {
  attributeNames,
  type ColumnName,
  columnName,
  type Fields,
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
