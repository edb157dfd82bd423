import { webhookEvents } from '@rinda/domain/company/webhook-event'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Conversation, Message } from '../../testing/clients/conversation.ts'
import { call } from '../../testing/clients/http-calls.ts'
import type { SignedInPerson } from '../../testing/clients/test-portal.ts'
import { aboutTicket, ticketIn } from '../../testing/clients/test-queue.ts'
import { startTwoSystems, type TwoSystems } from '../testing/two-systems.ts'

// Location 1 has its line kept by another installation, as its visitors and its staff meet it.

let systems: TwoSystems
let anna: SignedInPerson
let caller: Conversation
beforeAll(async () => {
  systems = await startTwoSystems()
  anna = await systems.here.signIn('anna@rinda.example')
  caller = await systems.keeper.enter('agent', { person: await systems.keeper.signIn('anna@rinda.example') })
})
afterAll(async () => {
  await systems.close()
  expect([systems.here.faults, systems.keeper.faults]).toEqual([[], []])
})

const heardAt = async () => {
  const path = 'GET /api/portal/locations/1/queue_system'
  return (await call(systems.here.world, path, { as: anna })).body.data.attributes.heard_at
}
const ticketsAtKeeper = async () =>
  (await systems.atKeeper('GET /api/queue/1/tickets')).body.data.map(({ id, attributes }) => ({
    id,
    ...(attributes as { label: string; status: string; counter: unknown }),
  }))
const byLabel = async (label: string) => (await ticketsAtKeeper()).find((one) => one.label === label)
const callAtKeeper = (serviceIds = [3]) =>
  caller.ask('call_next', { locationId: 1, counter: 4, serviceIds }).then(ticketIn)
const codeIn = ({ type, data }: Message) => (type.endsWith('_FAILED') ? data.code : type)

test('a system that answers is there', async () => {
  await expect.poll(heardAt).toEqual(expect.any(String))
})

test('who asks here gets a ticket of the other line, and hears when that one calls it', async () => {
  const first = await systems.giveAtKeeper()
  const phone = await systems.here.enter('app')
  const display = await systems.here.enter('widget')
  const given = ticketIn(await phone.ask('request_ticket', { serviceId: 3, language: 'en' }))
  expect(given).toMatchObject({ status: 'WAITING', service_id: 3, location_id: 1, language: 'en' })
  expect(given).toMatchObject({ turn: 'COMING', tickets_to_wait: 1, token: expect.any(String) })
  expect(await byLabel(given.label)).toMatchObject({ status: 'WAITING', origin: 'other_system' })

  // Whoever came to the other system itself is shown here too.
  const labels = async (socket: Conversation) => {
    const { data } = await socket.ask('get_tickets', { locationId: 1 })
    return (data.data as { data: { attributes: { label: string } }[] }).data.map(
      (one) => one.attributes.label,
    )
  }
  const firstLabel = (await ticketsAtKeeper()).find(({ id }) => id === first)?.label
  await expect.poll(() => labels(display)).toEqual([firstLabel, given.label])

  expect((await callAtKeeper()).id).toBe(first)
  const isNext = (message: Message) =>
    aboutTicket(given.id, 'WAITING')(message) && ticketIn(message).turn === 'NEXT'
  expect(ticketIn(await phone.hears(isNext))).toMatchObject({ tickets_to_wait: 0, called_next: true })
  await callAtKeeper()
  const called = ticketIn(await phone.hears(aboutTicket(given.id, 'CALLED')))
  expect(called).toMatchObject({ turn: 'CALLED', counter: 4, label: given.label })
  const shown = ticketIn(await display.hears(aboutTicket(given.id, 'CALLED')))
  expect(shown).toMatchObject({ counter: 4, label: given.label })
  expect(shown.token).toBeUndefined()
})

