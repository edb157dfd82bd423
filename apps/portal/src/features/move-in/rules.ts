import type { Location } from '@rinda/client/set-up/locations'
import { type ColumnChoice, recogniseColumns } from '@rinda/domain/move-in/fields'
import type { MoveInPlace, NameChoices } from '@rinda/domain/move-in/places'
import { type DateOrder, dateOrderOf, plainCell } from '@rinda/domain/move-in/read-cells'
import type { MoveInDraft } from '@rinda/domain/move-in/read-rows'
import type { Language } from '@rinda/phrases/resources'
import type { FileTable } from './read-file.ts'

/** All that a person says of a file, beginning with what it says of itself. */
export type Settings = {
  readonly columns: ColumnChoice
  readonly order: DateOrder
  readonly names: NameChoices
  readonly locationId: number | null
  readonly serviceId: number | null
  readonly language: Language
  readonly withPast: boolean
}

/** Begins with the columns that are recognised, and the order in which the dates are written, where one of them says it. */
export function firstSettings(
  table: FileTable,
  places: readonly MoveInPlace[],
  language: Language,
): Settings {
  const columns = recogniseColumns(table.header)
  const order = orderIn(table, columns)
  const only = places.length === 1 ? places[0] : undefined
  return {
    columns,
    order: order === 'month_first' ? order : 'day_first',
    names: new Map(),
    locationId: only?.id ?? null,
    serviceId: null,
    language,
    withPast: true,
  }
}

/** The order of the dates of a file as they show it; null: they do not. */
export function orderIn({ rows }: FileTable, { date }: ColumnChoice) {
  return date === undefined ? null : dateOrderOf(rows.map((row) => plainCell(row[date] ?? '')))
}

/** Gives the locations of a company as names in a file are matched with them. */
export function placesOf(locations: readonly Location[], companyId: number): MoveInPlace[] {
  return locations
    .filter((one) => one.companyId === companyId)
    .map(({ id, name, services, specialists }) => ({
      id,
      names: namesOf(name),
      services: services.map((service) => ({
        id: service.id,
        names: namesOf(service.name),
        minutes: service.duration ?? 0,
      })),
      specialists: specialists.map((one) => ({ id: one.id, names: [one.name] })),
    }))
}

function namesOf(name: Location['name']): string[] {
  return [...new Set([name.default, name.lv, name.en, name.ru].filter(Boolean))]
}

/** A name of the file that nothing was found for, or that a person chose for, with the rows that have it. */
export type NameToChoose = {
  readonly key: string
  readonly kind: 'location' | 'service' | 'specialist'
  readonly locationId: number | null
  readonly name: string
  readonly rows: number
}

/** Lists the names of a file that a person has to say, or has said, something of, those of most rows first. */
export function namesToChoose(
  drafts: readonly MoveInDraft[],
  textOf: (draft: MoveInDraft, field: NameToChoose['kind']) => string,
  known: readonly NameToChoose[],
): NameToChoose[] {
  const found = new Map<string, NameToChoose>(known.map((one) => [one.key, one]))
  const counts = new Map<string, number>()
  for (const draft of drafts) {
    for (const { field, fault, key } of draft.faults) {
      if (fault !== 'unknown' || key === undefined || !isKind(field)) continue
      counts.set(key, (counts.get(key) ?? 0) + 1)
      const [, locationId = ''] = key.split(' ')
      found.set(key, {
        ...{ key, kind: field, name: textOf(draft, field) },
        locationId: locationId === '' ? null : Number(locationId),
        rows: counts.get(key) ?? 0,
      })
    }
  }
  return [...found.values()].sort((one, other) => other.rows - one.rows)
}

function isKind(field: string): field is NameToChoose['kind'] {
  return field === 'location' || field === 'service' || field === 'specialist'
}
