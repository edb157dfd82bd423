import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Conversation, Message } from '../../testing/clients/conversation.ts'
import { call } from '../../testing/clients/http-calls.ts'
import { addPeople } from '../../testing/clients/people.ts'
import {
  aboutTicket as about,
  type QueueWorld,
  startQueueWorld,
  ticketIn,
} from '../../testing/clients/test-queue.ts'
import { sayFromElsewhere } from '../../testing/elsewhere.ts'

let world: QueueWorld
let agent: Conversation
let colleague: Conversation
let phone: Conversation
let display: Conversation
let elsewhere: Conversation

beforeAll(async () => {
  world = await startQueueWorld()
  agent = await world.enter('agent', { person: await world.signIn('anna@rinda.example') })
  colleague = await world.enter('agent', { person: await world.signIn('user@rinda.example') })
  phone = await world.enter('app')
  display = await world.enter('widget', { locationId: 1 })
  elsewhere = await world.enter('widget', { companyId: 40 })
})
afterAll(async () => {
  await world.close()
  expect(world.faults).toEqual([])
})

test('a ticket is given, called, called again and finished, and each side is told what it may know', async () => {
  const given = ticketIn(await phone.ask('request_ticket', { serviceId: 3, language: 'en' }))
  expect(given).toMatchObject({ label: 'C 001', status: 'WAITING', service_id: 3, tickets_to_wait: 0 })
  expect(given.token).toMatch(/.{20}/)
  for (const one of [agent, colleague, display]) {
    const told = ticketIn(await one.hears(about(given.id, 'WAITING')))
    expect(told.token).toBeUndefined()
  }
  expect((await agent.hears(about(given.id, 'WAITING'))).seq).toEqual(expect.any(Number))

  const called = ticketIn(await agent.ask('call_next', { locationId: 1, counter: 4 }))
  expect(called).toMatchObject({ id: given.id, status: 'CALLED', turn: 'CALLED', counter: 4, note: '' })
  expect(called.token).toBeUndefined()
  const mine = ticketIn(await phone.hears(about(given.id, 'CALLED')))
  expect(mine).toMatchObject({ counter: 4, language: 'en' })
  expect(mine).not.toHaveProperty('note')
  const shown = ticketIn(await display.hears(about(given.id, 'CALLED')))
  expect(shown).toMatchObject({ label: 'C 001', counter: 4, language: '', booking_id: null })
  expect(shown).not.toHaveProperty('note')
  const counter = await colleague.hears(({ type }) => type === 'counter')
  expect(counter.data).toMatchObject({ counter: 4, open: true, data: { type: 'counter' } })

  expect(ticketIn(await agent.ask('recall', { id: given.id })).status).toBe('CALLED')
  expect(ticketIn(await agent.ask('finish', { id: given.id })).status).toBe('DONE')
  ticketIn(await phone.hears(about(given.id, 'DONE')))
  expect(agent.heard.filter(({ type }) => type === 'ticket')).toHaveLength(1)
  expect(agent.heard.filter(({ type }) => type === 'counter')).toEqual([])
  for (const { heard } of [phone, display]) expect(heard.map(({ type }) => type)).not.toContain('counter')
  expect(elsewhere.heard.map(({ type }) => type)).not.toContain('ticket')
})

test('who calls when nobody waits is told so, and the same request has the same answer later', async () => {
  const first = await agent.ask('call_next', { locationId: 1, counter: 4 }, 'nobody')
  expect(first).toMatchObject({ type: 'nothing_waiting', trace: 'nobody', data: {} })
  const { id, token } = ticketIn(await phone.ask('request_ticket', { serviceId: 3 }, 'one'))
  expect(ticketIn(await phone.ask('request_ticket', { serviceId: 3 }, 'one'))).toMatchObject({ id, token })
  expect(await agent.ask('call_next', { locationId: 1, counter: 4 }, 'nobody')).toEqual(first)
  const called = await agent.ask('call_next', { locationId: 1, counter: 4 }, 'somebody')
  expect(ticketIn(called).id).toBe(id)
  expect(await agent.ask('call_next', { locationId: 1, counter: 4 }, 'somebody')).toEqual(called)
  ticketIn(await agent.ask('no_show', { id }))
  expect(ticketIn(await phone.hears(about(id, 'FAILED'))).failed_code).toBe('no_show')
  expect((await agent.ask('finish', { id })).data).toMatchObject({ code: 'wrong_state' })
})

