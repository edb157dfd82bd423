import { buildApp } from '../../apps/server/src/build-app.ts'
import { readConfig } from '../../apps/server/src/config.ts'
import { openDatabase } from '../../apps/server/src/database/database.ts'

/**
 * Message that the process which started this program may send: milliseconds by which its clock is ahead of
 * the machine's.
 */
export type Told = { aheadMs: number }
/** Answer of this program: once its address, and after each change of its clock that the new time holds. */
export type Answered = { url: string } | { aheadMs: number }

// The server as it always is, with a clock that a journey can set.
let aheadMs = Number(process.env.AHEAD_MS ?? 0)
const config = readConfig(process.env)
const database = await openDatabase({ ...config, log: (line) => process.stderr.write(`${line}\n`) })
const app = await buildApp({ config, database, clock: () => new Date(Date.now() + aheadMs) })
// Playwright's own requests keep their connections, and fail where one is closed for having been idle in the very moment that it is used again: a browser
// would ask once more by itself. So none is closed here.
app.server.keepAliveTimeout = 0
const address = await app.listen({ port: config.port, host: config.host })

process.on('message', (told: Told) => {
  aheadMs = told.aheadMs
  answer({ aheadMs })
})
process.on('SIGTERM', stop)
// The one that started us is gone, and with it the way to stop us.
process.on('disconnect', stop)
answer({ url: address.replace('127.0.0.1', 'localhost') })

function answer(message: Answered): void {
  process.send?.(message)
}

async function stop(): Promise<void> {
  await app.close()
  await database.close()
  process.exit(0)
}
