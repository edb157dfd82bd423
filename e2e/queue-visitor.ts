import { expect } from '@playwright/test'
import { connectLine } from '@rinda/client/sockets/connect-line'
import type { TicketResource } from '@rinda/contract/queue/ticket'

let visitors = 0

/** Somebody with a phone takes a ticket for a service, in a session of their own. Gives its label. */
export async function takeTicket(
  url: string,
  serviceId: number,
  more: { language?: 'lv' | 'en' | 'ru'; people?: number } = {},
): Promise<string> {
  visitors += 1
  const options = { url, companyId: 1, version: 'e2e', token: '', session: `visitor-${visitors}` }
  const device = { manufacturer: 'Acme', model: 'Phone', platform: 'android', version: '15' }
  const line = connectLine(options, {
    ...{ path: '/queue', namespace: '/app', event: 'app', handshake: { device } },
    isWhole: () => true,
    isOutcome: () => false,
  })
  const reply = await line.request('request_ticket', { serviceId, ...more })
  line.close()
  expect(reply).toMatchObject({ ok: true, type: 'ticket' })
  const { attributes } = (reply as { data: TicketResource }).data
  expect(attributes).toMatchObject({ failed_code: null })
  return attributes.label
}
