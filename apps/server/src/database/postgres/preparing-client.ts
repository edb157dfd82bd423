import pg from 'pg'
import { DatabaseLost, endsConnection } from '../unavailable.ts'

/** Statements beyond this many are planned each time: their texts differ by the length of a list. */
const mostStatements = 400
const nameByText = new Map<string, string>()

/** Time in ms for which a connection may be silent while something was asked over it; undefined: for as long as it is. All connections of a pool may share one. */
export type Patience = { ms: number | undefined }

/**
 * A client that prepares each statement once per connection: parsing and planning would else cost as much as running it. A connection behind which nobody answers any more,
 * though it was never closed, is cut: whatever was asked over it would wait for ever.
 */
export class PreparingClient extends pg.Client {
  protected readonly patience: Patience = { ms: undefined }
  #isLost = false
  #unanswered = 0
  #silence: NodeJS.Timeout | undefined

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
    if (!(answer instanceof Promise)) return answer
    this.#asked()
    return answer.then(
      (answered: unknown) => {
        this.#answered()
        return answered
      },
      (error: unknown) => {
        this.#answered()
        return this.#fail(error)
      },
    )
  }

  #asked(): void {
    this.#unanswered += 1
    const { ms } = this.patience
    if (this.#silence !== undefined || ms === undefined) return
    this.#silence = setTimeout(() => {
      this.#isLost = true
      this.connection.stream.destroy()
    }, ms)
    this.#silence.unref()
  }

  /** Counts one answer: the database may take as long again for the next one. */
  #answered(): void {
    this.#unanswered -= 1
    if (this.#unanswered > 0) {
      this.#silence?.refresh()
      return
    }
    clearTimeout(this.#silence)
    this.#silence = undefined
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
