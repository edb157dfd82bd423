/**
 * Parsers from PostgreSQL's text to JavaScript values, the same for both drivers. timestamptz is a Date, and
 * jsonb is parsed, in both by default. numeric is not used.
 */
export const parserByTypeId: Readonly<Record<number, (text: string) => unknown>> = {
  17: (text) => Buffer.from(text.slice('\\x'.length), 'hex'), // bytea
  20: wholeNumber, // int8
  1082: (text) => text, // date: a calendar day has no zone, a Date has
}

/** Arrays of these, for a driver that does not derive them. */
export const arrayParserByTypeId: Readonly<Record<number, (text: string) => unknown>> = {
  1016: (text) => plainItems(text).map((item) => (item === null ? null : wholeNumber(item))), // int8[]
  1182: plainItems, // date[]
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
