import { randomUUID } from 'node:crypto'
import { done } from '@rinda/contract/wire/refusals'
import { systemCaller } from '../../access/caller.ts'
import { narrow } from '../../access/scope.ts'
import { createWriter } from '../../changes/write.ts'
import { openDatabase } from '../../database/database.ts'

/** A process for the tests of a crash: many write for company 1 at once, without end, and each says what it was promised. */
const { db } = await openDatabase({ databaseUrl: process.argv[2], dataDir: '', log: () => {} })
const { write } = createWriter(db, () => {})
const scope = narrow(systemCaller.scope, 1)

async function writeOn(place: number): Promise<never> {
  for (;;) {
    const name = randomUUID()
    const now = new Date()
    const request = { caller: 'writer', key: name }
    await write(
      { caller: systemCaller, scope, request, now, conflictKeys: [`place ${place}`] },
      async (tx) => {
        await tx.insertInto('installation_secrets').values({ name, secret: '', created_at: now }).execute()
        const resource = { type: 'thing', id: name, attributes: {} }
        const audited = { action: 'thing.made', objectKind: 'thing', objectId: name, before: null, after: {} }
        const change = { ...audited, event: { type: 'thing_made', locationId: 1, resource } }
        return done({ changes: [change], answer: { type: 'thing_made', resource } })
      },
    )
    process.stdout.write(`${name}\n`)
  }
}

await Promise.all(Array.from({ length: 24 }, (_, place) => writeOn(place)))
