import { sql } from 'kysely'
import { openDatabase } from '../../database/database.ts'

/** A process for the tests of a crash: opens the folder it is given and writes without end, saying each row it was promised. */
const dataDir = process.argv[2] ?? ''
const { db } = await openDatabase({ databaseUrl: undefined, dataDir, log: () => {} })
process.stdout.write('open\n')
for (let number = 1; ; number += 1) {
  const name = `row-${process.pid}-${number}`
  await db.transaction().execute(async (transaction) => {
    await sql`insert into installation_secrets (name, secret, created_at) values (${name}, '', now())`.execute(
      transaction,
    )
  })
  process.stdout.write(`${name}\n`)
}