test('a visitor takes their own ticket out of the line, and nobody else does', async () => {
  const { id, token } = ticketIn(await phone.ask('request_ticket', { serviceId: 3 }))
  expect((await display.ask('cancel_ticket', { id, token: 'x' })).data).toMatchObject({ code: 'not_found' })
  expect((await display.ask('cancel_ticket', { id })).data).toMatchObject({ code: 'not_found' })
  const canceled = ticketIn(await phone.ask('cancel_ticket', { id, token }))
  expect(canceled.status).toBe('CANCELED')
  ticketIn(await agent.hears(about(id, 'CANCELED')))
})

test('a ticket that is not given is answered as one that failed', async () => {
  const failed = ticketIn(await phone.ask('request_ticket', { serviceId: 999 }))
  expect(failed).toMatchObject({ status: 'FAILED', failed_code: 'unknown_service' })
})

test('the line is listed as each may see it', async () => {
  const first = ticketIn(await phone.ask('request_ticket', { serviceId: 3, people: 2 }))
  const second = ticketIn(await phone.ask('request_ticket', { serviceId: 1 }))
  const idsOf = (message: Message) =>
    (message.data.data as { data: { id: string }[] }).data.map(({ id }) => id)
  const listed = await agent.ask('get_tickets', { locationId: 1 })
  expect(listed).toMatchObject({ type: 'tickets', seq: expect.any(Number) })
  expect(idsOf(listed)).toEqual([first.id, second.id])
  const line = await agent.ask('get_line', { locationId: 1, counter: 9 })
  expect([line.type, idsOf(line)]).toEqual(['line', [first.id, second.id]])
  await agent.ask('set_counter', { locationId: 1, counter: 9, serviceIds: [1], open: true })
  expect(idsOf(await agent.ask('get_line', { locationId: 1, counter: 9 }))).toEqual([second.id])
  const counters = await agent.ask('get_counters', { locationId: 1 })
  expect(counters.data.data).toMatchObject([{ attributes: { counter: 4 } }, { attributes: { counter: 9 } }])
  const [mine, others] = [phone, display].map((one) => one.ask('get_tickets', { locationId: 1 }))
  expect((await mine)?.data.data).toMatchObject({ data: [{ attributes: { people: 2 } }, {}] })
  expect((await others)?.data.data).toMatchObject({ data: [{ attributes: { people: 1 } }, {}] })
  for (const { id } of [first, second]) await agent.ask('cancel_ticket', { id })
})

test('whoever works at the counter sets aside, takes up, sends on, puts back, and serves at once', async () => {
  const { id } = ticketIn(await phone.ask('request_ticket', { serviceId: 3 }))
  await agent.ask('call_next', { locationId: 1, counter: 4 })
  expect(ticketIn(await agent.ask('hold', { id }))).toMatchObject({ status: 'WAITING', held: true })
  expect((await agent.ask('call_next', { locationId: 1, counter: 4 })).type).toBe('nothing_waiting')
  expect(ticketIn(await agent.ask('resume', { id }))).toMatchObject({
    status: 'CALLED',
    held: false,
    counter: 4,
  })
  const note = 'Speaks slowly'
  const sent = ticketIn(await agent.ask('transfer', { id, serviceId: 1, note }))
  expect(sent).toMatchObject({ status: 'WAITING', service_id: 1, note })
  expect(
    ticketIn(
      await colleague.hears((message) => about(id, 'WAITING')(message) && ticketIn(message).service_id === 1),
    ).note,
  ).toBe(note)
  const moved = await phone.hears(
    (message) => about(id, 'WAITING')(message) && ticketIn(message).service_id === 1,
  )
  expect(JSON.stringify([moved, display.heard])).not.toContain(note)
  expect(ticketIn(await agent.ask('call_next', { locationId: 1, counter: 4 })).id).toBe(id)
  expect(ticketIn(await agent.ask('return_to_line', { id })).status).toBe('WAITING')
  await agent.ask('call_next', { locationId: 1, counter: 4 })
  expect(ticketIn(await agent.ask('add_services', { id, serviceIds: [2] })).next_service_ids).toEqual([2])
  const quick = { locationId: 1, counter: 'Desk', serviceId: 2, people: 3 }
  const served = ticketIn(await colleague.ask('serve_now', quick))
  expect(served).toMatchObject({ status: 'CALLED', counter: 'Desk', people: 3, origin: 'staff' })
  for (const one of [id, served.id]) await agent.ask('no_show', { id: one })
})

