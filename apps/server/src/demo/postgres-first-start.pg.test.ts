import { randomBytes } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import { createDatabase, databaseAt, dropDatabase } from '../testing/servers/postgres-databases.ts'
import { endServer, runServer, type ServerProcess, untilReady } from '../testing/servers/server-process.ts'
import { demoPeople } from './accounts.ts'
import { demoCompanies } from './companies/all.ts'

/** Several nodes that are started at the same moment on a database in which there is nothing yet, not even tables. */

const name = `rinda_first_${randomBytes(6).toString('hex')}`
const program = { 'x-api-key': 'key', 'x-api-secret': 'secret' }
let databaseUrl: string
let nodes: ServerProcess[] = []

beforeAll(async () => {
  const { url } = inject('postgres')
  await createDatabase(url, name)
  databaseUrl = databaseAt(url, name)
})
afterEach(async () => {
  await Promise.all(nodes.map((node) => endServer(node, 'SIGKILL')))
})
afterAll(async () => {
  await dropDatabase(inject('postgres').url, name)
})

async function idsOf(url: string, path: string): Promise<string[]> {
  const answer = await fetch(url + path, { headers: program })
  expect([path, answer.status]).toEqual([path, 200])
  const { data } = (await answer.json()) as { data: { id: string }[] }
  return data.map(({ id }) => id)
}

test('together they make its tables and load the demo once, and each of them serves all of it', async () => {
  const keys = { API_KEY: program['x-api-key'], API_SECRET: program['x-api-secret'] }
  const environment = { DATABASE_URL: databaseUrl, PORT: '0', DEMO: '1', LOG_LEVEL: 'error', ...keys }
  nodes = [1, 2, 3].map(() => runServer(environment, inject('server')))
  const urls = await Promise.all(nodes.map(untilReady))
  const expected = demoCompanies.map(({ id }) => String(id)).sort()
  for (const url of urls) {
    expect((await idsOf(url, '/api/companies')).sort()).toEqual(expected)
    expect(await idsOf(url, '/api/bookings?page[size]=500')).toHaveLength(500)
  }
  // Each names whom one can sign in as, once.
  for (const { said } of nodes)
    for (const { email } of demoPeople) expect(said.out.split(email)).toHaveLength(2)
})
