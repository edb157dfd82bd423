import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { call, codesOf } from '../testing/clients/http-calls.ts'
import { connectVisitor } from '../testing/clients/test-visitor.ts'
import { morning } from '../testing/towns/bookings.ts'
import { newService } from '../testing/towns/set-up.ts'
import { startWorld, type World } from '../testing/towns/world.ts'

let world: World
const path = '/api/portal/locations/1/services/1'

beforeAll(async () => {
  world = await startWorld({ now: morning })
})
afterAll(async () => {
  expect(world.faults).toEqual([])
  await world.close()
})

const root = 'admin@rinda.example'
const anna = 'anna@rinda.example'
const patch = async (by: string, config: object) =>
  call(world, `PATCH ${path}`, { as: await world.signIn(by), body: { service: { config } } })

describe('prices and booking periods', () => {
  test('are set by the platform’s admin alone, and are on the wire', async () => {
    const input = { price: 12.5, booking_period_min: 1, booking_portal_period_max: 60 }
    expect((await patch(root, input)).body.data.attributes.config).toMatchObject(input)
    const seen = await call(world, 'GET /api/locations/1?include=services')
    const service = seen.body.included.find((one) => one.type === 'service' && one.id === '1')
    expect(service?.attributes.config).toMatchObject({ price: 12.5 })
    for (const [name, value] of [
      ['price', 13],
      ['price', null],
      ['booking_period_min', 2],
      ['booking_period_max', 3],
      ['booking_portal_period_max', null],
    ] as const) {
      const answer = await patch(anna, { [name]: value })
      expect([answer.status, ...codesOf(answer)]).toEqual([403, 'forbidden'])
      expect(answer.body.errors[0]?.source).toEqual({ pointer: `/service/config/${name}` })
    }
  })

  test('stay as they are where an admin of the company changes the rest and sends them back', async () => {
    const as = await world.signIn(anna)
    const shown = await call(world, 'GET /api/locations/1?include=services', { as })
    const service = shown.body.included.find((one) => one.type === 'service' && one.id === '1')
    const config = service?.attributes.config as object
    const answer = await patch(anna, { ...config, specialists: [3, 1], booking_period_max: null })
    expect(answer.body.data.attributes.config).toMatchObject({ price: 12.5, specialists: [3, 1] })
  })

  test('of a new service neither', async () => {
    const line = 'POST /api/portal/locations/1/services'
    const service = { ...newService, config: { price: 3 } }
    const refused = await call(world, line, { as: await world.signIn(anna), body: { service } })
    expect([refused.status, refused.body.errors[0]?.source?.pointer]).toEqual([403, '/service/config/price'])
    const made = await call(world, line, { as: await world.signIn(root), body: { service } })
    expect(made.status).toBe(201)
  })

  test('a period does not begin after its end; what was requested for is named', async () => {
    await patch(root, { booking_period_min: 5, booking_period_max: 9 })
    for (const [input, name] of [
      [{ booking_period_min: 10 }, 'booking_period_min'],
      [{ booking_period_max: 4 }, 'booking_period_max'],
      [{ booking_portal_period_min: 9, booking_portal_period_max: 8 }, 'booking_portal_period_min'],
    ] as const) {
      const answer = await patch(root, input)
      expect([answer.status, answer.body.errors[0]?.source?.pointer]).toEqual([
        422,
        `/service/config/${name}`,
      ])
      expect(answer.body.errors[0]?.meta?.info.en).toContain('smallest number of days')
    }
    const unset = { booking_period_min: null, booking_period_max: null, booking_portal_period_max: null }
    expect((await patch(root, unset)).status).toBe(200)
  })

  test('narrow what is offered: to visitors by theirs, to staff by the portal’s', async () => {
    await patch(root, {
      ...{ booking_period_min: 3, booking_period_max: 4 },
      ...{ booking_portal_period_min: 1, booking_portal_period_max: 2 },
    })
    const ask = { locationId: 1, serviceId: 1, date: '2026-12-01', days: 7 }
    const days = (data: unknown) => [...new Set((data as { date: string }[]).map(({ date }) => date))]
    const portal = await world.connect(await world.signIn(anna))
    const staff = days((await portal.ask('get_slots', ask)).data.data)
    const visitor = await connectVisitor(world.url, 'widget')
    const visitors = days((await visitor.ask('get_slots', ask)).data.data)
    visitor.socket.disconnect()
    expect([staff, visitors]).toEqual([
      ['2026-12-02', '2026-12-03'],
      ['2026-12-04', '2026-12-05'],
    ])
  })
})
