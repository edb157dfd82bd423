import { Webhook } from 'standardwebhooks'
import { expect } from 'vitest'
import type { Conversation } from '../../testing/clients/conversation.ts'
import { call } from '../../testing/clients/http-calls.ts'
import { connectVisitor } from '../../testing/clients/test-visitor.ts'
import { bookingDay, morning, slotAt } from '../../testing/towns/bookings.ts'
import { startWorld, type World } from '../../testing/towns/world.ts'
import { type HookServer, startHookServer } from '../../webhooks/testing/hook-server.ts'

export type Visit = { qtid: string; token: string }
type News = { type: string; data: object }
type Sending = { secret?: string; at?: Date; id?: string; companyId?: number }

/** A world in which company 1 is paid beforehand: service 1 costs 28.50, and a gateway of another system stands beside it. */
export type PayWorld = World & {
  gateway: HookServer
  secret: string
  /** Somebody books service 1 at a time (UTC), as a page does. */
  visit(time: string): Promise<Visit>
  own(visit: Visit): Promise<Record<string, unknown>>
  /** Number of the payment, as the gateway was given it. */
  begin(visit: Visit): Promise<string>
  /** Calls us as the gateway does. */
  tell(news: News, sending?: Sending): ReturnType<typeof call>
  paid(reference: string, more?: object, sending?: Sending): ReturnType<typeof call>
}

export async function startPayWorld(): Promise<PayWorld> {
  const gateway = await startHookServer()
  gateway.answer = (response, { body }) => {
    const { reference } = (JSON.parse(body) as { data: { reference: string } }).data
    response.end(JSON.stringify({ page_url: `${gateway.url}/pay/${reference}` }))
  }
  const world = await startWorld({ now: morning, environment: { ALLOW_PRIVATE_URLS: '1' } })
  const config = JSON.stringify({ price: 28.5 })
  await world.db.updateTable('services').set({ config }).where('service_id', '=', 1).execute()
  // All its visitors come from one address.
  const profile = JSON.stringify({
    visitorLimits: { addressBookingsPerHour: 500, addressBookingsPerDay: 500 },
  })
  await world.db.updateTable('companies').set({ profile }).where('company_id', '=', 1).execute()
  const anna = await world.signIn('anna@rinda.example')
  const set = await call(world, 'PATCH /api/portal/payment_gateway', {
    as: anna,
    body: { payment_gateway: { url: `${gateway.url}/begin`, active: true } },
  })
  expect(set.status).toBe(200)
  const { secret } = set.body.data.attributes as { secret: string }
  const people: Conversation[] = []

  const own = async ({ qtid, token }: Visit) => {
    const headers = { 'x-booking-token': token }
    return (await call(world, `GET /api/visit/bookings/${qtid}`, { headers })).body.data.attributes
  }
  const tell: PayWorld['tell'] = async (news, sending = {}) => {
    const { secret: by = secret, at = world.time.now, id = 'msg_1', companyId = 1 } = sending
    const body = JSON.stringify(news)
    const headers = {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
      'webhook-signature': new Webhook(by).sign(id, at, body),
    }
    return await call(world, `POST /api/payments/${companyId}/callback`, { body, headers })
  }
  const { close } = world
  return Object.assign(world, {
    gateway,
    secret,
    own,
    tell,
    async visit(time: string) {
      const page = await connectVisitor(world.url, 'widget')
      people.push(page)
      const who = { firstName: 'Laima', lastName: 'Krūmiņa', phoneNumber: `2${1e6 + people.length}` }
      const held = await page.ask('lock_booking', slotAt(time, { date: bookingDay }))
      const { qtid, token } = (held.data.data as { attributes: Visit }).attributes
      const asked = { qtid, token, ...who, email: `pay-${people.length}@visitor.example`, language: 'lv' }
      const booked = await page.ask('schedule_booking', asked)
      expect(booked.type).toBe('booking_scheduled')
      return { qtid, token }
    },
    async begin({ qtid, token }: Visit) {
      const headers = { 'x-booking-token': token }
      const page = await call(world, `POST /api/visit/bookings/${qtid}/payment`, { headers })
      expect(page.status).toBe(200)
      return String(page.body.data.attributes.page_url).split('/').at(-1) ?? ''
    },
    paid: (reference: string, more: object = {}, sending: Sending = {}) =>
      tell(
        {
          type: 'payment.paid',
          data: { reference, transaction: 'tr_1', amount: 2850, currency: 'EUR', ...more },
        },
        sending,
      ),
    async close() {
      for (const page of people) page.socket.disconnect()
      await close()
      await gateway.close()
    },
  })
}
