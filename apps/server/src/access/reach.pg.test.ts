import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accessTable } from '../testing/access-document.ts'
import { actionFrame, type CableLine, subscribed } from '../testing/clients/cable-line.ts'
import type { Conversation, Message } from '../testing/clients/conversation.ts'
import { type Call, call } from '../testing/clients/http-calls.ts'
import { addPeople } from '../testing/clients/people.ts'
import {
  type SampleMaker,
  type SamplePlace,
  sampleMaker,
  sampleRequests,
} from '../testing/clients/sample-requests.ts'
import type { SignedInPerson } from '../testing/clients/test-portal.ts'
import { countRows } from '../testing/invariants.ts'
import { codeOf, morning, rowOf } from '../testing/towns/bookings.ts'
import { branches, openBranches } from '../testing/towns/branches.ts'
import { startWorld, type World } from '../testing/towns/world.ts'

/** The table of docs/ACCESS.md that says whose locations are within reach: what is not, is nowhere to be found. */

const places: SamplePlace[] = [
  { companyId: 1, locationId: 1, serviceId: 1, specialistIds: [2, 3] },
  { companyId: 1, locationId: 2, serviceId: 4, specialistIds: [1] },
  ...branches.map((branch) => ({ ...branch, specialistIds: [] })),
]
type Named = { qtid: string; token: string }
type Place = { place: SamplePlace; make: SampleMaker; booked: Named; id: string }
type Person = { signedIn: SignedInPerson; portal: Conversation; line: CableLine }

let world: World
const known = new Map<string, Place>()
const persons = new Map<string, Person>()

beforeAll(async () => {
  world = await startWorld({ now: morning })
  await openBranches(world)
  await addPeople(world, [
    { email: 'north@nails.example', role: 'COMPANY_USER', companyId: 40 },
    { email: 'eva@nails.example', role: 'COMPANY_USER', companyId: 40 },
    { email: 'user@agency.example', role: 'COMPANY_USER', companyId: 32 },
    { email: 'admin@agency.example', role: 'COMPANY_ADMIN', companyId: 32 },
  ])
  const root = await world.signIn('admin@rinda.example')
  for (const place of places) {
    const owner = await world.connect(root, { companyId: place.companyId })
    const make = sampleMaker(world, owner, place)
    const booked = await make.booked()
    const id = String((await rowOf(world, booked)).booking_id)
    known.set(`location ${place.locationId}`, { place, make, booked, id })
  }
})
afterAll(async () => {
  for (const { line } of persons.values()) line.socket.terminate()
  expect(world.faults).toEqual([])
  await world.close()
})

async function personOf(email: string): Promise<Person> {
  const before = persons.get(email)
  if (before) return before
  const signedIn = await world.signIn(email)
  const line = await subscribed(world.url, signedIn.cookie)
  const person = { signedIn, portal: await world.connect(signedIn), line }
  persons.set(email, person)
  return person
}

let traces = 0
/** All bookings that the cable gives a person who asks for everything; changes are told from then on. */
async function listedOn(line: CableLine): Promise<unknown> {
  const trace = `list ${++traces}`
  line.send(actionFrame({ action: 'get_bookings', date: '2026-12-02', days: 28, trace }))
  return (await line.hears((frame) => frame.message?.trace === trace)).message
}

const says = (told: unknown, text: string) => JSON.stringify(told).includes(text)

