import { requestSchemas } from '@rinda/contract/booking/requests'
import { type RawBuilder, sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestPortal } from '../../testing/clients/test-portal.ts'
import { type Asking, askingOf, reads } from '../../testing/every-read.ts'
import { countPages, recordReads } from '../../testing/page-count.ts'
import { testDatabase } from '../../testing/servers/test-database.ts'
import { fillCompany } from '../../testing/towns/many-bookings.ts'
import { startWorld, type World } from '../../testing/towns/world.ts'
import { listDueHolds, nextDueTime } from '../store.ts'

const bookings = 20_000
/** Pages that a read may touch for each row of its answer (the row, and its entries in what orders it), and besides. */
const pagesARow = 6
const pagesBesides = 200
/** Reads that look at more by their nature: bookings one after another until enough fit, and all that are still to come. */
const others = new Map([
  ['find by a name, one branch', 500],
  ['find by the start of one', 500],
  ['known visitors by a name', 600],
  ['known visitors by a name, one branch', 600],
  ['known visitors by telephone', 600],
  ['known visitors by e-mail', 600],
  ['get_attention, all', 900],
])

let world: World
let asking: Asking
let recorded: ReturnType<typeof recordReads>
const asked = new Set<string>()

/** Notes what is asked. */
function noting(quiet: Asking): Asking {
  const note = (portal: TestPortal): TestPortal => ({
    ...portal,
    ask(type, data) {
      asked.add(type)
      return portal.ask(type, data)
    },
  })
  return {
    ...quiet,
    admin: note(quiet.admin),
    branch: note(quiet.branch),
    get(path, as) {
      asked.add(path.split('?')[0] ?? '')
      return quiet.get(path, as)
    },
  }
}

beforeAll(async () => {
  const opened = await testDatabase()
  const now = new Date()
  const run = (statements: string) => sql.raw(statements).execute(opened.db)
  await fillCompany(run, { companyId: 1, bookings, now })
  for (const table of ['bookings', 'occupancies', 'users', 'audit', 'events'])
    await run(`VACUUM (ANALYZE) ${table}`)
  recorded = recordReads(opened.db)
  const program = { 'x-api-key': 'program', 'x-api-secret': 'secret' }
  const environment = { API_KEY: program['x-api-key'], API_SECRET: program['x-api-secret'] }
  world = await startWorld({ database: { ...opened, db: recorded.db }, now, environment })
  asking = noting(await askingOf({ db: opened.db, url: world.url, companyId: 1, program, now }))
})
afterAll(async () => {
  for (const { socket } of [asking.admin, asking.branch]) socket.disconnect()
  await world.close()
})

test('the table is large enough to tell a walk along an index from a walk through it', async () => {
  const { rows } = await sql<{ pages: number }>`
    SELECT pg_relation_size('bookings') / current_setting('block_size')::integer AS pages`.execute(world.db)
  expect(rows[0]?.pages).toBeGreaterThan(1_200)
})

test('every request and every call that reads bookings, visitors or the history is among them', async () => {
  for (const { ask } of reads) await ask(asking, 1)
  const types = Object.keys(requestSchemas).filter((type) => /^(get|find|why|preview)_/.test(type))
  const described = (await (await fetch(`${world.url}/openapi.json`)).json()) as {
    paths: Record<string, object>
  }
  const paths = Object.entries(described.paths)
    .filter(
      ([path, calls]) =>
        'get' in calls && /^\/api\/(bookings|users|portal\/history)(\/|$)(?!.*attachment)/.test(path),
    )
    .map(([path]) => new RegExp(`^${path.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`))
  const all = [...asked]
  expect(types.filter((type) => !asked.has(type))).toEqual([])
  expect(paths.filter((path) => !all.some((one) => path.test(one)))).toEqual([])
})

test('what is due is found among what is not', async () => {
  // The server reads by itself now and then, through the other one.
  const own = recordReads(world.db)
  await listDueHolds(own.db, world.time.now)
  await nextDueTime(own.db)
  const found = own.takeReads()
  expect(found).toHaveLength(2)
  for (const read of found)
    for (const plan of ['custom', 'generic'] as const)
      expect(await countPages(world.db, read, plan)).toBeLessThanOrEqual(50)
})

