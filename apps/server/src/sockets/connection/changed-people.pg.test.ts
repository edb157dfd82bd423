import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import {
  actionFrame,
  type CableLine,
  openCableLine,
  portalChannel,
  subscribed,
} from '../../testing/clients/cable-line.ts'
import { call } from '../../testing/clients/http-calls.ts'
import { addPeople } from '../../testing/clients/people.ts'
import type { SignedInPerson, TestPortal } from '../../testing/clients/test-portal.ts'
import { sayFromElsewhere } from '../../testing/elsewhere.ts'
import { attributesOf, codeOf, lock, morning, rowOf, slotAt, visitor } from '../../testing/towns/bookings.ts'
import { startWorld, type World } from '../../testing/towns/world.ts'

let world: World
let root: SignedInPerson
let anna: TestPortal
let nora: TestPortal
const lines: CableLine[] = []
let free = 0

beforeAll(async () => {
  world = await startWorld({ now: morning })
  root = await world.signIn('admin@rinda.example')
  anna = await world.connect(await world.signIn('anna@rinda.example'))
  nora = await world.connect(root, { companyId: 40 })
})
afterEach(() => {
  for (const { socket } of lines.splice(0)) socket.terminate()
})
afterAll(async () => {
  expect(world.faults).toEqual([])
  await world.close()
})

function nextSlot(more: object = {}) {
  free += 1
  const [day, hour] = [3 + Math.floor(free / 10), 8 + (free % 10)].map((n) => String(n).padStart(2, '0'))
  return slotAt(`${hour}:00`, { date: `2026-12-${day}`, ...more })
}
const atTheStudio = () => nextSlot({ locationId: 40, serviceId: 5, specialistId: 4 })

/** A line that hears of every booking that its person may hear of. */
async function listening({ cookie }: SignedInPerson): Promise<CableLine> {
  const line = await subscribed(world.url, cookie)
  lines.push(line)
  line.send(actionFrame({ action: 'get_bookings', date: '2026-12-02', days: 28, trace: 'all' }))
  await line.hears((frame) => frame.message?.trace === 'all')
  return line
}

async function change(email: string, portal_user: object) {
  const found = await call(world, `GET /api/platform/people?q=${email}`, { as: root })
  const path = `PATCH /api/platform/people/${found.body.data[0]?.id}`
  expect((await call(world, path, { as: root, body: { portal_user } })).status).toBe(200)
}
const moveStudio = (companyId: number) =>
  call(world, 'PATCH /api/platform/domains/nails.example', {
    as: root,
    body: { domain: { company_id: companyId } },
  })

type Shown = { attributes: { qtid: string } }
const toldOn = (line: CableLine) =>
  line.frames.flatMap(({ message }) =>
    message?.type === 'booking' ? [(message.data as Shown).attributes.qtid] : [],
  )
const toldAt = ({ heard }: TestPortal) =>
  heard.flatMap((message) =>
    ['profile_changed', 'day_states'].includes(message.type) ? [] : [attributesOf(message).qtid],
  )

/** Both wires of somebody, as they are once both are cut. */
async function expectCut(portal: TestPortal, line: CableLine) {
  await portal.hears(({ type }) => type === 'profile_changed')
  await expect.poll(() => portal.socket.connected).toBe(false)
  await line.closed
  expect(line.frames.at(-1)).toEqual({ type: 'disconnect', reason: 'unauthorized', reconnect: true })
}