test('a visitor who is late lets others go first', async () => {
  const first = ticketIn(await phone.ask('request_ticket', { serviceId: 3 }))
  const others = await world.enter('widget')
  const second = ticketIn(await others.ask('request_ticket', { serviceId: 3 }))
  const back = ticketIn(await phone.ask('step_back', { id: first.id, token: first.token }))
  expect(back).toMatchObject({ status: 'WAITING', places_back: 3 })
  expect(ticketIn(await agent.ask('call_next', { locationId: 1, counter: 4 })).id).toBe(second.id)
  for (const { id } of [first, second]) await agent.ask('cancel_ticket', { id })
})

test('staff stop giving visitors tickets of a service, and give some themselves', async () => {
  const stop = { locationId: 1, serviceId: 3 }
  const stopped = await agent.ask('stop_tickets', { ...stop, stopped: true })
  expect(stopped).toMatchObject({ type: 'service_line', data: { service_id: 3, stopped: true, letter: 'C' } })
  const told = await colleague.hears(({ type }) => type === 'service_line')
  expect(told.data).toMatchObject({ stopped: true, data: { type: 'service_line', id: '3' } })
  const refused = ticketIn(await phone.ask('request_ticket', { serviceId: 3 }))
  expect(refused).toMatchObject({ status: 'FAILED', failed_code: 'paused' })
  const byStaff = ticketIn(await agent.ask('request_ticket', { serviceId: 3 }))
  expect(byStaff).toMatchObject({ status: 'WAITING', origin: 'staff' })
  const lines = await agent.ask('get_service_lines', { locationId: 1 })
  expect(lines.data.data).toMatchObject([
    { id: '1' },
    { id: '2' },
    { id: '3', attributes: { stopped: true } },
  ])
  expect((await phone.ask('stop_tickets', { ...stop, stopped: false })).type).toBe('STOP_TICKETS_FAILED')
  await agent.ask('stop_tickets', { ...stop, stopped: false })
  expect(ticketIn(await phone.ask('request_ticket', { serviceId: 3 })).status).toBe('WAITING')
})

test('visitors’ pages hear that their location offers something else, or that its company has other rules', async () => {
  const as = await world.signIn('anna@rinda.example')
  const understands = ['offer_changed']
  const page = await world.enter('widget', { locationId: 1, understands })
  const other = await world.enter('widget', { companyId: 40, understands })
  const offers = ({ heard }: Conversation) =>
    heard.flatMap(({ type, data }) => (type === 'offer_changed' ? [data.data] : []))
  const send = async (path: string, body: object) =>
    expect((await call(world, `PATCH /api/portal/locations/${path}`, { as, body })).status).toBe(200)
  await send('2', { location: { phone: '67000000' } })
  await send('1/services/3', { service: { name_lv: 'Cits nosaukums' } })
  const ofLocation = { type: 'location', id: '1', attributes: { location_id: 1, service_id: null } }
  await page.hears(({ type }) => type === 'offer_changed')
  expect(offers(page)).toEqual([ofLocation])
  await sayFromElsewhere(world, { type: 'company_changed', companyId: 40 })
  await sayFromElsewhere(world, { type: 'company_changed', companyId: 1 })
  const isOfCompany = ({ type, data }: Message) =>
    type === 'offer_changed' && (data.data as { type: string }).type === 'company'
  await page.hears(isOfCompany)
  await other.hears(isOfCompany)
  expect(offers(other)).toEqual([expect.objectContaining({ type: 'company', id: '40' })])
  // Programs that know the messages of the source alone are sent no others.
  for (const one of [agent, display]) expect(offers(one)).toEqual([])
})

test('staff who read the counters of a week hear what a colleague plans, and nobody who sees some of the services', async () => {
  const email = 'of-one@rinda.example'
  await addPeople(world.world, [{ email, role: 'COMPANY_USER', serviceIds: [3] }])
  const as = await world.signIn('anna@rinda.example')
  const colleagues = await world.connect(await world.signIn('user@rinda.example'))
  const limited = await world.connect(await world.signIn(email))
  const body = { staffing_plan: { date: '2026-12-08', hour: 10, counters: 4 } }
  const planned = await call(world, 'PATCH /api/portal/locations/1/staffing_plan', { as, body })
  expect(planned.status, JSON.stringify(planned.body)).toBe(200)
  const told = await colleagues.hears(({ type }) => type === 'staffing_plan')
  expect(told.data.data).toMatchObject({ attributes: { location_id: 1, hour: 10, counters: 4 } })
  await call(world, 'PATCH /api/portal/locations/1', { as, body: { location: { phone: '67000001' } } })
  await limited.hears(({ type }) => type === 'location_updated')
  expect(limited.heard.map(({ type }) => type)).not.toContain('staffing_plan')
})
