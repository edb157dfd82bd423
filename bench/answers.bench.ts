/**
 * Long answers of the product's own server: bytes on the line, its processor for each and the longest time for which its loop stood still, beside `JSON.stringify` of the same and beside a
 * bare server that sends text which is ready.
 */
import { createServer, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { openDatabase } from '../apps/server/src/database/database.ts'
import { openSocket, type SignedInPerson } from '../apps/server/src/testing/clients/test-portal.ts'
import { busyMonday } from '../apps/server/src/testing/towns/busy-week.ts'
import { signInAs } from '../apps/server/src/testing/towns/world.ts'
import { bookings, fillAnswers } from './answers-world.ts'
import { machineLine, median, shown, table } from './rounds.ts'
import { serve } from './served.ts'

const rounds = Number(process.env.ROUNDS ?? 7)

/** Asks without unpacking. */
function bytesOf(url: string, path: string, headers: Record<string, string>): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const asked = request(new URL(path, url), { headers }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () => resolve(Buffer.concat(parts)))
    })
    asked.on('error', reject).end()
  })
}

const served = await serve(fillAnswers)
const database = await openDatabase({ databaseUrl: served.databaseUrl, dataDir: '', log: console.error })
const anna = await signInAs(database.db, 'anna@rinda.example', new Date())

/** Asks over the socket, and gives the bytes that its answer had on the line. */
async function connect({ token, companyId }: SignedInPerson) {
  const client = { client: 'portal', companyId, version: '1', secret: { key: '' }, user: { token } }
  const socket = openSocket(served.url, { ...client, session: 'bench' })
  let bytes = 0
  let asks = 0
  await new Promise((resolve, reject) =>
    socket.on('connect', () => resolve(null)).on('connect_error', reject),
  )
  const { engine } = socket.io
  engine.on('packet', ({ data }: { data?: unknown }) => {
    bytes += typeof data === 'string' ? Buffer.byteLength(data) : ((data as Buffer | undefined)?.length ?? 0)
  })
  return {
    close: () => void socket.close(),
    ask: (more: object, data: object) =>
      new Promise<number>((resolve) => {
        asks += 1
        const trace = `bench-${asks}`
        bytes = 0
        socket.on('portal', function answered(message: { trace?: string }) {
          if (message.trace !== trace) return
          socket.off('portal', answered)
          resolve(bytes)
        })
        socket.emit('portal', { trace, type: 'get_bookings', ...more, data })
      }),
  }
}

const portal = await connect(anna)
const list = `/api/bookings/date/${busyMonday}/2027-01-10`
const week = { locationId: 1, date: busyMonday, days: 7 }
const { cookie } = anna
const over = (path: string, encoding: string) => async () =>
  (await bytesOf(served.url, path, { cookie, 'accept-encoding': encoding })).length

/** Changes one booking of the week, as what is kept must not outlive it. */
let changes = 0
async function change(): Promise<void> {
  changes += 1
  await database.db
    .updateTable('bookings')
    .set({ updated_at: new Date(), first_name: `Changed ${changes}` })
    .where('booking_id', '=', changes * 17)
    .execute()
}

const text = await bytesOf(served.url, list, { cookie, 'accept-encoding': 'identity' })
const document: unknown = JSON.parse(text.toString())
const packed = gzipSync(text, { level: 6 })

type Row = { name: string; before?: () => Promise<void>; ask: () => Promise<number> }
const rows: Row[] = [
  { name: 'measuring itself, taken off below', ask: over('/health/live', 'identity') },
  { name: `list of ${shown(bookings)}, plain`, ask: over(list, 'identity') },
  { name: 'the same, gzip', ask: over(list, 'gzip') },
  { name: 'the same, gzip, after a change', before: change, ask: over(list, 'gzip') },
  { name: 'the same, as a browser asks', ask: over(list, 'gzip, deflate, br') },
  {
    name: 'page of 500, as a browser asks',
    ask: over('/api/bookings?page[size]=500&from=2027-01-04', 'gzip, br'),
  },
  { name: 'week over the socket, whole', ask: () => portal.ask({}, week) },
  { name: 'week over the socket, short', ask: () => portal.ask({}, { ...week, form: 'short' }) },
  { name: 'week, short and packed', ask: () => portal.ask({ accept: 'gzip' }, { ...week, form: 'short' }) },
  { name: '303 locations', ask: over('/api/portal/locations', 'gzip, br') },
  { name: 'the same, for everybody', ask: over('/api/companies?include=locations', 'gzip, br') },
]

/** Milliseconds of this process's processor. */
async function ownCpu(act: () => unknown): Promise<number> {
  const before = process.cpuUsage()
  await act()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

/** Milliseconds of processor for sending this from a bare server, whoever asks for it included. */
async function sent(body: Buffer): Promise<number> {
  const server = createServer((_request, response) => response.end(body))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  const took = await ownCpu(() => bytesOf(`http://127.0.0.1:${port}`, '/', {}))
  server.close()
  return took
}

const used = rows.map((): number[] => [])
const stalls = rows.map((): number[] => [])
const lengths: number[] = []
const limits: number[][] = [[], [], []]
console.log(`${machineLine()}\n`)
for (let round = -1; round < rounds; round++) {
  for (const [index, { before, ask }] of rows.entries()) {
    await before?.()
    const start = await served.cpuSeconds()
    lengths[index] = await ask()
    await wait(30)
    const { cpuSeconds, stallMs } = await served.figures()
    // The first round is the one in which everything is made.
    if (round < 0) continue
    used[index]?.push((cpuSeconds - start) * 1000)
    stalls[index]?.push(stallMs)
  }
  limits[0]?.push(await ownCpu(() => JSON.stringify(document)))
  limits[1]?.push(await sent(text))
  limits[2]?.push(await sent(packed))
}
const stringify = median(limits[0] ?? [])
const idle = median(used[0] ?? [])
const line = (name: string, bytes: number, cpu: readonly number[], stall: readonly number[] = []) => [
  name,
  shown(bytes / 1000),
  shown(median(cpu)),
  shown(median(cpu) / stringify),
  stall.length === 0 ? '' : shown(median(stall)),
]
console.log(
  table(
    ['answer', 'kB', 'ms of processor', '× JSON.stringify', 'longest stall, ms'],
    [
      ...rows.map(({ name }, index) =>
        line(
          name,
          lengths[index] ?? 0,
          (used[index] ?? []).map((ms) => (index === 0 ? ms : ms - idle)),
          stalls[index],
        ),
      ),
      line('JSON.stringify of the list', text.length, limits[0] ?? []),
      line('the list as ready text, bare server and client', text.length, limits[1] ?? []),
      line('the same as ready gzip', packed.length, limits[2] ?? []),
    ],
  ),
)
portal.close()
await database.close()
await served.stop()