describe('once it is answered that somebody may no longer, they hear nothing more', () => {
  test('a role that is taken away', async () => {
    const uldis = await world.signIn('user@rinda.example')
    const [portal, line] = [await world.connect(uldis), await listening(uldis)]
    const together = await world.connect(uldis, { understands: ['day_states', 'together'] })
    const before = await lock(anna, nextSlot())
    await change('user@rinda.example', { role: 'NONE' })
    await lock(anna, nextSlot())
    await expectCut(portal, line)
    await expectCut(together, line)
    expect([toldAt(portal), toldAt(together), toldOn(line)]).toEqual([
      [before.qtid],
      [before.qtid],
      [before.qtid],
    ])
    await change('user@rinda.example', { role: 'COMPANY_USER' })
  })

  test('locations that are taken away: who comes back hears of the others only', async () => {
    const uldis = await world.signIn('user@rinda.example')
    const [portal, line] = [await world.connect(uldis), await listening(uldis)]
    await change('user@rinda.example', { location_ids: [2] })
    await lock(anna, nextSlot())
    await expectCut(portal, line)
    expect([toldAt(portal), toldOn(line)]).toEqual([[], []])
    const [again, lineAgain] = [await world.connect(uldis), await listening(uldis)]
    await lock(anna, nextSlot())
    const there = await lock(anna, nextSlot({ locationId: 2, serviceId: 4 }))
    await expect.poll(() => [toldAt(again), toldOn(lineAgain)]).toEqual([[there.qtid], [there.qtid]])
    await change('user@rinda.example', { location_ids: null })
    await expectCut(again, lineAgain)
  })

  test('locations that are taken away: what is saved then is refused, with what happened and what to do', async () => {
    const uldis = await world.signIn('user@rinda.example')
    const before = await world.connect(uldis)
    const { qtid, token } = await lock(before, nextSlot())
    await change('user@rinda.example', { location_ids: [2] })
    const portal = await world.connect(uldis)
    const refused = await portal.ask('schedule_booking', { qtid, token, ...visitor })
    expect(codeOf(refused)).toBe('not_found')
    expect(refused.data.info).toMatchObject({
      lv: expect.stringMatching(/vairs nav tam piekļuves.*Nekas netika saglabāts.*administratora/),
      en: expect.stringMatching(/no longer have access.*Nothing was saved.*ask your administrator/),
      ru: expect.stringMatching(/больше нет к этому доступа.*Ничего не сохранено.*к администратору/),
    })
    const told = await call(world, 'PATCH /api/portal/locations/1', {
      as: uldis,
      body: { location: { phone: '1' } },
    })
    expect([told.status, told.text]).toEqual([404, expect.stringContaining('Nothing was saved')])
    // Whoever only looks for something saves nothing.
    const read = await call(world, 'GET /api/portal/locations/999999', { as: uldis })
    expect([read.status, read.text]).toEqual([404, expect.stringContaining('Not found.')])
    await change('user@rinda.example', { location_ids: null })
  })

  test('a location whose booking-system id their right names no more, and one that it names now', async () => {
    const setBmsId = async (bms_id: string) =>
      (await call(world, 'PATCH /api/portal/locations/1', { as: root, body: { location: { bms_id } } }))
        .status
    const first = await world.db
      .selectFrom('locations')
      .select('bms_id')
      .where('location_id', '=', 1)
      .execute()
    const usual = first[0]?.bms_id ?? ''
    expect(await setBmsId('CITY_1')).toBe(200)
    await change('user@rinda.example', { permissions: ['locations/CITY_'] })
    const uldis = await world.signIn('user@rinda.example')
    const [portal, line] = [await world.connect(uldis), await listening(uldis)]
    const before = await lock(anna, nextSlot())
    await expect.poll(() => [toldAt(portal), toldOn(line)]).toEqual([[before.qtid], [before.qtid]])
    expect(await setBmsId('STATE_1')).toBe(200)
    await lock(anna, nextSlot())
    await expectCut(portal, line)
    expect(toldOn(line)).toEqual([before.qtid])
    const [again, lineAgain] = [await world.connect(uldis), await listening(uldis)]
    expect(await setBmsId('CITY_2')).toBe(200)
    await expectCut(again, lineAgain)
    await change('user@rinda.example', { permissions: [] })
    expect(await setBmsId(usual)).toBe(200)
  })

  test('a domain that is moved: its people hear of the new company, and no more of the old', async () => {
    const person = await world.signIn('admin@nails.example')
    const [portal, line] = [await world.connect(person), await listening(person)]
    const before = await lock(nora, atTheStudio())
    await moveStudio(1)
    await lock(nora, atTheStudio())
    await expectCut(portal, line)
    expect([toldAt(portal), toldOn(line)]).toEqual([[before.qtid], [before.qtid]])
    const [again, lineAgain] = [await world.connect(person), await listening(person)]
    await lock(nora, atTheStudio())
    const theirs = await lock(anna, nextSlot())
    await expect.poll(() => [toldAt(again), toldOn(lineAgain)]).toEqual([[theirs.qtid], [theirs.qtid]])
    lineAgain.send(actionFrame({ action: 'get_bookings', date: '2026-12-02', locationId: 40, trace: 'old' }))
    const { message } = await lineAgain.hears((frame) => frame.message?.trace === 'old')
    expect(message).toMatchObject({ type: 'GET_BOOKINGS_FAILED', data: { code: 'not_found' } })
    await moveStudio(40)
    await expectCut(again, lineAgain)
  })
})

/** Somebody who comes in over both wires, and listens if they are let. */
async function comeIn(person: SignedInPerson) {
  const [portal, line] = await Promise.all([
    world.connect(person),
    openCableLine(world.url, { cookie: person.cookie }),
  ])
  lines.push(line)
  const ended = new Promise((resolve) => portal.socket.once('disconnect', resolve))
  const settled = () =>
    Promise.all([
      portal.socket.connected ? Promise.race([ended, portal.ask('no_request', {})]) : undefined,
      Promise.race([line.closed, isAnswered(line)]),
    ])
  line.send({ command: 'subscribe', identifier: portalChannel() })
  line.send(actionFrame({ action: 'get_bookings', date: '2026-12-02', days: 28 }))
  await settled()
  return { portal, line, settled }
}

