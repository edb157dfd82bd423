import { type Approval, approvals } from '@rinda/domain/booking/status'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { type Answer, type Call, call, internalKey } from '../../testing/clients/http-calls.ts'
import type { SignedInPerson, TestPortal } from '../../testing/clients/test-portal.ts'
import { countRows, expectConsistent } from '../../testing/invariants.ts'
import { about, attributesOf, book, lock, morning, rowOf, slotAt } from '../../testing/towns/bookings.ts'
import { startWorld, type World } from '../../testing/towns/world.ts'

type Named = { qtid: string; token: string }

let world: World
let anna: SignedInPerson
let portal: TestPortal
let free = 0

beforeAll(async () => {
  world = await startWorld({ now: morning, environment: internalKey })
  anna = await world.signIn('anna@rinda.example')
  portal = await world.connect(anna)
})
afterAll(async () => {
  expect(world.faults).toEqual([])
  await world.close()
})

/** A slot that no other test here touches. */
function nextSlot() {
  free += 1
  const hour = String(8 + (free % 10)).padStart(2, '0')
  return slotAt(`${hour}:00`, { date: `2026-12-${String(3 + Math.floor(free / 10)).padStart(2, '0')}` })
}

async function bookingWith(approval: Approval): Promise<Named> {
  const booking = await book(portal, nextSlot())
  await world.db.updateTable('bookings').set({ approval }).where('qtid', '=', booking.qtid).execute()
  return booking
}

const patch = (booking: Named, body: object, as: Call['as'] = anna) =>
  call(world, `PATCH /api/bookings/${booking.qtid}`, { ...(as ? { as } : {}), body: { booking: body } })
const faultsOf = (answer: Answer) =>
  answer.body.errors.map(({ status, code, source }) => [status, code, source?.pointer])

