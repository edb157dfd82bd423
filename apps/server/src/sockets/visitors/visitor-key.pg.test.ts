import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Conversation } from '../../testing/clients/conversation.ts'
import { call } from '../../testing/clients/http-calls.ts'
import { connectVisitor } from '../../testing/clients/test-visitor.ts'
import { attributesOf, codeOf, lock, morning, rowOf, slotAt, visitor } from '../../testing/towns/bookings.ts'
import { startWorld, type World } from '../../testing/towns/world.ts'

let world: World
let widget: Conversation
const laima = { ...visitor, email: 'laima@visitor.example' }

beforeAll(async () => {
  world = await startWorld({ now: morning, environment: { SOCKET_KEY: 'the key' } })
  const profile = JSON.stringify({ booking: { visitorCode: 'email' } })
  await world.db.updateTable('companies').set({ profile }).where('company_id', '=', 1).execute()
  widget = await connectVisitor(world.url, 'widget', { key: 'the key' })
})
afterAll(async () => {
  widget.socket.disconnect()
  await world.close()
})

test('where a key is asked for, visitors’ pages show it', async () => {
  for (const key of ['', 'another']) {
    await expect(connectVisitor(world.url, 'widget', { key })).rejects.toMatchObject({
      data: { code: 'forbidden' },
    })
  }
})

test('where the company asks for a code, a visitor books only with it, and for that address', async () => {
  expect(codeOf(await widget.ask('schedule_booking', { ...slotAt('09:00'), ...laima }))).toBe('wrong_state')
  const held = await lock(widget, slotAt('09:00'))
  expect(codeOf(await widget.ask('schedule_booking', { ...held, ...laima }))).toBe('wrong_state')
  const viaHttp = (body: object) =>
    call(world, `PATCH /api/bookings/${held.qtid}?token=${held.token}`, { body: { booking: body } })
  expect((await viaHttp({ status: 'scheduled', email: laima.email })).status).toBe(409)
  expect((await viaHttp({ status: 'verified' })).status).toBe(422)

  await widget.ask('verify_booking', { ...held, email: laima.email })
  expect((await viaHttp({ email: 'victim@visitor.example' })).status).toBe(422)
  const { verification_code: code } = await rowOf(world, held)
  expect((await widget.ask('verify_booking', { ...held, code })).type).toBe('booking_verified')
  expect((await viaHttp({ email: 'victim@visitor.example' })).status).toBe(422)
  const other = await widget.ask('schedule_booking', { ...held, ...laima, email: 'victim@visitor.example' })
  expect(other.data).toMatchObject({ code: 'invalid', field: 'email' })
  const booked = await widget.ask('schedule_booking', { ...held, ...laima, email: 'Laima@Visitor.example' })
  expect(attributesOf(booked)).toMatchObject({ status: 'scheduled' })
})

test('staff need no code for whom they book', async () => {
  const anna = await world.connect(await world.signIn('anna@rinda.example'), { secret: { key: 'the key' } })
  const booked = await anna.ask('schedule_booking', { ...slotAt('10:00'), ...visitor })
  expect(booked.type).toBe('booking_scheduled')
  expect(world.faults).toEqual([])
})
