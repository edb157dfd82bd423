import { sql } from 'kysely'
import type { Database } from './database.ts'

export type DatabaseClock = {
  now(): Date
  stop(): Promise<void>
}

const lookEveryMs = 10_000
/** One of several looks is quick enough to be told from the way there and back. */
const firstLooks = 3
/** Differences up to this one are left alone: two clocks that are kept by the network differ as much. */
const leftAloneMs = 50
const worthSayingMs = 2_000

/**
 * Makes a clock that goes as the database's. Times are written by one node and compared by another, so all of them have to go by one
 * clock, and the database is what they share. `own` is the machine's, which is only asked how long something took.
 */
export async function followDatabaseClock(
  db: Database,
  own: () => Date,
  { log, everyMs = lookEveryMs }: { log: (line: string) => void; everyMs?: number },
): Promise<DatabaseClock> {
  let aheadMs = 0

  async function look(): Promise<{ aheadMs: number; withinMs: number }> {
    const before = own().getTime()
    const at = await readTime(db)
    const after = own().getTime()
    return { aheadMs: at - (before + after) / 2, withinMs: (after - before) / 2 }
  }

  function take(seen: { aheadMs: number; withinMs: number }): void {
    const changedMs = Math.abs(seen.aheadMs - aheadMs)
    if (changedMs <= leftAloneMs + seen.withinMs) return
    aheadMs = seen.aheadMs
    if (changedMs > worthSayingMs) log(difference(aheadMs))
  }

  const looks = []
  for (let nth = 0; nth < firstLooks; nth += 1) looks.push(await look())
  const [best] = looks.sort((one, other) => one.withinMs - other.withinMs)
  if (best) take(best)

  let isStopped = false
  let looking = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  function lookLater(): void {
    if (isStopped) return
    timer = setTimeout(() => {
      // While the database is away its time goes on as it went.
      looking = look()
        .then(take, () => {})
        .then(lookLater)
    }, everyMs)
    timer.unref()
  }
  lookLater()
  return {
    now: () => new Date(own().getTime() + aheadMs),
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await looking
    },
  }
}

function difference(aheadMs: number): string {
  const seconds = Math.round(Math.abs(aheadMs) / 1000)
  const where = aheadMs < 0 ? 'ahead of' : 'behind'
  return `The clock of this machine is ${seconds} s ${where} the database's. Rinda goes by the database's on all nodes.`
}

async function readTime(db: Database): Promise<number> {
  const { rows } = await sql<{ at: number }>`
    SELECT (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS at`.execute(db)
  const [row] = rows
  if (!row) throw new Error('the database tells no time')
  return row.at
}