test('a visit that went on there is said here to be served since its present part began', async () => {
  const phone = await systems.here.enter('app')
  const given = ticketIn(await phone.ask('request_ticket', { serviceId: 2 }))
  const id = Number((await byLabel(given.label))?.id)
  await caller.ask('add_services', { id, serviceIds: [3] })
  expect((await callAtKeeper([2, 3])).id).toBe(String(id))
  const called = ticketIn(await phone.hears(aboutTicket(given.id, 'CALLED')))
  expect(called.serving_since).toBe(called.first_called_at)
  const gone = ticketIn(await caller.ask('finish', { id }))
  expect(gone).toMatchObject({ service_id: 3, status: 'CALLED' })
  const isGone = (message: Message) =>
    aboutTicket(given.id, 'CALLED')(message) && ticketIn(message).service_id === 3
  const { first_called_at, serving_since } = ticketIn(await phone.hears(isGone))
  expect([first_called_at, serving_since]).toEqual([called.first_called_at, gone.serving_since])
  expect(serving_since).not.toBe(first_called_at)
  await caller.ask('finish', { id })
  await phone.hears(aboutTicket(given.id, 'DONE'))
})

test('a visitor takes their ticket back, there too, and nobody else can', async () => {
  const phone = await systems.here.enter('app')
  const { id, label, token } = ticketIn(await phone.ask('request_ticket', { serviceId: 3 }))
  const stranger = await systems.here.enter('app')
  for (const wrong of [undefined, 'x'.repeat(32)])
    expect((await stranger.ask('cancel_ticket', { id: Number(id), token: wrong })).type).toContain('FAILED')
  expect(await byLabel(label)).toMatchObject({ status: 'WAITING' })
  const canceled = ticketIn(await phone.ask('cancel_ticket', { id: Number(id), token }))
  expect(canceled).toMatchObject({ status: 'CANCELED', turn: null })
  expect(await byLabel(label)).toMatchObject({ status: 'CANCELED' })
  expect(codeIn(await phone.ask('cancel_ticket', { id: Number(id), token }))).toBe('wrong_state')
})

test('a ticket that was canceled there is canceled here', async () => {
  const phone = await systems.here.enter('app')
  const given = ticketIn(await phone.ask('request_ticket', { serviceId: 3 }))
  const there = await byLabel(given.label)
  await systems.atKeeper('POST /api/queue/1/tickets/cancel', { body: { ticket: { id: Number(there?.id) } } })
  await phone.hears(aboutTicket(given.id, 'CANCELED'))
})

test('agents here see that line and call nobody of it', async () => {
  const phone = await systems.here.enter('app')
  const given = ticketIn(await phone.ask('request_ticket', { serviceId: 2 }))
  const agent = await systems.here.enter('agent', { person: anna })
  const id = Number(given.id)
  const at = { locationId: 1, counter: 1 }
  const line = await agent.ask('get_line', at)
  expect(JSON.stringify(line.data)).toContain(`"label":"${given.label}"`)
  const acts: [string, object][] = [
    ['call_next', at],
    ['serve_now', { ...at, serviceId: 2 }],
    ['set_counter', { ...at, open: true }],
    ['stop_tickets', { locationId: 1, serviceId: 2, stopped: true }],
    ['check_in', { locationId: 1, code: '123456' }],
    ...['recall', 'no_show', 'finish', 'hold', 'resume', 'return_to_line'].map(
      (type): [string, object] =>
        [...[type, { id, ...(type === 'resume' ? { counter: 1 } : {}) }]] as [string, object],
    ),
    ['transfer', { id, serviceId: 3 }],
    ['add_services', { id, serviceIds: [3] }],
  ]
  for (const [type, data] of acts) {
    const refused = await agent.ask(type, data)
    expect([type, codeIn(refused)]).toEqual([type, 'wrong_state'])
    expect((refused.data.info as { en: string }).en).toContain('another queue system')
  }
  expect(codeIn(await phone.ask('step_back', { id, token: given.token }))).toBe('wrong_state')
  // Taking somebody out of the line is asked for there.
  expect(ticketIn(await agent.ask('cancel_ticket', { id })).status).toBe('CANCELED')
  expect(await byLabel(given.label)).toMatchObject({ status: 'CANCELED' })
})

