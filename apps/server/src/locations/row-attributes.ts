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

/** Shows the columns of some fields as the wire has them. Fields with rules of their own are for their feature to show. */
export function rowAttributes<All extends Fields>(
  all: All,
  row: Readonly<Selectable<ColumnsOf<All>>>,
): RowAttributes<All> {
  const entries = Object.entries<Field>(all).flatMap(([name, field]) => shown(name, field, row))
  return Object.fromEntries(entries) as RowAttributes<All>
}

function shown(name: string, field: Field, row: object): [string, unknown][] {
  const columns = row as Readonly<Record<string, unknown>>
  const value = columns[columnName(name, field)]
  switch (field.kind) {
    case 'own':
      return []
    case 'texts':
      return attributeNames(name, field).map((column) => [column, columns[column]])
    case 'levels':
      return attributeNames(name, field).map((flag, index) => [flag, (value as boolean[])[index]])
    case 'week':
      return weekdays.flatMap((day): [string, unknown][] => [
        [`${name}_${day}_from`, (value as WeekHours)[day]?.from ?? null],
        [`${name}_${day}_till`, (value as WeekHours)[day]?.till ?? null],
      ])
    case 'systemId':
      return [[name, systemId(value as string)]]
    default:
      return [[name, value]]
  }
}

/** The id of another system: a number where it is one; 0 means none. */
function systemId(id: string): string | number {
  return /^\d{1,15}$/.test(id) ? Number(id) : id === '' ? 0 : id
}
