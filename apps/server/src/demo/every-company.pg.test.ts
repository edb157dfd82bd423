import { formFieldsAt, optionIdPlaces } from '@rinda/domain/company/form'
import { type CompanyProfile, type FormField, formFieldPlaces } from '@rinda/domain/company/profile'
import { addDays, localDateOf } from '@rinda/domain/time/zone'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { call } from '../testing/clients/http-calls.ts'
import type { TestPortal } from '../testing/clients/test-portal.ts'
import { testDatabase } from '../testing/servers/test-database.ts'
import { attributesOf, codeOf } from '../testing/towns/bookings.ts'
import { startWorld, type World } from '../testing/towns/world.ts'
import { loadDemo } from './load-demo.ts'

const now = new Date('2026-11-20T07:22:00Z')
type Place = { locationId: number; serviceId: number }
type Slot = { date: string; time: string; available: number }

let world: World
let portal: TestPortal
let profiles: ReadonlyMap<string, CompanyProfile>
let places: readonly (Place & { companyId: string })[]

beforeAll(async () => {
  const database = await testDatabase()
  await loadDemo(database.db, { now })
  world = await startWorld({ database, now })
  const admin = await world.signIn('admin@rinda.example')
  portal = await world.connect(admin)
  const line = 'GET /api/portal/locations?include=services,company'
  const { included } = (await call(world, line, { as: admin })).body
  const isA = (type: string) => (one: { type: string }) => one.type === type
  const companies = included.filter(isA('company'))
  profiles = new Map(companies.map((one) => [one.id, one.attributes.profile as CompanyProfile]))
  const bookable = included
    .filter(isA('service'))
    .filter(({ attributes }) => attributes.bms_active && attributes.active)
  // One service of each location; all where the form is another for each.
  const locations = new Set<unknown>()
  const isTried = ({
    attributes: { company_id: company, location_id: location },
  }: (typeof bookable)[number]) =>
    profiles.get(String(company))?.booking.fieldsAt.some(({ serviceId }) => serviceId !== undefined) ||
    locations.size < locations.add(location).size
  places = bookable.filter(isTried).map(({ id, attributes }) => ({
    companyId: String(attributes.company_id),
    locationId: Number(attributes.location_id),
    serviceId: Number(id),
  }))
})
afterAll(() => world.close())

/** A booking with just what a form requires, as the portal sends it. */
function filled(fields: readonly FormField[]): Record<string, unknown> {
  const input: Record<string, Record<string, string> | string> = {}
  const put = (path: string, value: string) => {
    const [first = '', second] = path
      .replace(/_(\w)/, (all, letter) => (path.startsWith('fields.') ? all : letter.toUpperCase()))
      .split('.')
    if (second === undefined) input[first] = value
    else input[first] = { ...(input[first] as Record<string, string> | undefined), [second]: value }
  }
  for (const field of fields.filter(({ required }) => required)) {
    const option = field.options?.[0]
    const idPlace = optionIdPlaces[field.key]
    put(formFieldPlaces[field.key], field.key === 'phone_number' ? '29123456' : (option?.lv ?? 'Laima'))
    if (option && idPlace) put(idPlace, option.id)
  }
  return { ...input, phoneCountryCode: '371' }
}

async function freeSlot({ locationId, serviceId }: Place): Promise<Slot | undefined> {
  const today = localDateOf(Math.floor(now.getTime() / 60_000), 'Europe/Riga')
  for (const ahead of [1, 8, 15]) {
    const asked = { locationId, serviceId, date: addDays(today, ahead), days: 7 }
    const { data } = (await portal.ask('get_slots', asked)).data as { data: Slot[] }
    const free = data.find(({ available }) => available > 0)
    if (free) return free
  }
  return undefined
}

test('whatever a company asks of a booking, the platform’s admin meets it there: form, lengths, blocks and comments', async () => {
  const booked = new Set<string>()
  for (const { companyId, ...place } of places) {
    const profile = profiles.get(companyId)
    const slot = await freeSlot(place)
    if (!profile || !slot) continue
    const fields = formFieldsAt(profile, place.locationId, place.serviceId)
    const { date, time } = slot
    const asked = { ...place, date, time, ...filled(fields) }
    const reply = await portal.ask('schedule_booking', asked)
    expect([place, codeOf(reply), reply.data.field]).toEqual([place, undefined, undefined])
    booked.add(companyId)

    const { cancelCommentRequired, blockDurations, createDurations } = profile.booking
    const { qtid, token } = attributesOf(reply)
    const notes = cancelCommentRequired ? { notes: 'Laima' } : {}
    expect(codeOf(await portal.ask('cancel_booking', { qtid, token, ...notes }))).toBeUndefined()
    const lengths = [...blockDurations, ...createDurations]
    const blocks = lengths.map((duration) => portal.ask('preview_block', { ...place, date, time, duration }))
    expect((await Promise.all(blocks)).map(codeOf)).toEqual(lengths.map(() => undefined))
  }
  expect([...booked].sort()).toEqual([...profiles.keys()].sort())
})
