/** Our server on the sources as they are, with or without the onlooker that keeps figures of all work (`OBSERVED=0`). */
import { buildApp } from '../apps/server/src/build-app.ts'
import { readConfig } from '../apps/server/src/config.ts'
import { openDatabase } from '../apps/server/src/database/database.ts'

const config = readConfig(process.env)
const database = await openDatabase({ databaseUrl: config.databaseUrl, dataDir: '', log: console.error })
const isObserved = process.env.OBSERVED !== '0'
const app = await buildApp({ config, database, clock: () => new Date(), isObserved })
process.stdout.write(`ready at ${await app.listen({ port: 0, host: '127.0.0.1' })}\n`)
async function stop() {
  await app.close()
  await database.close()
  process.exit(0)
}
process.once('SIGTERM', stop)
process.once('disconnect', stop)
