import { afterAll, beforeAll, expect, test } from 'vitest'
import { call } from '../testing/clients/http-calls.ts'
import type { SignedInPerson } from '../testing/clients/test-portal.ts'
import { startWorld, type World } from '../testing/towns/world.ts'

/** A company that is made from nothing, and what is said of it on the way. */

let world: World
let root: SignedInPerson
beforeAll(async () => {
  world = await startWorld()
  root = await world.signIn('admin@rinda.example')
})
afterAll(async () => {
  expect(world.faults).toEqual([])
  await world.close()
})

type Shown = { ready: boolean; done: string[]; missing: { lack: string; blocking: boolean }[] }
async function shown(companyId: string, as = root): Promise<Shown> {
  const { body } = await call(world, `GET /api/portal/companies/${companyId}/readiness`, { as })
  return body.data.attributes as unknown as Shown
}
const blocking = async (companyId: string) =>
  (await shown(companyId)).missing.filter((one) => one.blocking).map(({ lack }) => lack)
const inThree = (field: string, text: string) =>
  Object.fromEntries(['lv', 'en', 'ru'].map((language) => [`${field}_${language}`, text]))

async function make(route: string, body: object): Promise<string> {
  const made = await call(world, route, { as: root, body })
  expect(made.status).toBeLessThan(300)
  return made.body.data.id
}

test('each thing that is made takes what was missing off the list, until a visitor can book', async () => {
  const company = await make('POST /api/platform/companies', { company: { name: 'Solis' } })
  expect(await blocking(company)).toEqual(['no_location'])
  expect((await shown(company)).done).toEqual(['company'])

  const location = await make('POST /api/portal/locations', {
    location: {
      ...{ ...inThree('name', 'Solis'), ...inThree('address', 'Iela 1'), company_id: Number(company) },
      ...{ active: true, visible: true, bms_active: true, qms_active: false },
    },
  })
  expect(await blocking(company)).toEqual(['no_service', 'no_hours'])

  const service = await make(`POST /api/portal/locations/${location}/services`, {
    service: { ...inThree('name', 'Masāža'), bms_id: 'MASSAGE', duration: 30, visible: true, active: true },
  })
  expect(await blocking(company)).toEqual(['no_hours'])

  const hours = { open_monday_from: '09:00', open_monday_till: '17:00' }
  await make(`PATCH /api/portal/locations/${location}`, { location: hours })
  expect(await blocking(company)).toEqual([])
  expect((await shown(company)).ready).toBe(true)

  const away = { name: 'Ilze', active: false, company_id: Number(company), service_ids: [Number(service)] }
  const specialist = await make('POST /api/portal/specialists', { specialist: away })
  expect(await blocking(company)).toEqual(['nobody_serves'])
  await make(`PATCH /api/portal/specialists/${specialist}`, {
    specialist: { active: true, working_hours: { tuesday: [{ from: '09:00', till: '12:00' }] } },
  })
  expect(await blocking(company)).toEqual(['no_times'])
  await make(`PATCH /api/portal/specialists/${specialist}`, { specialist: { working_hours: null } })
  expect((await shown(company)).ready).toBe(true)
})

test('domain and admins may wait, and are not said once they are there', async () => {
  const company = await make('POST /api/platform/companies', { company: { name: 'Later' } })
  const waits = async () =>
    (await shown(company)).missing.filter((one) => !one.blocking).map(({ lack }) => lack)
  expect(await waits()).toEqual(['no_domain', 'no_admin', 'company_hidden', 'usual_rules'])
  const domain = { domain: 'later.example', company_id: Number(company) }
  await make('POST /api/platform/domains', { domain })
  await make('POST /api/portal/portal_users', {
    portal_user: { email: 'boss@later.example', role: 'COMPANY_ADMIN', company_id: Number(company) },
  })
  await make(`PATCH /api/platform/companies/${company}`, {
    company: { visible: true, profile: { booking: { visitorApproval: true } } },
  })
  expect(await waits()).toEqual([])
  expect((await shown(company)).done).toEqual(['company', 'people', 'rules'])
})

test('an admin sees their own company, and not that there is another', async () => {
  const anna = await world.signIn('anna@rinda.example')
  expect((await shown('1', anna)).ready).toBe(true)
  const other = await call(world, 'GET /api/portal/companies/40/readiness', { as: anna })
  const none = await call(world, 'GET /api/portal/companies/999999/readiness', { as: anna })
  expect([other.status, none.status]).toEqual([404, 404])
})