describe('a decision over HTTP', () => {
  it('accepts: the booking stands, and everybody hears of it', async () => {
    const booking = await bookingWith('pending')
    const answer = await patch(booking, { approval: 'ACCEPTED' }, 'internal')
    expect(answer.status).toBe(200)
    expect(answer.body.data.attributes).toMatchObject({ status: 'scheduled', approval: 'accepted' })
    await portal.hears(about('booking_accepted', booking))
    const { log } = await rowOf(world, booking)
    expect(log.at(-1)).toMatchObject({ act: 'accept', by: 'internal' })
  })

  it('declines: says why, and gives the time back', async () => {
    const slot = nextSlot()
    const booking = await book(portal, slot)
    const pending = { approval: 'pending' } as const
    await world.db.updateTable('bookings').set(pending).where('qtid', '=', booking.qtid).execute()
    const answer = await patch(booking, { approval: 'declined', notes: { declined: 'No papers' } })
    expect(answer.body.data.attributes).toMatchObject({
      status: 'scheduled',
      approval: 'declined',
      notes: { declined: 'No papers' },
    })
    expect((await portal.ask('lock_booking', slot)).type).toBe('booking_locked')
  })

  const changes = approvals.flatMap((from) =>
    approvals.filter((to) => to !== from).map((to) => [from, to] as const),
  )
  it.each(changes)('from %s to %s', async (from, to) => {
    const booking = await bookingWith(from)
    if (from === 'declined') {
      const { booking_id } = await rowOf(world, booking)
      await world.db.deleteFrom('occupancies').where('booking_id', '=', booking_id).execute()
    }
    const [before, counted] = [await rowOf(world, booking), await countRows(world)]
    const answer = await patch(booking, { approval: to })
    if (from === 'pending' && to !== 'none') {
      expect(answer.body.data.attributes.approval).toBe(to)
      return
    }
    expect(faultsOf(answer)).toEqual([['409', 'wrong_state', '/booking/approval']])
    expect(await rowOf(world, booking)).toEqual(before)
    expect(await countRows(world)).toEqual(counted)
  })

  it('is made by one of two who decide at once', async () => {
    const booking = await bookingWith('pending')
    const answers = await Promise.all(['accepted', 'declined'].map((to) => patch(booking, { approval: to })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const won = answers.find(({ status }) => status === 200)?.body.data.attributes.approval
    expect((await rowOf(world, booking)).approval).toBe(won)
  })

  it('is made once, however often it is sent under one key', async () => {
    const booking = await bookingWith('pending')
    const send = () =>
      call(world, `PATCH /api/bookings/${booking.qtid}`, {
        as: anna,
        body: { booking: { approval: 'accepted' } },
        headers: { 'idempotency-key': 'decide' },
      })
    const [first, again] = [await send(), await send()]
    expect([first.status, again.status, again.body]).toEqual([200, 200, first.body])
  })

  it.each([
    [{ approval: 'perhaps' }, '/booking/approval'],
    [{ approval: 5 }, '/booking/approval'],
    // One act at a time: of two, one would be left undone when the other is refused.
    [{ approval: 'accepted', status: 'canceled' }, '/booking/approval'],
  ])('that makes no sense, %j, is refused', async (body, pointer) => {
    const booking = await bookingWith('pending')
    expect(faultsOf(await patch(booking, body))).toEqual([['422', 'invalid', pointer]])
    expect((await rowOf(world, booking)).approval).toBe('pending')
  })

  it('is not a visitor’s, nor of those who may not book or cancel there', async () => {
    const booking = await bookingWith('pending')
    const path = `PATCH /api/bookings/${booking.qtid}?token=${booking.token}`
    const byVisitor = await call(world, path, { body: { booking: { approval: 'accepted' } } })
    expect(faultsOf(byVisitor)).toEqual([['403', 'forbidden', '/booking/approval']])

    const nora = await world.connect(await world.signIn('admin@nails.example'))
    const nails = { locationId: 40, serviceId: 5, specialistId: 4, date: '2026-12-09', time: '10:00' }
    const theirs = await book(nora, nails)
    await world.db
      .updateTable('bookings')
      .set({ approval: 'pending' })
      .where('qtid', '=', theirs.qtid)
      .execute()
    const nils = await world.signIn('user@nails.example')
    for (const approval of ['accepted', 'declined']) {
      const refused = await patch(theirs, { approval }, nils)
      expect(faultsOf(refused)).toEqual([['403', 'forbidden', '/booking/approval']])
    }
    expect((await patch(theirs, { approval: 'accepted' }, anna)).status).toBe(404)
    expect((await rowOf(world, theirs)).approval).toBe('pending')
  })
})

describe('the code that a visitor was sent', () => {
  async function heldWithCode(): Promise<Named> {
    const held = await lock(portal, nextSlot())
    const code = { verification_code: '123456' }
    await world.db.updateTable('bookings').set(code).where('qtid', '=', held.qtid).execute()
    return held
  }
  const byVisitor = (held: Named, booking: object) =>
    call(world, `PATCH /api/bookings/${held.qtid}?token=${held.token}`, { body: { booking } })

  it('makes a hold verified', async () => {
    const held = await heldWithCode()
    const answer = await byVisitor(held, { status: 'verified', code: '123456' })
    expect(answer.status).toBe(200)
    expect(answer.body.data.attributes.status).toBe('verified')
    expect(answer.text).not.toContain('123456')
    await portal.hears((message) => message.type === 'booking_verified')
    // What was given back is taken, and is no second act.
    const again = await byVisitor(held, answer.body.data.attributes)
    expect([again.status, again.body.data.attributes]).toEqual([200, answer.body.data.attributes])
  })

  it.each([
    [{ status: 'verified' }, ['422', 'invalid', '/booking/code']],
    [{ status: 'verified', code: null }, ['422', 'invalid', '/booking/code']],
    [{ status: 'verified', code: '000000' }, ['422', 'invalid', '/booking/code']],
    [{ status: 'verified', code: {} }, ['422', 'invalid', '/booking/code']],
  ])('must be the right one: %j', async (body, fault) => {
    const held = await heldWithCode()
    expect(faultsOf(await byVisitor(held, body))).toEqual([fault])
    expect((await rowOf(world, held)).status).toBe('locked')
  })

  it('is tried five times', async () => {
    const held = await heldWithCode()
    const wrong = () => byVisitor(held, { status: 'verified', code: 1 })
    for (let n = 0; n < 5; n += 1) expect((await wrong()).status).toBe(422)
    const late = await byVisitor(held, { status: 'verified', code: '123456' })
    expect(late.status).toBe(429)
  })

  it('comes too late once the hold is over', async () => {
    const held = await heldWithCode()
    world.time.now = new Date(morning.getTime() + 11 * 60_000)
    const late = await byVisitor(held, { status: 'verified', code: '123456' })
    expect(faultsOf(late)).toEqual([['409', 'wrong_state', '/booking/status']])
    world.time.now = morning
  })
})

test('all of it leaves the database consistent', async () => {
  expect(attributesOf(await portal.ask('lock_booking', nextSlot())).status).toBe('locked')
  await expectConsistent(world)
})