test.each(reads)(
  '$name: as many pages as its answer has rows, however many bookings there are',
  async ({ name, ask }) => {
    for (const nth of [1, 4]) {
      recorded.takeReads()
      const answered = await ask(asking, nth)
      for (const read of recorded.takeReads())
        for (const plan of ['custom', 'generic'] as const) {
          const pages = await countPages(world.db, read, plan)
          expect(pages, `${plan} plan of ${read.sql}`).toBeLessThanOrEqual(
            (others.get(name) ?? pagesBesides) + pagesARow * answered,
          )
        }
    }
  },
)

const comesFirst = sql`is_coming DESC, CASE WHEN is_coming THEN starts_at END, starts_at DESC, booking_id`

/** Looks at every booking of the company. */
async function lookAtAll(condition: RawBuilder<unknown>, order: RawBuilder<unknown>): Promise<string[]> {
  const { rows } = await sql<{ qtid: string }>`
    SELECT qtid FROM bookings, LATERAL (SELECT ends_at > ${world.time.now} AND approval <> 'declined'
      AND status IN ('locked', 'verified', 'scheduled', 'confirmed') AS is_coming) AS life
    WHERE company_id = 1 AND ${condition} ORDER BY ${order} LIMIT 50`.execute(world.db)
  return rows.map(({ qtid }) => qtid)
}

const begins = (
  word: string,
) => sql`(starts_with(search_form(last_name), ${word}) OR starts_with(search_form(first_name), ${word})
  OR last_name ~ '[ -]' AND starts_with(search_tail(last_name), ${word})
  OR first_name ~ '[ -]' AND starts_with(search_tail(first_name), ${word}))`
const holds = (word: string) =>
  sql`strpos(' ' || translate(search_form(first_name || ' ' || last_name), '-', ' '), ${` ${word}`}) > 0`

test.each([
  ['one name that many have', 'Anna', () => begins('anna')],
  ['a beginning of few names', 'berzi', () => begins('berzi')],
  ['a beginning of many names', 'ber', () => begins('ber')],
  ['the second of two names', 'ZIEDIŅ', () => begins('ziedin')],
  ['the second of two given names', 'Marija', () => begins('marija')],
  ['two names', 'Marija Kalniņa', () => sql`${begins('kalnina')} AND ${holds('marija')}`],
  ['two names that many have', 'an ka', () => sql`${begins('an')} AND ${holds('ka')}`],
  ['a name that nobody has, and one that many have', 'zzz anna', () => sql`${begins('anna')} AND false`],
  ['the beginning of a number', '200', () => sql`starts_with(phone_number, '200')`],
  ['more of a number', '200012', () => sql`starts_with(phone_number, '200012')`],
] as const)('%s: found are the same as by looking at every booking', async (_, query, fits) => {
  for (const [portal, place] of [
    [asking.admin, sql`true`],
    [asking.branch, sql`location_id = 1003`],
  ] as const) {
    const reply = await portal.ask('find_bookings', { query })
    const { data } = reply.data.data as { data: { attributes: { qtid: string } }[] }
    const all = await lookAtAll(sql`kind = 'appointment' AND ${place} AND ${fits()}`, comesFirst)
    expect(data.map(({ attributes }) => attributes.qtid)).toEqual(all)
    if (portal === asking.admin) expect(all.length > 0).toBe(!query.startsWith('zzz'))
  }
})

test.each([
  ['status=canceled,failed,expired', () => sql`status IN ('canceled', 'failed', 'expired')`],
  ['service_id=1013', () => sql`service_id = 1013`],
  [
    'specialist_id=1026&status=canceled,scheduled',
    () => sql`specialist_id = 1026 AND status IN ('canceled', 'scheduled')`,
  ],
  ['location_id=1005&status=canceled,canceled', () => sql`location_id = 1005 AND status = 'canceled'`],
] as const)('a list by %s is the same as by looking at every booking', async (query, condition) => {
  for (const as of ['admin', 'program'] as const) {
    const { data } = await asking.get(`/api/bookings?page[size]=50&${query}`, as)
    const qtids = (data as { attributes: { qtid: string } }[]).map(({ attributes }) => attributes.qtid)
    expect(qtids).toEqual(await lookAtAll(condition(), sql`starts_at, booking_id`))
  }
})
