import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OpenDatabase, openDatabase } from '../database/database.ts'
import { emptyDatabaseUrl } from '../testing/servers/test-database.ts'
import { settle } from '../testing/towns/town.ts'

let place: Awaited<ReturnType<typeof emptyDatabaseUrl>>
let database: OpenDatabase
beforeAll(async () => {
  place = await emptyDatabaseUrl()
  database = await openDatabase({ databaseUrl: place.url, dataDir: '', log: console.error })
  await settle(database.db, new Date())
})
afterAll(async () => {
  await database.close()
  await place.remove()
})

/** Lets processes write at once and kills them amid it; gives back what they were promised. */
async function writeAndKill(processes: number, promises: number): Promise<string[]> {
  const program = path.join(import.meta.dirname, '../testing/servers/booking-writer.ts')
  const all = Array.from({ length: processes }, () =>
    spawn(process.execPath, [program, place.url ?? ''], { stdio: ['ignore', 'pipe', 'inherit'] }),
  )
  const promised: string[] = []
  const ended = all.map(async (child) => {
    const closed = once(child, 'close')
    const lines = createInterface({ input: child.stdout })
    let own = 0
    lines.on('line', (name) => {
      promised.push(name)
      own += 1
      if (own === promises) child.kill('SIGKILL')
    })
    await closed
  })
  await Promise.all(ended)
  return promised
}

test('of writers that are killed while one transaction commits and the next runs nothing that was promised is lost, and no number', async () => {
  const promised = await writeAndKill(2, 200)
  expect(promised.length).toBeGreaterThanOrEqual(400)
  const { rows } = await sql<Record<string, number>>`
    SELECT (SELECT count(*) FROM installation_secrets WHERE name = ANY (${promised}::text[]))::integer AS kept,
      (SELECT count(*) FROM installation_secrets s WHERE NOT EXISTS (SELECT FROM events e WHERE e.resource ->> 'id' = s.name)
        AND s.name ~ '-')::integer AS untold,
      (SELECT count(*) FROM events)::integer AS events, (SELECT max(seq) FROM events)::integer AS last,
      (SELECT seq FROM streams WHERE company_id = 1)::integer AS end,
      (SELECT count(*) FROM audit WHERE object_kind = 'thing')::integer AS audited,
      (SELECT count(*) FROM replies WHERE caller = 'writer')::integer AS answered`.execute(database.db)
  const { kept, untold, events, last, end, audited, answered } = rows[0] ?? {}
  expect({ kept, untold }).toEqual({ kept: promised.length, untold: 0 })
  expect([last, end, audited, answered]).toEqual([events, events, events, events])
})
