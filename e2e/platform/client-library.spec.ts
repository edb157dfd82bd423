import { connect, createServer } from 'node:net'
import { type BrowserContext, expect } from '@playwright/test'
import { overTheCable } from '@rinda/client/examples/cable'
import { overHttp } from '@rinda/client/examples/http'
import { overTheSocket } from '@rinda/client/examples/socket'
import { connectBookingSocket } from '@rinda/client/sockets/booking-socket'
import { connectPortalCable } from '@rinda/client/sockets/cable'
import type { LineTrouble } from '@rinda/client/sockets/line-logger'
import { test } from '../testing/journey.ts'
import { dayAhead, enterAs } from '../testing/portal.ts'

/** The examples of packages/client/README.md, run by a program without a browser against the server that runs here. */

const apiKey = 'the key of the tests'
const apiSecret = 'the secret of the tests'

async function cookieOf(context: BrowserContext): Promise<string> {
  return (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
}

/** Gives the address of the server of these tests; throws where none runs. */
function given(baseURL: string | undefined): string {
  if (baseURL === undefined) throw new Error('no server runs')
  return baseURL
}

/** A day on which the demo's location is open; each journey has its own. */
const days = { http: dayAhead(41), socket: dayAhead(42), cable: dayAhead(43), taken: dayAhead(44) }

/** A way to the server that can be cut, as a network does. */
async function cutableWay(baseURL: string) {
  const target = new URL(baseURL)
  const open = new Set<ReturnType<typeof connect>>()
  const proxy = createServer((near) => {
    const far = connect(Number(target.port), target.hostname)
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one)
      one.pipe(other)
      one.on('error', () => {})
      one.on('close', () => {
        open.delete(one)
        other.destroy()
      })
    }
  })
  await new Promise<void>((listening) => {
    proxy.listen(0, '127.0.0.1', listening)
  })
  const { port } = proxy.address() as { port: number }
  const cut = () => {
    for (const one of open) one.destroy()
  }
  return { host: `127.0.0.1:${port}`, cut, close: () => proxy.close(cut) }
}

test('over HTTP a server books with its key, once for each order', async ({ baseURL }) => {
  const server = { baseUrl: given(baseURL), apiKey, apiSecret }
  const first = await overHttp(server, days.http)
  if (!('week' in first)) throw new Error(JSON.stringify(first))
  expect(first.week.ok && first.week.value.map(({ id }) => id)).toContain(first.id)
  expect(first.nobody).toBeUndefined()
  expect(first.why).toMatchObject({ kind: 'refused', code: 'not_found' })
  expect(await overHttp(server, days.http)).toMatchObject({ id: first.id })
  expect(await overHttp({ ...server, apiSecret: 'another' }, days.http)).toMatchObject({ kind: 'refused' })
})

test('over the socket a person holds a time and lets it go', async ({ browser, baseURL }) => {
  const page = await enterAs(browser, { path: '/login', language: 'en' })
  const cookie = await cookieOf(page.context())
  const slot = { date: days.socket, time: '10:00' }
  expect(await overTheSocket(given(baseURL), cookie, slot)).toBe('booking_locked')
  expect(await overTheSocket(given(baseURL), '', slot)).toBe('nobody is signed in')
})

test('over the cable a person has the week and hears of a change; nobody else does', async ({
  browser,
  baseURL,
}) => {
  const page = await enterAs(browser, { path: '/login', language: 'en' })
  const cookie = await cookieOf(page.context())
  const url = `${given(baseURL).replace('http', 'ws')}/cable`
  const heard: string[] = []
  const { cable, week } = await overTheCable(url, cookie, (qtid) => heard.push(qtid))
  expect(week.ok && week.data.length).toBeGreaterThan(0)
  await overTheSocket(given(baseURL), cookie, { date: days.cable, time: '10:00' })
  await expect.poll(() => heard.length).toBe(2)
  cable.close()

  const stranger = await overTheCable(url, '', () => undefined)
  expect(stranger.week).toMatchObject({ ok: false, failure: { code: 'no_connection' } })
  const ends: unknown[] = []
  stranger.cable.onConnection((connection) => ends.push(connection))
  expect(ends).toEqual([{ state: 'ended', reason: 'unauthorized' }])
})

test('a logger hears of a line that went and came back, and of what is refused, with nothing of whom it is about', async ({
  browser,
  baseURL,
}) => {
  const page = await enterAs(browser, { path: '/login', language: 'en' })
  const cookie = await cookieOf(page.context())
  const slot = { date: days.taken, time: '03:00' }
  const refused: LineTrouble[] = []
  const code = await overTheSocket(given(baseURL), cookie, slot, (trouble) => refused.push(trouble))
  expect(refused).toEqual([{ kind: 'failed', type: 'BOOKING_LOCK_FAILED', trace: expect.any(String), code }])

  const way = await cutableWay(given(baseURL))
  const answer = await page.request.get('/api/portal/current_portal_user')
  const { token } = ((await answer.json()) as { data: { attributes: { token: string } } }).data.attributes
  const onSocket: LineTrouble[] = []
  const onCable: LineTrouble[] = []
  const socket = connectBookingSocket({
    ...{ url: `http://${way.host}`, companyId: 1, version: 'e2e', token, session: crypto.randomUUID() },
    logger: (trouble) => onSocket.push(trouble),
  })
  const cable = connectPortalCable({
    ...{ url: `ws://${way.host}/cable`, session: crypto.randomUUID(), headers: { cookie } },
    logger: (trouble) => onCable.push(trouble),
  })
  expect((await socket.request('get_bookings', { locationId: 1 })).ok).toBe(true)
  expect((await cable.getBookings({ locationId: 1 })).ok).toBe(true)
  way.cut()
  for (const heard of [onSocket, onCable]) {
    await expect.poll(() => heard.slice(0, 2).map(({ kind }) => kind)).toEqual(['lost', 'reconnecting'])
  }
  expect((await socket.request('get_bookings', { locationId: 1 })).ok).toBe(true)
  expect((await cable.getBookings({ locationId: 1 })).ok).toBe(true)
  socket.close()
  cable.close()
  way.close()
  expect(JSON.stringify([refused, onSocket, onCable])).not.toContain(token)
})
