/** Processor of a server that nobody uses, with the demo's data: while its made-up people come and go, and without them. */
import { setTimeout as wait } from 'node:timers/promises'
import { startPostgresServer } from '../apps/server/src/testing/servers/postgres-server.ts'
import { machineLine, shown, table } from './rounds.ts'
import { productServer, start } from './started.ts'

const seconds = Number(process.argv[2] ?? 60)
/** A start has work behind it that does not come again. */
const settleMs = 10_000

console.log(machineLine())
const program = await productServer()
const postgres = await startPostgresServer()
try {
  const rows: string[][] = []
  for (const [name, life] of [
    ['the line of the demo lives', '1'],
    ['nobody comes or goes', '0'],
  ] as const) {
    const server = await start(program, { DATABASE_URL: postgres.url, DEMO: '1', DEMO_LIFE: life })
    await wait(settleMs)
    const before = server.cpuSeconds()
    await wait(seconds * 1000)
    const used = server.cpuSeconds() - before
    await server.stop()
    rows.push([name, shown((used * 1000) / seconds), shown((used * 100) / seconds)])
  }
  console.log(table(['at rest', 'CPU ms a second', '% of a core'], rows))
} finally {
  await postgres.stop()
}
