import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  actionFrame,
  type CableFrame,
  type CableLine,
  openCableLine,
  portalChannel,
  subscribed,
} from '../testing/clients/cable-line.ts'
import type { SignedInPerson, TestPortal } from '../testing/clients/test-portal.ts'
import { sayFromElsewhere } from '../testing/elsewhere.ts'
import { book, bookingDay, lock, morning, slotAt } from '../testing/towns/bookings.ts'
import { startWorld, type World } from '../testing/towns/world.ts'

let world: World
let anna: SignedInPerson
let portal: TestPortal
const lines: CableLine[] = []

beforeAll(async () => {
  world = await startWorld({ now: morning })
  anna = await world.signIn('anna@rinda.example')
  portal = await world.connect(anna)
})
afterAll(async () => {
  for (const { socket } of lines) socket.terminate()
  await world.close()
})

function kept(line: CableLine): CableLine {
  lines.push(line)
  return line
}

const open = async (options: Parameters<typeof openCableLine>[1] = {}) =>
  kept(await openCableLine(world.url, { cookie: anna.cookie, ...options }))
const subscribe = async (person = anna) => kept(await subscribed(world.url, person.cookie))
const weekOf = { action: 'get_bookings', date: bookingDay, days: 7 }
const ofType = (type: string) => (frame: CableFrame) => frame.message?.type === type
const withTrace = (trace: string) => (frame: CableFrame) => frame.message?.trace === trace

type Shown = { id: string; type: string; attributes: { qtid: string; location_id: number; status: string } }

describe('signing in', () => {
  test('with a session’s cookie gives a welcome, in the subprotocol', async () => {
    const line = await open()
    expect(await line.hears((frame) => frame.type === 'welcome')).toEqual({ type: 'welcome' })
    expect(line.socket.protocol).toBe('actioncable-v1-json')
  })

  test.each([
    ['without a cookie', {}],
    ['with a cookie that is nobody’s', { cookie: `rinda_session=${'x'.repeat(43)}` }],
  ])('%s is told to sign in, and not to come back', async (_, options) => {
    const line = kept(await openCableLine(world.url, options))
    await line.closed
    expect(line.frames).toEqual([{ type: 'disconnect', reason: 'unauthorized', reconnect: false }])
  })

  test.each([
    ['of another origin', { origin: 'https://evil.example' }],
    ['of another port', { origin: 'http://127.0.0.1:1' }],
    ['of a page without an origin', { origin: 'null' }],
    ['that the browser says came from another site', { 'sec-fetch-site': 'cross-site' }],
  ])('a request %s is refused, whatever the cookie', async (_, headers) => {
    await expect(openCableLine(world.url, { cookie: anna.cookie, headers })).rejects.toThrow('403')
  })

  test('a request of our own pages is granted', async () => {
    const line = await open({ headers: { origin: world.url } })
    await line.hears((frame) => frame.type === 'welcome')
  })

  test('only at /cable; elsewhere nobody waits for a WebSocket', async () => {
    for (const path of ['/', '/cable/', '/cables', '/booking', '/api/bookings']) {
      await expect(openCableLine(world.url, { cookie: anna.cookie, path })).rejects.toThrow('404')
    }
    await open({ path: '/cable?x=1' })
  })
})

