import Jsona from 'jsona'
import Kitsu from 'kitsu'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { bookingBody, call, customer, internalHeaders, internalKey } from '../testing/clients/http-calls.ts'
import type { SignedInPerson } from '../testing/clients/test-portal.ts'
import { morning } from '../testing/towns/bookings.ts'
import { newLocation, newService } from '../testing/towns/set-up.ts'
import { startWorld, type World } from '../testing/towns/world.ts'

type Read = { id: string; type: string; [name: string]: unknown }
type Answer = { data: Read; status: number }

let world: World
let anna: SignedInPerson

beforeAll(async () => {
  world = await startWorld({ now: morning, environment: internalKey })
  anna = await world.signIn('anna@rinda.example')
})
afterAll(async () => {
  expect(world.faults).toEqual([])
  await world.close()
})

describe('jsona', () => {
  const jsona = new Jsona()
  const read = async (path: string) =>
    jsona.deserialize((await call(world, `GET ${path}`, { as: anna })).text)

  test('reads lists with what they carry along', async () => {
    const [first] = (await read('/api/portal/locations?include=services,company,specialists')) as Read[]
    expect(first).toMatchObject({
      id: '1',
      type: 'location',
      name_lv: 'Brīvības iela 49',
      company: { name: 'Company 1' },
      services: [{ name: 'Consultation', specialists: [{ name: 'Specialist 1' }, {}, {}] }, {}, {}],
    })
  })

  test('what it read, changed and wrote is what is there', async () => {
    const service = ((await read('/api/locations/1?include=services')) as { services: Read[] }).services[0]
    const stuff = { ...service, id: '1', type: 'service', name_ru: 'Совет', capacity: 2 }
    const body = jsona.serialize({ stuff })
    const answer = await call(world, 'PATCH /api/portal/locations/1/services/1', { as: anna, body })
    expect(answer.status).toBe(200)
    expect(jsona.deserialize(answer.text)).toMatchObject({
      id: '1',
      name_ru: 'Совет',
      capacity: 2,
      duration: 30,
    })
  })

  test('books', async () => {
    const stuff = { type: 'booking', ...bookingBody('12:00', { ...customer, status: 'scheduled' }).booking }
    const answer = await call(world, 'POST /api/bookings', { as: anna, body: jsona.serialize({ stuff }) })
    expect(answer.status).toBe(201)
    const path = `/api/bookings/${answer.body.data.id}`
    expect(await read(path)).toMatchObject({ type: 'APPOINTMENT', first_name: 'Laima', status: 'scheduled' })
  })
})

describe('kitsu', () => {
  let api: Kitsu
  beforeEach(() => {
    const settings = { pluralize: false, resourceCase: 'none', camelCaseTypes: false }
    api = new Kitsu({ ...settings, baseURL: `${world.url}/api`, headers: { cookie: anna.cookie } })
  })

  test('reads', async () => {
    const list = (await api.get('portal/locations', { params: { include: 'services' } })) as { data: Read[] }
    expect(list.data[0]).toMatchObject({ id: '1', services: { data: [{ name: 'Consultation' }, {}, {}] } })
    const inside = new Kitsu({ pluralize: false, baseURL: `${world.url}/api`, headers: internalHeaders })
    expect((await inside.get('locations')) as { data: Read[] }).toMatchObject({ data: { length: 3 } })
  })

  test('makes and changes a location, a service and a visitor', async () => {
    const made = (await api.post('portal/locations', { type: 'location', ...newLocation })) as Answer
    expect(made.data).toMatchObject({ type: 'location', ...newLocation })
    const path = `portal/locations/${made.data.id}/services`
    const service = (await api.post(path, { type: 'service', ...newService })) as Answer
    const input = { id: service.data.id, type: 'service', capacity: 5 }
    expect(((await api.patch(path, input)) as Answer).data).toMatchObject({ ...newService, capacity: 5 })
    const user = (await api.post('users', { type: 'user', email: 'a@b.example' })) as Answer
    const named = (await api.patch('users', { id: user.data.id, type: 'user', first_name: 'Anna' })) as Answer
    expect(named.data).toMatchObject({ email: 'a@b.example', first_name: 'Anna' })
  })

  test('is told where in its document a fault is', async () => {
    const input = {
      id: '1',
      type: 'location',
      email: 'nonsense',
      open_monday_from: '20:00',
      open_monday_till: '10:00',
    }
    const refused = await api.patch('portal/locations', input).then(
      () => undefined,
      (error: { errors: { source: { pointer: string } }[] }) => error,
    )
    expect(refused?.errors.map(({ source }) => source.pointer)).toEqual([
      '/data/attributes/email',
      '/data/attributes/open_monday_from',
    ])
  })
})
