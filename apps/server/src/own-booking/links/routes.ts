import {
  askForBookings,
  type ListedBookingResource,
  type ShortLinkResource,
} from '@rinda/contract/booking/booking-link'
import { rowId } from '@rinda/contract/wire/fields'
import { done } from '@rinda/contract/wire/refusals'
import { z } from 'zod'
import { listedBookingsDocument, shortLinkDocument } from '../../http/documents/own-booking-documents.ts'
import { documentOf, nothing } from '../../http/route/answers.ts'
import { body } from '../../http/route/body.ts'
import { type Route, route } from '../../http/route/route.ts'
import { visitors } from '../../http/route/who.ts'
import type { LinksContext } from './context.ts'

const linkHeaders = z.object({
  'x-link-token': z.string().describe('What stands in the link'),
  'x-link-device': z.string().describe('A secret that the device makes for itself'),
})
const shortLinkHeader = z.object({ 'x-short-link': z.string().describe('What stands in the link') })

/** Calls of the page on which somebody is sent a link to all of their bookings at a company. */
export function bookingLinkRoutes(context: LinksContext): Route[] {
  return [
    route(
      {
        ...{ method: 'POST', path: '/api/visit/booking_links', tag: 'visit', who: visitors },
        summary:
          'Has a link to the bookings of an e-mail address or a telephone sent there; the answer is the same where there are none',
        body: body(askForBookings),
        answers: nothing,
      },
      async ({ caller, body, now }) => {
        const { askForLink } = await import('./ask-for-link.ts')
        const asked = await askForLink(context, caller, body.link, now)
        return asked.ok ? done({ headers: {} }) : asked
      },
    ),
    route(
      {
        ...{ method: 'GET', path: '/api/visit/booking_links/bookings', tag: 'visit', who: visitors },
        summary:
          'The bookings that a link leads to, by its token (X-Link-Token) and a secret of the device (X-Link-Device): the first one that shows the token',
        query: z.object({ company_id: rowId }),
        headers: linkHeaders,
        answers: documentOf<{ data: ListedBookingResource[] }>(listedBookingsDocument),
      },
      async ({ caller, query, request, now }) => {
        const { listByLink } = await import('./list-bookings.ts')
        const [token, device] = [request.headers['x-link-token'], request.headers['x-link-device']]
        const shown = { companyId: query.company_id, token: String(token), device: String(device) }
        const listed = await listByLink(context, caller, shown, now)
        return listed.ok ? done({ data: listed.value }) : listed
      },
    ),
    route(
      {
        ...{ method: 'GET', path: '/api/visit/booking_links/booking', tag: 'visit', who: visitors },
        summary:
          'The booking to which the short link of a text message leads, by what stands in it (X-Short-Link)',
        headers: shortLinkHeader,
        answers: documentOf<{ data: ShortLinkResource }>(shortLinkDocument),
      },
      async ({ caller, request, now }) => {
        const { openShortLink } = await import('./open-short-link.ts')
        const opened = await openShortLink(context, caller, String(request.headers['x-short-link']), now)
        return opened.ok ? done({ data: opened.value }) : opened
      },
    ),
  ]
}
