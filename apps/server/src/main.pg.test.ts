import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest'
import { loadedAtStart } from './testing/servers/built-server.ts'
import { endServer, runServer, type ServerProcess, untilReady } from './testing/servers/server-process.ts'
import { emptyDatabaseUrl } from './testing/servers/test-database.ts'

let folder: string
let environment: Record<string, string>
let removeDatabase: () => Promise<void>
const servers: ServerProcess[] = []

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'rinda-main-'))
  const { url, remove } = await emptyDatabaseUrl()
  removeDatabase = remove
  environment = {
    DATABASE_URL: url ?? '',
    DATA_DIR: path.join(folder, 'data'),
    PORT: '0',
    DEMO: '0',
    LOG_LEVEL: 'silent',
  }
})
afterEach(async () => {
  for (const server of servers.splice(0)) await endServer(server, 'SIGKILL')
})
afterAll(async () => {
  await removeDatabase()
  await rm(folder, { recursive: true, force: true })
})

function run(settings: Record<string, string> = {}): ServerProcess {
  const server = runServer({ ...environment, ...settings }, inject('server'))
  servers.push(server)
  return server
}

async function refusal(settings: Record<string, string>): Promise<{ code: number | null; err: string }> {
  const { child, said } = run(settings)
  await once(child, 'close')
  return { code: child.exitCode, err: said.err.trim() }
}

describe('the server', { timeout: 600_000 }, () => {
  test.each(['SIGTERM', 'SIGINT'] as const)('serves until %s, then ends cleanly', async (signal) => {
    const server = run()
    const address = await untilReady(server)
    expect((await fetch(`${address}/health/ready`)).status).toBe(200)
    expect(await endServer(server, signal)).toBe(0)
    expect(server.said.err).not.toContain('Could not close')
  })

  test('says that its Redis is out of reach, without its password, and serves all the same', async () => {
    const server = run({ REDIS_URL: 'redis://:secret@127.0.0.1:1' })
    const ready = await fetch(`${await untilReady(server)}/health/ready`)
    expect({ status: ready.status, said: await ready.json() }).toEqual({
      status: 200,
      said: { status: 'ready', redis: 'away' },
    })
    expect(server.said.err).toMatch(/^REDIS_URL: the Redis at 127\.0\.0\.1:1 is away[^\n]*ECONNREFUSED/m)
    expect(server.said.err).not.toContain('secret')
    expect(await endServer(server, 'SIGTERM')).toBe(0)
  })

  test('ends at a signal while it still starts, also where nobody but the process itself listens for it', async () => {
    const silent = createServer().listen(0, '127.0.0.1')
    await once(silent, 'listening')
    const asked = once(silent, 'connection')
    const address = silent.address()
    const port = address && typeof address === 'object' ? address.port : 0
    const server = run({ DATABASE_URL: `postgres://rinda@127.0.0.1:${port}/rinda` })
    const [connection] = (await asked) as [Socket]
    expect(await endServer(server, 'SIGTERM')).toBe(0)
    connection.destroy()
    silent.close()
  })

  test('starts again after kill -9', async () => {
    const killed = run()
    await untilReady(killed)
    await endServer(killed, 'SIGKILL')
    const next = run()
    expect((await fetch(`${await untilReady(next)}/health/live`)).status).toBe(200)
  })
})

describe('a start that cannot succeed says why in one line', { timeout: 600_000 }, () => {
  let listener: Server
  afterAll(() => listener?.close())

  test('when the port is taken', async () => {
    listener = createServer().listen(0, '127.0.0.1')
    await once(listener, 'listening')
    const address = listener.address()
    const port = String(address && typeof address === 'object' ? address.port : 0)
    const { code, err } = await refusal({ PORT: port })
    expect(code).toBe(1)
    expect(err.split('\n').at(-1)).toMatch(new RegExp(`^PORT: ${port} on 127.0.0.1 is already taken`))
  })

  test('when a setting is wrong', async () => {
    expect(await refusal({ LOCK_MINUTES: 'ten' })).toEqual({
      code: 1,
      err: 'LOCK_MINUTES must be a number above 0',
    })
  })

  test('and says which variable that is called nearly as a setting is none', async () => {
    const { err } = await refusal({ LOCK_MINUTES: 'ten', TRUSTED_PROXYS: '10.0.0.1' })
    expect(err.split('\n')).toEqual([
      'TRUSTED_PROXYS is not a setting and is not read: is TRUSTED_PROXIES meant?',
      'LOCK_MINUTES must be a number above 0',
    ])
  })

  test('when the database is out of reach, without saying its password', async () => {
    const { code, err } = await refusal({ DATABASE_URL: 'postgres://rinda:secret@127.0.0.1:1/rinda' })
    expect(code).toBe(1)
    expect(err).toMatch(
      /^DATABASE_URL: cannot use the PostgreSQL at 127\.0\.0\.1:1\/rinda: [^\n]*ECONNREFUSED[^\n]*$/,
    )
    expect(err).not.toContain('secret')
  })

  test('when this is not an address of the machine', async () => {
    const { code, err } = await refusal({ HOST: '192.0.2.1' })
    expect({ code, err: err.split('\n').at(-1) }).toEqual({
      code: 1,
      err: 'HOST: 192.0.2.1 is not an address of this machine.',
    })
  })
})

test('what most servers never need is loaded by whoever first asks for it', () => {
  const { sources, packages } = loadedAtStart(inject('server'))
  expect(sources).toContain('apps/server/src/build-app.ts')
  expect(packages).toEqual(['node:module'])
  const late = [
    'oidc-provider',
    'koa',
    'jose',
    '@fastify/swagger',
    'yaml',
    'date-holidays',
    'ioredis',
    'undici',
    '@opentelemetry/sdk-trace',
    '@opentelemetry/exporter-trace-otlp-http',
  ]
  expect(late.filter((name) => sources.some((source) => source.includes(`node_modules/${name}/`)))).toEqual(
    [],
  )
  // A start costs what it loads. What a new feature needs later it can load later.
  expect(sources.length).toBeLessThan(1_450)
})
