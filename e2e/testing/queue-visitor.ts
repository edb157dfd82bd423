import { expect } from '@playwright/test'
import { connectLine } from '@rinda/client/sockets/connect-line'
import type { Line } from '@rinda/client/sockets/line'
import type { TicketResource } from '@rinda/contract/queue/ticket'

let visitors = 0

/** Address of the phone of a visitor: each has one of its own, as limits count tickets by it. */
const addressOf = (visitor: number) => `10.1.${visitor >> 8}.${visitor & 255}`

/** Somebody comes with a phone, in a session of their own, and stays connected until they close the line. */
export function comeWithPhone(url: string, device: object = {}): Line {
  visitors += 1
  const headers = { 'x-forwarded-for': addressOf(visitors) }
  const options = { url, companyId: 1, version: 'e2e', token: '', session: `visitor-${visitors}`, headers }
  const phone = { manufacturer: 'Acme', model: 'Phone', platform: 'android', version: '15', ...device }
  return connectLine(options, {
    ...{ path: '/queue', namespace: '/app', event: 'app', handshake: { device: phone } },
    isWhole: () => true,
    isOutcome: () => false,
  })
}

/** Takes a ticket for a service. Gives its label. */
export async function askForTicket(line: Line, serviceId: number, more: object = {}): Promise<string> {
  const reply = await line.request('request_ticket', { serviceId, ...more })
  expect(reply).toMatchObject({ ok: true, type: 'ticket' })
  const { attributes } = (reply as { data: TicketResource }).data
  expect(attributes).toMatchObject({ failed_code: null })
  return attributes.label
}

/** Somebody with a phone takes a ticket for a service, and goes offline. Gives its label. */
export async function takeTicket(
  url: string,
  serviceId: number,
  more: { language?: 'lv' | 'en' | 'ru'; people?: number } = {},
): Promise<string> {
  const line = comeWithPhone(url)
  const label = await askForTicket(line, serviceId, more)
  line.close()
  return label
}
