import pg from 'pg'
import { DatabaseLost, endsConnection } from './unavailable.ts'

/** Statements beyond this many are planned each time: their texts differ by the length of a list. */
const mostStatements = 400
const nameByText = new Map<string, string>()

/** A client that prepares each statement once per connection: parsing and planning would else cost as much as running it. */
export class PreparingClient extends pg.Client {
  #isLost = false

  constructor(config?: string | pg.ClientConfig) {
    super(config)
    // The statement under way says it too, or the next one. Unheard, the error of a connection that is in use would end the process.
    this.on('error', () => {
      this.#isLost = true
    })
  }

  // biome-ignore lint/suspicious/noExplicitAny: the library overloads this function ten times, and all are passed on
  override query(...args: any[]): any {
    const [text, values, ...rest] = args
    const isStatement = typeof text === 'string' && Array.isArray(values) && values.length > 0
    const name = isStatement ? nameFor(text) : undefined
    const query = super.query as (...passed: unknown[]) => unknown
    this.#gather()
    const answer =
      name === undefined ? query.apply(this, args) : query.call(this, { text, values, name }, ...rest)
    return answer instanceof Promise ? answer.catch((error: unknown) => this.#fail(error)) : answer
  }

  /** Sends what is asked at the same moment at once. */
  #gather(): void {
    const { stream } = this.connection
    if (stream.writableCorked > 0) return
    stream.cork()
    setImmediate(() => stream.uncork())
  }

  #fail(error: unknown): never {
    if (!this.#isLost && !endsConnection(error)) throw error
    // The statements behind this one are told only that the connection was ended, as we do it ourselves.
    this.#isLost = true
    // What is about to be cut off must not be given to the next one who asks.
    void this.end()
    throw new DatabaseLost(error)
  }
}

function nameFor(text: string): string | undefined {
  const known = nameByText.get(text)
  if (known !== undefined || nameByText.size >= mostStatements) return known
  const name = `rinda_${nameByText.size}`
  nameByText.set(text, name)
  return name
}
