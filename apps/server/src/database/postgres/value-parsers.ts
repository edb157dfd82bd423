import pg from 'pg'

/** Parsers that differ from the driver's own, by which timestamptz is a Date, and jsonb and bytea are parsed. numeric is not used. */
const parserByTypeId: Readonly<Record<number, (text: string) => unknown>> = {
  20: wholeNumber, // int8
  1016: (text) => plainItems(text).map((item) => (item === null ? null : wholeNumber(item))), // int8[]
  1082: (text) => text, // date: a calendar day has no zone, a Date has
  1182: plainItems, // date[]
}

/** Finds the parser from PostgreSQL's text to a JavaScript value, for the id of a type. */
export function getTypeParser(typeId: number, format?: 'text' | 'binary') {
  const parser = format === 'binary' ? undefined : parserByTypeId[typeId]
  return parser ?? pg.types.getTypeParser(typeId, format)
}

/** One dimension, and items that PostgreSQL writes without quotes. */
function plainItems(text: string): (string | null)[] {
  if (text === '{}') return []
  return text
    .slice(1, -1)
    .split(',')
    .map((item) => (item === 'NULL' ? null : item))
}

function wholeNumber(text: string): number {
  const number = Number(text)
  if (!Number.isSafeInteger(number)) throw new RangeError(`${text} does not fit a JavaScript number`)
  return number
}
