import pg from 'pg'

/** Statements beyond this many are planned each time: their texts differ by the length of a list. */
const mostStatements = 400
const nameByText = new Map<string, string>()

/** A client that prepares each statement once per connection: parsing and planning would else cost as much as running it. */
export class PreparingClient extends pg.Client {
  // biome-ignore lint/suspicious/noExplicitAny: the library overloads this function ten times, and all are passed on
  override query(...args: any[]): any {
    const [text, values, ...rest] = args
    const isStatement = typeof text === 'string' && Array.isArray(values) && values.length > 0
    const name = isStatement ? nameFor(text) : undefined
    const query = super.query as (...passed: unknown[]) => unknown
    return name === undefined ? query.apply(this, args) : query.call(this, { text, values, name }, ...rest)
  }
}

function nameFor(text: string): string | undefined {
  const known = nameByText.get(text)
  if (known !== undefined || nameByText.size >= mostStatements) return known
  const name = `rinda_${nameByText.size}`
  nameByText.set(text, name)
  return name
}