/** Lists where a booking that was made there turns up, of all the places where a person looks. */
async function placesWhereFound(
  { signedIn: as, portal, line }: Person,
  { place, make, booked, id }: Place,
): Promise<string[]> {
  const { locationId } = place
  await listedOn(line)
  const [framesBefore, heardBefore] = [line.frames.length, portal.heard.length]
  const held = await make.held()
  const everything = { date: '2026-12-02', days: 28 }
  const found = {
    'GET one': (await call(world, `GET /api/bookings/${id}`, { as })).status === 200,
    'GET all': says(await get('GET /api/bookings?page[size]=10000', as), booked.qtid),
    'GET by location': says(await get(`GET /api/bookings?location_id=${locationId}`, as), booked.qtid),
    'GET existing': says(await get(`GET /api/bookings/existing/${booked.qtid}`, as), booked.qtid),
    'GET by day': says(await get('GET /api/bookings/date/2026-12-01/2026-12-31', as), booked.qtid),
    'GET by phone': says(await get('GET /api/bookings/phone/371/20000001', as), booked.qtid),
    'GET locations': says(
      await get('GET /api/portal/locations', as),
      `"id":"${locationId}","type":"location"`,
    ),
    'get_bookings there': says(await portal.ask('get_bookings', { locationId, ...everything }), booked.qtid),
    'get_bookings everywhere': says(await portal.ask('get_bookings', everything), booked.qtid),
    get_changes: says(await portal.ask('get_changes', { since: 0 }), booked.qtid),
    'a change on the socket': says(portal.heard.slice(heardBefore), held.qtid),
    'the cable': says(await listedOn(line), booked.qtid),
    'a change on the cable': says(line.frames.slice(framesBefore), held.qtid),
  }
  everywhere = Object.keys(found)
  return everywhere.filter((where) => found[where as keyof typeof found])
}
let everywhere: string[] = []

async function get(line: string, as: SignedInPerson): Promise<unknown> {
  return (await call(world, line, { as })).body
}

/**
 * Gathers the answers to a person who may not know of a place, when they name it or what is there, in every
 * way.
 */
async function toldOf(person: Person, { place, make, booked }: Place): Promise<Set<unknown>> {
  const { locationId, serviceId } = place
  const told = new Set<unknown>()
  for (const [type, sample] of Object.entries(sampleRequests)) {
    const data = await (sample as (make: SampleMaker) => Promise<object>)(make)
    const counted = await countRows(world)
    const reply: Message = await person.portal.ask(type, data)
    // What names no place is answered, about other places.
    const isOfAll = !('qtid' in data || 'locationId' in data) && !says(reply, booked.qtid)
    told.add(codeOf(reply) ?? (isOfAll ? 'not_found' : `${type} was answered`))
    expect(await countRows(world)).toEqual(counted)
  }
  const { date, time } = make.slot()
  const slot = { location_id: locationId, service_id: serviceId, date, time }
  const inputs: [string, Call['body']?][] = [
    [`PATCH /api/bookings/${booked.qtid}`, { booking: { first_name: 'Another' } }],
    [`PATCH /api/bookings/${booked.qtid}`, { booking: { status: 'canceled', token: booked.token } }],
    ['POST /api/bookings', { booking: slot }],
    [`GET /api/locations/${locationId}`],
    [`PATCH /api/portal/locations/${locationId}`, { location: { phone: '1' } }],
    [`POST /api/portal/locations/${locationId}/services`, { service: { name_lv: 'x' } }],
    [`PATCH /api/portal/locations/${locationId}/services/${serviceId}`, { service: { name_lv: 'x' } }],
  ]
  for (const [line, body] of inputs) {
    const answer = await call(world, line, { as: person.signedIn, ...(body ? { body } : {}) })
    told.add(answer.body.errors?.[0]?.code ?? `${line} was answered`)
  }
  return told
}

describe.each(accessTable('reach'))('reach: $asked', ({ asked, cells }) => {
  test.each(cells)('of %s: %s', async (column, outcome) => {
    const place = known.get(asked)
    if (!place) throw new Error(`no place ${asked}`)
    const person = await personOf(column)
    const found = await placesWhereFound(person, place)
    if (outcome === 'yes') {
      expect(found).toEqual(everywhere)
    } else {
      expect(found).toEqual([])
      expect([...(await toldOf(person, place))]).toEqual(['not_found'])
    }
  })
})
