import type { JsonObject } from '../../database/columns-of.ts'

/** The columns whose value is another than in the row, in the order of the input. Objects are compared without regard to the order of their keys. */
export function changedColumns<Row extends object, Input extends Partial<Row>>(
  row: Row,
  input: Input,
): Partial<Input> {
  const names = Object.keys(input) as (keyof Input & keyof Row)[]
  const changed = names.filter((name) => sorted(row[name]) !== sorted(input[name]))
  return Object.fromEntries(changed.map((name) => [name, input[name]])) as object as Partial<Input>
}

/** The same columns of a row, for the audit. */
export function pickColumns(row: object, names: object): JsonObject {
  const all = row as JsonObject
  return Object.fromEntries(Object.keys(names).map((name) => [name, all[name] ?? null]))
}

function sorted(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  )
}
