import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { testDatabase } from '../testing/servers/test-database.ts'
import type { Database, OpenDatabase } from './database.ts'
import { together, viewOf } from './together.ts'
import { transact } from './transaction.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await testDatabase()
})
beforeEach(() => database.db.deleteFrom('installation_secrets').execute())
afterAll(() => database.close())

const secret = (name: string) => ({ name, secret: '', created_at: new Date(0) })
const write = (tx: Database, name: string) =>
  tx.insertInto('installation_secrets').values(secret(name)).execute()
const namesOf = async () => {
  const rows = await database.db.selectFrom('installation_secrets').select('name').orderBy('name').execute()
  return rows.map(({ name }) => name)
}

test('what the work and its end have written is there once it is answered', async () => {
  const answer = await transact(
    database.db,
    async (tx) => {
      await Promise.all([write(tx, 'one'), write(tx, 'two')])
      return 'worked'
    },
    async (tx, worked) => {
      await write(tx, 'three')
      return `${worked}, finished`
    },
  )
  expect(answer).toBe('worked, finished')
  expect(await namesOf()).toEqual(['one', 'three', 'two'])
})

test.each([
  { fault: 'the work fails', fail: 'work' },
  { fault: 'its end fails before it has sent anything', fail: 'before' },
  { fault: 'the database refuses its end, with the commit on its way behind it', fail: 'statement' },
  { fault: 'its end fails between two statements', fail: 'between' },
])('where $fault nothing is done, and the connection is good for the next', async ({ fail }) => {
  const failing = transact(
    database.db,
    async (tx) => {
      await write(tx, 'one')
      if (fail === 'work') throw new Error('as asked')
    },
    async (tx) => {
      if (fail === 'before') throw new Error('as asked')
      const written = Promise.all([write(tx, 'two'), fail === 'statement' ? write(tx, 'one') : undefined])
      if (fail === 'between') throw new Error('as asked')
      await written
    },
  )
  await expect(failing).rejects.toThrow(fail === 'statement' ? /duplicate key/ : 'as asked')
  expect(await namesOf()).toEqual([])
  await transact(
    database.db,
    (tx) => write(tx, 'next'),
    async () => {},
  )
  expect(await namesOf()).toEqual(['next'])
})

test('what verbs side by side ask at the same moment is asked once, and each gets its own answer', async () => {
  const asked: number[][] = []
  const double = together(
    async (tx: Database, numbers: readonly [number, ...number[]]) => {
      asked.push([...numbers])
      const { rows } = await sql<{ twice: number }>`
        SELECT 2 * number AS twice FROM unnest(${numbers}::integer[]) WITH ORDINALITY AS n (number, place) ORDER BY place`.execute(
        tx,
      )
      return rows.map(({ twice }) => twice)
    },
    (twice) => twice > 6,
  )
  const verb = async (tx: Database, number: number) => await double(tx, (await double(tx, number)) + 1)
  const found = await transact(
    database.db,
    async (tx) => {
      const views = [1, 2, 3].map((number) => ({ number, own: viewOf(tx, true) }))
      const answers = await Promise.all(views.map(({ number, own }) => verb(own.tx, number)))
      return { answers, wrote: views.map(({ own }) => own.view.hasWritten) }
    },
    async (_tx, worked) => worked,
  )
  expect(found.answers).toEqual([6, 10, 14])
  expect(found.wrote).toEqual([false, true, true])
  expect(asked).toEqual([
    [1, 2, 3],
    [3, 5, 7],
  ])
})
