import type { AttributesOf } from '@rinda/contract/set-up/field-values'
import type { WeekHours } from '@rinda/domain/hours/opening-hours'
import {
  attributeNames,
  columnName,
  type Field,
  type Fields,
  type NotOfKind,
} from '@rinda/domain/set-up/field'
import { weekdays } from '@rinda/domain/time/zone'
import type { Selectable } from 'kysely'
import type { ColumnsOf } from '../database/columns-of.ts'

type RowAttributes<All> = AttributesOf<NotOfKind<All, 'own'>, object>

type Columns = Readonly<Record<string, unknown>>
/** An attribute, and what it is read from. */
type Shown = readonly [attribute: string, read: (columns: Columns) => unknown]

const known = new WeakMap<Fields, readonly Shown[]>()

/**
 * Shows the columns of some fields as the wire has them. Fields with rules of their own are for their feature to show. How each is shown is worked out
 * once for the same fields: a large company has thousands of services, and all of them are in one answer.
 */
export function rowAttributes<All extends Fields>(
  all: All,
  row: Readonly<Selectable<ColumnsOf<All>>>,
): RowAttributes<All> {
  const shown = known.get(all) ?? Object.entries<Field>(all).flatMap(([name, field]) => shownOf(name, field))
  known.set(all, shown)
  const attributes: Record<string, unknown> = {}
  for (const [attribute, read] of shown) attributes[attribute] = read(row as Columns)
  return attributes as RowAttributes<All>
}

function shownOf(name: string, field: Field): Shown[] {
  const column = columnName(name, field)
  switch (field.kind) {
    case 'own':
      return []
    case 'texts':
      return attributeNames(name, field).map((text): Shown => [text, (columns) => columns[text]])
    case 'levels':
      return attributeNames(name, field).map(
        (flag, index): Shown => [flag, (columns) => (columns[column] as boolean[])[index]],
      )
    case 'week':
      return weekdays.flatMap((day): Shown[] => [
        [`${name}_${day}_from`, (columns) => (columns[column] as WeekHours)[day]?.from ?? null],
        [`${name}_${day}_till`, (columns) => (columns[column] as WeekHours)[day]?.till ?? null],
      ])
    case 'systemId':
      return [[name, (columns) => systemId(columns[column] as string)]]
    default:
      return [[name, (columns) => columns[column]]]
  }
}

/** The id of another system: a number where it is one; 0 means none. */
function systemId(id: string): string | number {
  return /^\d{1,15}$/.test(id) ? Number(id) : id === '' ? 0 : id
}
