import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Conversation } from '../../testing/clients/conversation.ts'
import { call, codesOf } from '../../testing/clients/http-calls.ts'
import type { TestPortal } from '../../testing/clients/test-portal.ts'
import { connectVisitor } from '../../testing/clients/test-visitor.ts'
import { expectConsistent } from '../../testing/invariants.ts'
import { attributesOf, codeOf, lock, morning, slotAt, visitor } from '../../testing/towns/bookings.ts'
import { startWorld, type World } from '../../testing/towns/world.ts'

let world: World
let anna: TestPortal
let widget: Conversation

beforeAll(async () => {
  world = await startWorld({ now: morning })
  const profile = JSON.stringify({ booking: { visitorApproval: true } })
  await world.db.updateTable('companies').set({ profile }).where('company_id', '=', 1).execute()
  anna = await world.connect(await world.signIn('anna@rinda.example'))
  widget = await connectVisitor(world.url, 'widget')
})
afterAll(async () => {
  widget.socket.close()
  await world.close()
})

const person = { ...visitor, email: 'laima@visitor.example' }

test('what a visitor books waits for approval, holds its time, and is accepted by staff', async () => {
  const held = attributesOf(await widget.ask('lock_booking', slotAt('08:00')))
  expect(held.approval).toBe('none')
  const named = { qtid: held.qtid, token: held.token }
  const booked = await widget.ask('schedule_booking', { ...named, ...person })
  expect(attributesOf(booked)).toMatchObject({ status: 'scheduled', approval: 'pending' })
  expect(codeOf(await anna.ask('lock_booking', slotAt('08:00')))).toBe('slot_taken')
  const accepted = await anna.ask('accept_booking', named)
  expect(attributesOf(accepted)).toMatchObject({ status: 'scheduled', approval: 'accepted' })

  const other = attributesOf(await widget.ask('lock_booking', slotAt('09:00')))
  const moved = await widget.ask('reschedule_booking', {
    ...named,
    lockedQtid: other.qtid,
    lockedToken: other.token,
  })
  expect(attributesOf(moved)).toMatchObject({ status: 'scheduled', approval: 'pending' })
})

test('in one step it waits just as well', async () => {
  const booked = await widget.ask('schedule_booking', { ...slotAt('10:00'), ...person })
  expect(attributesOf(booked)).toMatchObject({ status: 'scheduled', approval: 'pending' })
})

test('a visit that its visitor moves by changing its time waits anew, and stays where it is while it waits', async () => {
  const { qtid, token } = attributesOf(
    await widget.ask('schedule_booking', { ...slotAt('14:00'), ...person }),
  )
  await anna.ask('accept_booking', { qtid, token })
  const moveTo = (time: string) =>
    call(world, `PATCH /api/bookings/${qtid}`, { body: { booking: { token, time } } })
  const moved = await moveTo('15:00')
  expect(moved.body.data.attributes).toMatchObject({ time: '15:00', approval: 'pending' })
  expect(codesOf(await moveTo('16:00'))).toEqual(['wrong_state'])
})

test('what staff book needs no approval, and an accepted visit keeps its own when they move it', async () => {
  const booked = attributesOf(await anna.ask('schedule_booking', { ...slotAt('11:00'), ...visitor }))
  expect(booked.approval).toBe('none')
  const { qtid, token } = attributesOf(
    await widget.ask('schedule_booking', { ...slotAt('12:00'), ...person }),
  )
  await anna.ask('accept_booking', { qtid, token })
  const held = await lock(anna, slotAt('13:00'))
  const moving = { qtid, token, lockedQtid: held.qtid, lockedToken: held.token }
  const moved = await anna.ask('reschedule_booking', moving)
  expect(attributesOf(moved)).toMatchObject({ status: 'scheduled', approval: 'accepted' })
})

test('all of it leaves the database consistent', () => expectConsistent(world))
