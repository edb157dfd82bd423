import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bookingBody, type Call, call, codesOf, internalKey } from '../../testing/clients/http-calls.ts'
import { addPeople } from '../../testing/clients/people.ts'
import type { SignedInPerson, TestPortal } from '../../testing/clients/test-portal.ts'
import { sayFromElsewhere } from '../../testing/elsewhere.ts'
import { countRows } from '../../testing/invariants.ts'
import { attributesOf, idOf, morning, slotAt, visitor } from '../../testing/towns/bookings.ts'
import { startWorld, type World } from '../../testing/towns/world.ts'

/** Objects that come along with one booking. */

let world: World
let anna: SignedInPerson
let portal: TestPortal
let named: { id: string; token: string }

const all = 'include=location,service,specialist'
const everything = ['location 1', 'service 1', 'specialist 1']

beforeAll(async () => {
  world = await startWorld({ now: morning, environment: internalKey })
  anna = await world.signIn('anna@rinda.example')
  portal = await world.connect(anna)
  const made = await portal.ask('schedule_booking', {
    ...slotAt('10:00'),
    ...visitor,
    email: 'laima@visitor.example',
  })
  named = { id: idOf(made), token: attributesOf(made).token }
})
afterAll(() => world.close())

async function along(line: string, options: Call = {}): Promise<string[] | undefined> {
  const answer = await call(world, line, options)
  expect(answer.status).toBeLessThan(300)
  return answer.body.included?.map(({ type, id }) => `${type} ${id}`)
}

describe('include with one booking', () => {
  it.each(['', 'existing/'])('GET %s', async (path) => {
    for (const as of [anna, 'internal'] as const) {
      const line = `GET /api/bookings/${path}${named.id}`
      expect(await along(line, { as })).toBeUndefined()
      expect(await along(`${line}?include=service`, { as })).toEqual(['service 1'])
      expect(await along(`${line}?${all}`, { as })).toEqual(everything)
    }
  })

  it('in the answers of POST and PATCH', async () => {
    const body = bookingBody('11:00', { first_name: 'Ilze' })
    expect(await along(`POST /api/bookings?${all}`, { as: anna, body })).toEqual(everything)
    const renamed = { booking: { first_name: 'Anete' } }
    expect(await along(`PATCH /api/bookings/${named.id}?${all}`, { as: anna, body: renamed })).toEqual(
      everything,
    )
  })

  it('a name that is not offered is refused, and nothing is done', async () => {
    const counted = await countRows(world)
    for (const line of [
      `GET /api/bookings/${named.id}`,
      `GET /api/bookings/existing/${named.id}`,
      'POST /api/bookings',
      `PATCH /api/bookings/${named.id}`,
    ]) {
      const body = line.startsWith('GET') ? {} : { body: bookingBody('12:00', { first_name: 'Zane' }) }
      const answer = await call(world, `${line}?include=company`, { as: anna, ...body })
      expect([line, answer.status, ...codesOf(answer)]).toEqual([line, 422, 'invalid'])
      expect(answer.body.errors[0]?.source?.parameter).toBe('include')
    }
    expect(await countRows(world)).toEqual(counted)
  })

  it('where none still holds time, nothing comes along', async () => {
    expect(await along(`GET /api/bookings/existing/999999?${all}`, { as: anna })).toEqual([])
  })

  it('gives a visitor what the public sees, and nothing that is hidden', async () => {
    const line = `GET /api/bookings/${named.id}?token=${named.token}&${all}`
    const shown = await call(world, line)
    expect(shown.body.included.map(({ type }) => type)).toEqual(['location', 'service', 'specialist'])
    for (const hidden of ['bms_base_url', 'qms_base_url', 'bms_id'])
      expect(shown.body.included[0]?.attributes).not.toHaveProperty(hidden)

    const hide = (table: 'services' | 'locations', isVisible: boolean) =>
      world.db.updateTable(table).set({ is_visible: isVisible }).where('location_id', '=', 1).execute()
    await hide('services', false)
    await sayFromElsewhere(world, { type: 'company_changed', companyId: 1 })
    expect(await along(line)).toEqual(['location 1', 'specialist 1'])
    expect(await along(line.replace(/token=[^&]*&/, ''), { as: anna })).toEqual(everything)
    await hide('locations', false)
    await sayFromElsewhere(world, { type: 'company_changed', companyId: 1 })
    expect(await along(line)).toEqual([])
    await hide('services', true)
    await hide('locations', true)
  })

  it('tells of a specialist no service that is not shown to who asks', async () => {
    await addPeople(world, [{ email: 'desk1@rinda.example', role: 'COMPANY_USER', serviceIds: [1] }])
    const config = { specialists: [1, 2, 3] }
    const path = 'PATCH /api/portal/locations/1/services/2'
    const changed = await call(world, path, { as: anna, body: { service: { config, visible: false } } })
    expect(changed.status).toBe(200)
    const servedIn = async (query: string, as?: SignedInPerson) => {
      const answer = await call(
        world,
        `GET /api/bookings/${named.id}?${query}include=specialist`,
        as ? { as } : {},
      )
      return answer.body.included.map(({ attributes }) => attributes.service_ids)
    }
    expect(await servedIn('', anna)).toEqual([[1, 2]])
    expect(await servedIn('', await world.signIn('desk1@rinda.example'))).toEqual([[1]])
    expect(await servedIn(`token=${named.token}&`)).toEqual([[1]])
  })

  it('opens nobody another company’s booking', async () => {
    const nora = await world.signIn('admin@nails.example')
    const answer = await call(world, `GET /api/bookings/${named.id}?${all}`, { as: nora })
    expect([answer.status, answer.body.included]).toEqual([404, undefined])
  })
})
