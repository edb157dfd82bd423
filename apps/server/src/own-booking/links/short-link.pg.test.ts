import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { call, codesOf } from '../../testing/clients/http-calls.ts'
import { book, morning, slotAt } from '../../testing/towns/bookings.ts'
import { startWorld, type World } from '../../testing/towns/world.ts'

const texts: string[] = []
const gateway = createServer((request, response) => {
  let body = ''
  request.on('data', (piece) => {
    body += piece
  })
  request.on('end', () => {
    texts.push(JSON.parse(body).text)
    response.writeHead(202).end()
  })
})
let world: World

beforeAll(async () => {
  await new Promise<void>((listening) => {
    gateway.listen(0, '127.0.0.1', listening)
  })
  const environment = {
    SMS_URL: `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`,
    ...{ PUBLIC_URL: 'https://rinda.example', TRUSTED_PROXIES: 'loopback' },
  }
  world = await startWorld({ now: morning, environment })
})
afterAll(async () => {
  expect(world.faults).toEqual([])
  await world.close()
  gateway.close()
})

let address = 0
const open = (link: string, from = `192.0.2.${++address}`) =>
  call(world, 'GET /api/visit/booking_links/booking', {
    headers: { 'x-short-link': link, 'x-forwarded-for': from },
  })

test('the link of a text message leads to its booking, and nothing that is kept does', async () => {
  const anna = await world.connect(await world.signIn('anna@rinda.example'))
  const held = await book(anna, slotAt('10:00'), { email: '', phoneNumber: '20000031', language: 'ru' })
  await expect.poll(() => texts.length).toBe(1)
  const link = /https:\/\/rinda\.example\/visit\/b#(\S+)$/.exec(texts[0] ?? '')?.[1] ?? ''
  const opened = await open(link)
  expect(opened.status).toBe(200)
  expect(opened.body.data.attributes).toEqual(held)
  expect(JSON.stringify(await world.db.selectFrom('outbox').selectAll().execute())).not.toContain(link)

  // Another booking's number, or another seal, opens nothing.
  const [company, booking = '', seal] = link.split('.')
  const next = (Number.parseInt(booking, 36) + 1).toString(36)
  for (const wrong of [
    `${company}.${next}.${seal}`,
    `${company}.${booking}.AAAAAAAAAA`,
    `zz.1.${seal}`,
    `zzzzzz.1.${seal}`,
    'nonsense',
  ])
    expect((await open(wrong)).status).toBe(404)
})

test('a network tries few wrong ones, also all at once; right ones are not counted', async () => {
  const link = /#(\S+)$/.exec(texts[0] ?? '')?.[1] ?? ''
  for (let times = 0; times < 25; times += 1) expect((await open(link, '198.51.100.7')).status).toBe(200)
  const [company, booking] = link.split('.')
  const tries = Array.from({ length: 30 }, (_, at) => `${company}.${booking}.AAAAAAAA${String(at + 10)}`)
  const answers = await Promise.all(tries.map((wrong) => open(wrong, '198.51.100.7')))
  const refused = answers.filter(({ status }) => status === 429)
  expect(refused.length).toBeGreaterThanOrEqual(10)
  expect(codesOf(refused[0] as (typeof answers)[number])).toEqual(['rate_limited'])
  // Nor do they who try one after the other.
  for (let times = 0; times < 20; times += 1) await open(tries[times] ?? '', '198.51.100.7')
  expect((await open(link, '198.51.100.7')).status).toBe(429)
  expect((await open(link)).status).toBe(200)
})