describe('get_bookings', () => {
  test('brings the week of a location, with the trace, and from then on each change there', async () => {
    const booked = await book(portal, slotAt('10:00'))
    const line = await subscribe()
    line.send(actionFrame({ ...weekOf, locationId: 1, trace: 'one' }))
    const reply = await line.hears(withTrace('one'))
    expect(reply.identifier).toBe(portalChannel())
    expect(reply.message?.type).toBe('bookings')
    const listed = reply.message?.data as Shown[]
    expect(listed.map(({ attributes }) => attributes.qtid)).toEqual([booked.qtid])
    expect(listed[0]).toMatchObject({ type: 'booking', attributes: { status: 'scheduled', time: '10:00' } })

    const elsewhere = { locationId: 2, serviceId: 4, date: bookingDay, time: '15:00' }
    await book(portal, elsewhere)
    const held = await lock(portal, slotAt('11:00'))
    const heard = await line.hears(ofType('booking'))
    expect(heard.message?.data).toMatchObject({
      type: 'booking',
      attributes: { qtid: held.qtid, status: 'locked' },
    })
    expect(line.frames.filter(ofType('booking'))).toHaveLength(1)
  })

  test('without a location brings all that the person sees', async () => {
    const second = await subscribe(await world.signIn('second@rinda.example'))
    second.send(actionFrame({ ...weekOf, trace: 'mine' }))
    const listed = (await second.hears(withTrace('mine'))).message?.data as Shown[]
    expect(new Set(listed.map(({ attributes }) => attributes.location_id))).toEqual(new Set([2]))
    await lock(portal, slotAt('12:00'))
    await lock(portal, { locationId: 2, serviceId: 4, date: bookingDay, time: '16:00' })
    const heard = await second.hears(ofType('booking'))
    expect(heard).toMatchObject({ message: { data: { attributes: { location_id: 2 } } } })
    expect(second.frames.filter(ofType('booking'))).toHaveLength(1)
  })

  test('does not bring what another person, or company, sees', async () => {
    const second = await subscribe(await world.signIn('second@rinda.example'))
    const nora = await subscribe(await world.signIn('admin@nails.example'))
    for (const line of [second, nora]) {
      line.send(actionFrame({ ...weekOf, locationId: 1, trace: 'theirs' }))
      const refused = await line.hears(withTrace('theirs'))
      expect(refused.message).toMatchObject({ type: 'GET_BOOKINGS_FAILED', data: { code: 'not_found' } })
    }
    await lock(portal, slotAt('13:00'))
    const everything = await subscribe()
    everything.send(actionFrame({ ...weekOf, trace: 'all' }))
    await everything.hears(withTrace('all'))
    expect([...second.frames, ...nora.frames].filter(ofType('booking'))).toEqual([])
  })

  test('nothing is told to who has not asked, or no longer listens', async () => {
    const silent = await subscribe()
    const leaving = await subscribe()
    leaving.send(actionFrame({ ...weekOf, locationId: 1, trace: 'asked' }))
    await leaving.hears(withTrace('asked'))
    leaving.send({ command: 'unsubscribe', identifier: portalChannel() })
    leaving.send({ command: 'subscribe', identifier: portalChannel('another') })
    await leaving.hears((frame) => frame.identifier === portalChannel('another'))
    const witness = await subscribe()
    witness.send(actionFrame({ ...weekOf, locationId: 1, trace: 'asked' }))
    await witness.hears(withTrace('asked'))
    await lock(portal, slotAt('14:00'))
    await witness.hears(ofType('booking'))
    expect([...silent.frames, ...leaving.frames].filter(ofType('booking'))).toEqual([])
  })

  test('asks for days that there are', async () => {
    const line = await subscribe()
    const faults = [
      [{ date: '2026-02-30' }, 'date'],
      [{ days: 0 }, 'days'],
      [{ days: 400 }, 'days'],
      [{ locationId: 'one' }, 'locationId'],
    ] as const
    for (const [index, [wrong, field]] of faults.entries()) {
      line.send(actionFrame({ ...weekOf, ...wrong, trace: `fault ${index}` }))
      const { message } = await line.hears(withTrace(`fault ${index}`))
      const text = expect.stringMatching(/.{10}/)
      const info = { lv: text, en: text, ru: text }
      expect(message).toMatchObject({
        type: 'GET_BOOKINGS_FAILED',
        data: { code: 'invalid', field, info },
      })
    }
  })
})

test('a person without a role is not subscribed', async () => {
  const line = await open({ cookie: (await world.signIn('none@rinda.example')).cookie })
  line.send({ command: 'subscribe', identifier: portalChannel() })
  await line.hears((frame) => frame.type === 'reject_subscription')
})

test('signing out ends the connection; so does a role taken away, at the next word', async () => {
  const uldis = await world.signIn('user@rinda.example')
  const line = await subscribe(uldis)
  await fetch(`${world.url}/api/portal/portal_users/sign_out`, {
    method: 'DELETE',
    headers: { cookie: uldis.cookie },
  })
  await line.closed
  expect(line.frames.at(-1)).toEqual({ type: 'disconnect', reason: 'unauthorized', reconnect: false })

  const second = await world.signIn('second@rinda.example')
  const limited = await subscribe(second)
  await world.db
    .updateTable('portal_users')
    .set({ location_ids: [] })
    .where('email', '=', 'second@rinda.example')
    .execute()
  world.time.now = new Date(morning.getTime() + 4_000)
  limited.send(actionFrame({ ...weekOf, trace: 'late' }))
  await limited.closed
  expect(limited.frames.at(-1)).toEqual({ type: 'disconnect', reason: 'unauthorized', reconnect: true })
  expect(limited.frames.filter(withTrace('late'))).toEqual([])
})

test('what people may do is looked at again at once when it was changed', async () => {
  const uldis = await world.signIn('user@rinda.example')
  const [changed, same] = [await subscribe(uldis), await subscribe()]
  await world.db
    .updateTable('portal_users')
    .set({ role: 'NONE' })
    .where('email', '=', 'user@rinda.example')
    .execute()
  await sayFromElsewhere(world, { type: 'people_changed', concerned: 'everybody' })
  await changed.closed
  expect(changed.frames.at(-1)).toEqual({ type: 'disconnect', reason: 'unauthorized', reconnect: true })
  same.send(actionFrame({ ...weekOf, trace: 'still here' }))
  await same.hears(withTrace('still here'))
})

test('nothing here was a fault of ours', () => expect(world.faults).toEqual([]))