let barriers = 0
/** Once this is over, whatever was told before has been heard. */
async function isAnswered(line: CableLine): Promise<void> {
  const identifier = portalChannel(`barrier ${++barriers}`)
  line.send({ command: 'subscribe', identifier })
  await line.hears((frame) => frame.type !== undefined && frame.identifier === identifier)
}

test('who comes in at that very moment hears nothing either', async () => {
  const give = async (role: 'NONE' | 'COMPANY_USER') => {
    const whose = world.db.updateTable('portal_users').where('email', '=', 'user@rinda.example')
    await whose.set({ role }).execute()
  }
  const before = await lock(anna, nextSlot())
  for (let turns = 0; turns < 50; turns += 1) {
    await give('COMPANY_USER')
    const coming = comeIn(await world.signIn('user@rinda.example'))
    // Each time a little later, so that the change falls between the look at who comes and their first word.
    for (let turn = 0; turn < turns; turn += 1) await rowOf(world, before)
    await give('NONE')
    await sayFromElsewhere(world, { type: 'people_changed', concerned: 'everybody' })
    const { portal, line, settled } = await coming
    const { qtid } = await lock(anna, nextSlot())
    await settled()
    expect([...toldAt(portal), ...toldOn(line)]).not.toContain(qtid)
  }
  await give('COMPANY_USER')
})

describe('in the middle of an act', () => {
  test('what was held is not booked any more, and stays a hold that ends by itself', async () => {
    const uldis = await world.signIn('user@rinda.example')
    const portal = await world.connect(uldis, { session: 'one tab' })
    const held = await lock(portal, nextSlot())
    await change('user@rinda.example', { role: 'NONE' })
    const again = await world.connect(uldis, { session: 'one tab' })
    for (const type of ['schedule_booking', 'unlock_booking', 'cancel_booking']) {
      expect(codeOf(await again.ask(type, { ...held, ...visitor }))).toBe('not_found')
    }
    expect((await rowOf(world, held)).status).toBe('locked')
    await change('user@rinda.example', { role: 'COMPANY_USER' })
  })

  test('questions that are under way are answered or not, and nothing is answered after the end', async () => {
    const uldis = await world.signIn('user@rinda.example')
    const line = await listening(uldis)
    const ask = (trace: string) =>
      line.send(actionFrame({ action: 'get_bookings', date: '2026-12-02', days: 28, trace }))
    for (let n = 0; n < 5; n += 1) ask(`before ${n}`)
    await change('user@rinda.example', { role: 'NONE' })
    for (let n = 0; n < 5; n += 1) ask(`after ${n}`)
    await line.closed
    expect(line.frames.at(-1)?.type).toBe('disconnect')
    expect(line.frames.filter(({ message }) => message?.trace?.startsWith('after'))).toEqual([])
    await change('user@rinda.example', { role: 'COMPANY_USER' })
  })
})

test('whose reach stays the same misses nothing, hears nothing twice, and in order', async () => {
  const uldis = await world.signIn('user@rinda.example')
  const [portal, line] = [await world.connect(uldis), await listening(uldis)]
  const together = await world.connect(uldis, { understands: ['day_states', 'together'] })
  const made: string[] = []
  for (let n = 0; n < 10; n += 1) {
    const locking = lock(anna, nextSlot())
    // Now and again, so that the booking falls into the moment in which it is looked up what they may hear.
    for (let look = 0; look < 10; look += 1) {
      await sayFromElsewhere(world, { type: 'people_changed', concerned: { emails: ['user@rinda.example'] } })
      await new Promise(setImmediate)
    }
    made.push((await locking).qtid)
  }
  await expect.poll(() => [toldAt(portal), toldAt(together), toldOn(line)]).toEqual([made, made, made])
  expect(portal.socket.connected).toBe(true)
})

test('whoever lists the people of a company hears that one is another, and those who do not, nothing', async () => {
  await addPeople(world, [{ email: 'manager@rinda.example', role: 'COMPANY_MANAGER' }])
  const [manager, uldis, studio] = [
    await world.connect(await world.signIn('manager@rinda.example')),
    await world.connect(await world.signIn('user@rinda.example')),
    await world.connect(await world.signIn('admin@nails.example')),
  ]
  await addPeople(world, [{ email: 'other@rinda.example', role: 'COMPANY_USER' }])
  await change('other@rinda.example', { role: 'COMPANY_MANAGER' })
  await manager.hears(({ type }) => type === 'profile_changed')
  const asked = [uldis, studio].map(async (one) => await one.ask('no_request', {}))
  await Promise.all(asked)
  for (const { heard } of [uldis, studio])
    expect(heard.map(({ type }) => type)).not.toContain('profile_changed')
})
