import { Duplex } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { PGlite } from '@electric-sql/pglite'

type Written = readonly { chunk: Buffer }[]

/** Number of statements in one turn of the event loop: a turn costs half as much as a small one. */
const mostInOneTurn = 4
/** First bytes of the messages that end a statement: a synchronisation, or a query that is text alone. */
const ends: ReadonlySet<number | undefined> = new Set([...'SQ'].map((letter) => letter.charCodeAt(0)))

/**
 * The way from `pg` to the embedded server, in the place of a socket. All messages of a statement are given to the server at once: each call into it costs
 * as much as a small statement.
 */
export class EmbeddedStream extends Duplex {
  readonly #pglite: PGlite

  constructor(pglite: PGlite) {
    super()
    this.#pglite = pglite
  }

  connect(): this {
    process.nextTick(() => this.emit('connect'))
    return this
  }

  setNoDelay(): this {
    return this
  }

  setKeepAlive(): this {
    return this
  }

  ref(): this {
    return this
  }

  unref(): this {
    return this
  }

  override _read(): void {}

  override _write(chunk: Buffer, _: BufferEncoding, done: (error?: Error | null) => void): void {
    this._writev([{ chunk }], done)
  }

  override _writev(written: Written, done: (error?: Error | null) => void): void {
    this.#pass(written).then(() => done(), done)
  }

  override _final(done: () => void): void {
    this.push(null)
    done()
  }

  /**
   * The embedded server answers on this thread: many statements in a row, such as a large import, would keep sockets from answering their heartbeats until
   * they are closed. So others run between some of them.
   */
  async #pass(written: Written): Promise<void> {
    const statement: Buffer[] = []
    let inThisTurn = 0
    for (const { chunk } of written) {
      statement.push(chunk)
      if (!ends.has(chunk[0])) continue
      if (inThisTurn === mostInOneTurn) await nextTurn()
      inThisTurn = (inThisTurn % mostInOneTurn) + 1
      await this.#ask(statement.splice(0))
    }
    if (statement.length > 0) await this.#ask(statement)
  }

  async #ask(messages: readonly Buffer[]): Promise<void> {
    const asked = Buffer.concat(messages)
    // The beginning of a session is answered by the library itself.
    if (asked[0] === 0) return void this.push(this.#pglite.execProtocolRawSync(asked))
    await this.#pglite.execProtocolRawStream(asked, {
      // It has nothing left to do: PostgreSQL waits for the disk itself.
      syncToFs: false,
      // The piece lies in the server's memory, and is gone afterwards.
      onRawData: (piece) => this.push(Buffer.from(piece)),
    })
  }
}
