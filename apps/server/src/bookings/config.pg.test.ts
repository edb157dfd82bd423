import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bookingBody, call, internalKey } from '../testing/clients/http-calls.ts'
import type { SignedInPerson, TestPortal } from '../testing/clients/test-portal.ts'
import { about, attributesOf, book, morning, rowOf, slotAt } from '../testing/towns/bookings.ts'
import { startWorld, type World } from '../testing/towns/world.ts'

/** Config that programs keep with a booking, and the ways by which it comes to them. */

let world: World
let anna: SignedInPerson
let portal: TestPortal

beforeAll(async () => {
  world = await startWorld({ now: morning, environment: internalKey })
  anna = await world.signIn('anna@rinda.example')
  portal = await world.connect(anna)
})
afterAll(() => world.close())

const post = (time: string, more: object, as: SignedInPerson | 'internal' = 'internal') =>
  call(world, 'POST /api/bookings', { as, body: bookingBody(time, { first_name: 'Laima', ...more }) })

describe('the config of a booking', () => {
  it.each(['locked', 'scheduled'])('is taken by a POST that is %s, and given back', async (status) => {
    const config = { color: 'blue', rooms: [1, 2], vip: true, _from: { page: { id: 7, tags: ['a'] } } }
    const phone = { last_name: 'K', phone_number: '20000001', phone_country_code: '371' }
    const made = await post(status === 'locked' ? '08:00' : '08:30', { status, config, ...phone })
    expect([made.status, made.body.data.attributes.config]).toEqual([201, config])
    const read = await call(world, `GET /api/bookings/${made.body.data.id}`, { as: anna })
    expect(read.body.data.attributes.config).toEqual(config)
  })

  it('is changed by a PATCH key by key, which is told and remembered', async () => {
    const made = await post('09:00', { config: { a: 1, b: 'x' } })
    const { id } = made.body.data
    const body = { booking: { config: { b: 'y', c: null } } }
    const changed = await call(world, `PATCH /api/bookings/${id}`, { as: anna, body })
    expect(changed.body.data.attributes.config).toEqual({ a: 1, b: 'y', c: null })
    const log = changed.body.data.attributes.log as object[]
    expect(log.at(-1)).toMatchObject({ act: 'change' })
    await portal.hears(
      (message) =>
        message.type === 'booking_locked' &&
        (attributesOf(message).config as Record<string, unknown>).b === 'y',
    )
  })

  it('comes along when a hold is scheduled', async () => {
    const made = await post('09:30', { config: { a: 1 } })
    const phone = { last_name: 'K', phone_number: '20000001', phone_country_code: '371' }
    const body = { booking: { status: 'scheduled', config: { b: 2 }, ...phone } }
    const answer = await call(world, `PATCH /api/bookings/${made.body.data.id}`, { as: 'internal', body })
    expect(answer.body.data.attributes).toMatchObject({ status: 'scheduled', config: { a: 1, b: 2 } })
  })

  it('puts no booking into a series, and takes none out of it', async () => {
    const made = await post('10:00', { config: { series: 'mine', a: 1 } })
    expect(made.body.data.attributes.config).toEqual({ a: 1 })
    const reply = await portal.ask('schedule_series', {
      ...slotAt('10:30'),
      ...{ firstName: 'Laima', lastName: 'K', phoneNumber: '20000001' },
      repeat: { weekdays: [1, 2, 3, 4, 5, 6, 7], until: '2026-12-10' },
    })
    const [first] = reply.data.data as { id: string; attributes: { config: { series: string } } }[]
    const { series } = first?.attributes.config ?? {}
    expect(series).toBeTruthy()
    const body = { booking: { config: { series: null, a: 1 } } }
    const changed = await call(world, `PATCH /api/bookings/${first?.id}`, { as: anna, body })
    expect(changed.body.data.attributes.config).toEqual({ series, a: 1 })
  })

  it.each([
    ['a text', 'x'],
    ['a list', []],
    ['null', null],
    ['names that are none', { '': 1 }],
    ['objects in objects in objects', { a: { b: { c: { d: { e: 1 } } } } }],
    ['what no database keeps', { a: '\u0000' }],
    ['too much', { a: Array.from({ length: 1000 }, () => 'x'.repeat(100)) }],
  ])('%s is refused', async (_, config) => {
    const answer = await post('11:00', { config })
    expect(answer.status).toBe(422)
    expect(answer.body.errors[0]?.source?.pointer).toMatch(/^\/booking\/config/)
  })

  it('of more levels than can be counted is refused as any other', async () => {
    const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`
    const body = JSON.stringify(bookingBody('11:00', { config: { a: 'deep' } })).replace('"deep"', deep)
    const answer = await call(world, 'POST /api/bookings', { as: 'internal', body })
    expect([answer.status, answer.body.errors[0]?.code]).toEqual([422, 'invalid'])
  })

  it('is not a visitor’s to change', async () => {
    const named = await book(portal, slotAt('11:30'), { email: 'laima@visitor.example' })
    const body = { booking: { config: { a: 1 }, first_name: 'Ilze' } }
    const answer = await call(world, `PATCH /api/bookings/${named.qtid}?token=${named.token}`, { body })
    expect(answer.body.data.attributes).toMatchObject({ first_name: 'Ilze', config: {} })
    await portal.hears(about('booking_scheduled', named))
    expect((await rowOf(world, named)).config).toEqual({})
  })
})

describe('through what a booking came in', () => {
  it.each([
    ['app', 'app'],
    ['APP', 'app'],
    ['portal', 'portal'],
    ['widget', 'widget'],
    ['kiosk', 'widget'],
    [5, 'widget'],
    [null, 'portal'],
    [undefined, 'portal'],
  ])('%s of a program is %s', async (sent, kept) => {
    const answer = await post('12:00', { client_type: sent })
    expect([answer.status, answer.body.data.attributes.client_type]).toEqual([201, kept])
    const body = { booking: { status: 'unlocked', client_type: 'app' } }
    const freed = await call(world, `PATCH /api/bookings/${answer.body.data.id}`, { as: 'internal', body })
    expect(freed.body.data.attributes).toMatchObject({ status: 'unlocked', client_type: kept })
  })

  it('the portal’s own are always the portal’s', async () => {
    const answer = await post('13:00', { client_type: 'app' }, anna)
    expect([answer.status, answer.body.data.attributes.client_type]).toEqual([201, 'portal'])
  })
})
