import type { DeliveryAttributes, WebhookAttributes } from '@rinda/contract/set-up/webhook'
import { webhookEvents } from '@rinda/domain/company/webhook-event'
import { bookingBody, type Call, call, customer } from '../../testing/clients/http-calls.ts'
import type { SignedInPerson } from '../../testing/clients/test-portal.ts'
import type { World } from '../../testing/towns/world.ts'

type Webhook = WebhookAttributes & { id: string; secret: string }
export type Delivery = DeliveryAttributes & { id: string }

/** A world as an admin of one of its companies works with webhooks there. */
export function webhooksOf(world: World, as: SignedInPerson) {
  const ask = async (line: string, body?: unknown) =>
    await call(world, line, { as, ...(body === undefined ? {} : { body }) } satisfies Call)
  const path = '/api/portal/webhooks'
  let minute = 0
  return {
    ask,
    async make(url: string, more: object = {}): Promise<Webhook> {
      const webhook = { name: 'Register', url, events: webhookEvents, ...more }
      const { status, body } = await ask(`POST ${path}`, { webhook })
      if (status !== 201) throw new Error(JSON.stringify(body))
      return { ...(body.data.attributes as unknown as Webhook), id: body.data.id }
    },
    async get(id: string): Promise<WebhookAttributes | undefined> {
      const { body } = await ask(`GET ${path}`)
      return body.data.find((one) => one.id === id)?.attributes as WebhookAttributes | undefined
    },
    async deliveries(id: string, filter = ''): Promise<Delivery[]> {
      const { body } = await ask(`GET ${path}/${id}/deliveries${filter}`)
      return body.data.map((one) => ({ ...(one.attributes as unknown as Delivery), id: one.id }))
    },
    /** Books a visit a week ahead of the world's time, each at another time; gives its id. */
    async book(): Promise<string> {
      const date = new Date(world.time.now.getTime() + 8 * 86_400_000).toISOString().slice(0, 10)
      const at = `${String(7 + Math.floor(minute / 60)).padStart(2, '0')}:${minute % 60 ? '30' : '00'}`
      minute += 30
      const { status, body } = await ask(
        'POST /api/bookings',
        bookingBody(at, { ...customer, date, status: 'scheduled' }),
      )
      if (status !== 201) throw new Error(JSON.stringify(body))
      return body.data.id
    },
  }
}