test('a paired kiosk has no limit there either, and its tickets are no visitor’s', async () => {
  const { world } = systems.here
  const body = { kiosk: { name: 'Pie ieejas' } }
  const made = await call(world, 'POST /api/portal/locations/1/kiosks', { as: anna, body })
  const { code } = made.body.data.attributes
  const paired = await call(world, 'POST /api/visit/locations/1/kiosk', { body: { kiosk: { code } } })
  const kiosk = String(paired.body.data.attributes.token)
  const page = await systems.here.enter('widget', { locationId: 1, kiosk, session: 'hall' })
  const given = ticketIn(await page.ask('request_ticket', { serviceId: 2, language: 'ru' }))
  expect(given).toMatchObject({ origin: 'kiosk', status: 'WAITING' })
  const { kiosk_id } = await world.db
    .selectFrom('tickets')
    .select('kiosk_id')
    .where('ticket_id', '=', Number(given.id))
    .executeTakeFirstOrThrow()
  expect(String(kiosk_id)).toBe(made.body.data.id)
})

test('webhooks are told of every number of that line once, whoever gave it', async () => {
  const { world } = systems.here
  const body = { webhook: { name: 'W', url: 'http://127.0.0.1:1/', events: webhookEvents } }
  expect((await call(world, 'POST /api/portal/webhooks', { as: anna, body })).status).toBe(201)
  const there = await systems.giveAtKeeper(2)
  const phone = await systems.here.enter('app')
  const own = ticketIn(await phone.ask('request_ticket', { serviceId: 2 }))
  const asGiven = await ticketsAtKeeper()
  const labels = [asGiven.find(({ id }) => id === there)?.label, own.label]
  const eventsOf = async (label: string | undefined) => {
    const told = await world.db
      .selectFrom('webhook_deliveries')
      .select(['event', 'body'])
      .orderBy('seq')
      .execute()
    return told.filter((one) => JSON.stringify(one.body).includes(`${label}`)).map(({ event }) => event)
  }
  for (const label of labels) await expect.poll(() => eventsOf(label)).toEqual(['ticket.taken'])
})

test('how crowded it is follows the other line, for everybody', async () => {
  const before = await call(systems.here.world, 'GET /api/locations/1?include=services')
  for (let count = 0; count < 5; count += 1) await systems.giveAtKeeper(1)
  const shown = async () => {
    const { body } = await call(systems.here.world, 'GET /api/locations/1?include=services')
    const one = body.included.find(({ type, id }) => type === 'service' && id === '1')?.attributes
    return { level: body.data.attributes.crowd_level, waiting: one?.tickets_to_wait }
  }
  expect(before.body.data.attributes.crowd_level).not.toBe(40)
  await expect.poll(shown).toEqual({ level: 40, waiting: 5 })
})

test('limits of visitors hold before the other system is asked', async () => {
  const phone = await systems.here.enter('app')
  const many = await Promise.all([1, 2, 3, 4].map(() => phone.ask('request_ticket', { serviceId: 3 })))
  const outcomes = many.map(ticketIn).map(({ status, failed_code }) => failed_code ?? status)
  expect(outcomes.sort()).toEqual(['WAITING', 'WAITING', 'WAITING', 'limited'])
})

test('no secret of ours, and no address of the other system, is told or logged', async () => {
  const shown = await call(systems.here.world, 'GET /api/portal/locations/1/queue_system', { as: anna })
  const said = [shown.text, ...systems.log].join('\n')
  expect(said).not.toContain('keeper-secret')
  expect(said).not.toContain('keeper-key')
  expect(said).not.toContain(systems.gate.url)
  expect(systems.gate.came.every(({ headers }) => headers['x-api-secret'] === 'keeper-secret')).toBe(true)
})
