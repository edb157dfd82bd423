import { done, refuse } from '@rinda/contract/wire/refusals'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { internalCaller } from '../access/caller.ts'
import { narrow } from '../access/scope.ts'
import type { Database, OpenDatabase } from '../database/database.ts'
import { DatabaseLost } from '../database/unavailable.ts'
import { testDatabase } from '../testing/servers/test-database.ts'
import { settle } from '../testing/towns/town.ts'
import { beAlone } from './conflict-keys.ts'
import type { Change } from './record-store.ts'
import { createWriter, type Write } from './write.ts'

const now = new Date('2026-11-20T08:00:00Z')
const caller = internalCaller({ session: 'together', ip: '' })
const scope = narrow(caller.scope, 1)

let database: OpenDatabase
let write: Write
const told: string[] = []
beforeAll(async () => {
  database = await testDatabase()
  await settle(database.db, now)
  const more = ['Second', 'Third', 'Fourth'].map((name, index) => ({
    ...{ company_id: 1, location_id: 1002 + index, name, name_lv: name, name_en: name, name_ru: name },
    ...{ created_at: now, updated_at: now },
  }))
  await database.db.insertInto('locations').values(more).execute()
  write = createWriter(database.db, ({ events }) => told.push(...events.map((event) => event.type))).write
})
afterAll(() => database.close())

function changeOf(name: string): Change {
  const resource = { type: 'thing', id: name, attributes: {} }
  return {
    action: 'thing.change',
    objectKind: 'thing',
    objectId: name,
    before: null,
    after: {},
    event: { type: name, locationId: 1, resource },
  }
}

const rename = (tx: Database, location: number, name: string) =>
  tx
    .updateTable('locations')
    .set({ name })
    .where('company_id', '=', 1)
    .where('location_id', '=', location)
    .execute()

async function namesOf(): Promise<string[]> {
  const rows = await database.db
    .selectFrom('locations')
    .select('name')
    .where('company_id', '=', 1)
    .orderBy('location_id')
    .execute()
  return rows.map((row) => row.name)
}

/** A verb that renames a location, and then does what it is told. */
function renaming(location: number, name: string, then: 'well' | 'refuse' | 'fail') {
  const request = { caller: 'together', key: `${name} ${then}` }
  return write({ caller, scope, request, now, conflictKeys: [`location ${location}`] }, async (tx) => {
    await rename(tx, location, name)
    if (then === 'fail') throw new Error(`${name} failed`)
    if (then === 'refuse') return refuse('wrong_state')
    const change = changeOf(name)
    return done({ changes: [change], answer: { type: name, resource: change.event.resource } })
  })
}

test('verbs that arrive together each keep their own outcome', async () => {
  const outcomes = await Promise.allSettled([
    renaming(1, 'One', 'well'),
    renaming(1002, 'Two', 'refuse'),
    renaming(1003, 'Three', 'fail'),
    renaming(1004, 'Four', 'well'),
  ])
  expect(outcomes.map((outcome) => outcome.status)).toEqual([
    'fulfilled',
    'fulfilled',
    'rejected',
    'fulfilled',
  ])
  expect(outcomes[1]).toMatchObject({ value: { ok: false } })
  expect(told).toEqual(['One', 'Four'])
})

test('what a verb wrote before it refused or failed is gone, and the others’ is there', async () => {
  const names = await namesOf()
  expect(names).toEqual(expect.arrayContaining(['One', 'Second', 'Third', 'Four']))
})

test('verbs that have something in common see what the one before has done', async () => {
  const seen: string[] = []
  const look = (name: string) =>
    write({ caller, scope, request: null, now, conflictKeys: ['location 1'] }, async (tx) => {
      const row = await tx
        .selectFrom('locations')
        .select('name')
        .where('company_id', '=', 1)
        .where('location_id', '=', 1)
        .executeTakeFirstOrThrow()
      seen.push(row.name)
      await rename(tx, 1, name)
      const change = changeOf(name)
      return done({ changes: [change], answer: { type: name, resource: change.event.resource } })
    })
  await Promise.all([look('Five'), look('Six'), look('Seven')])
  expect(seen).toEqual(['One', 'Five', 'Six'])
})

test('a verb that finds that it needs to be alone is run again, alone', async () => {
  const before = told.length
  const others = ['Eight', 'Nine'].map((name, index) => renaming(1002 + index, name, 'well'))
  const alone = write({ caller, scope, request: null, now, conflictKeys: ['something'] }, async (tx) => {
    beAlone(tx)
    const change = changeOf('Alone')
    return done({ changes: [change], answer: { type: 'Alone', resource: change.event.resource } })
  })
  const results = await Promise.all([...others, alone])
  expect(results.every((result) => result.ok)).toBe(true)
  expect(told.slice(before).toSorted()).toEqual(['Alone', 'Eight', 'Nine'])
})

test('after the database was lost under some verbs the ones that come next are done', async () => {
  const lost = write({ caller, scope, request: null, now, conflictKeys: ['one'] }, async () => {
    throw new DatabaseLost('as asked')
  })
  const meanwhile = renaming(1, 'Ten', 'well')
  await expect(lost).rejects.toThrow(DatabaseLost)
  await meanwhile.catch(() => {})
  expect(await renaming(1, 'Eleven', 'well')).toMatchObject({ ok: true })
  expect(await namesOf()).toContain('Eleven')
})

test('a verb that may touch anything is done alone, between those that share a transaction', async () => {
  const underWay = new Set<string>()
  const seen: string[][] = []
  const verb = (name: string, conflictKeys?: string[]) =>
    write({ caller, scope, request: null, now, ...(conflictKeys ? { conflictKeys } : {}) }, async (tx) => {
      underWay.add(name)
      await tx.selectFrom('locations').select('name').execute()
      if (!conflictKeys) seen.push([...underWay])
      underWay.delete(name)
      return refuse('wrong_state')
    })
  await Promise.all([verb('a', ['a']), verb('b', ['b']), verb('alone'), verb('c', ['c'])])
  expect(seen).toEqual([['alone']])
})
