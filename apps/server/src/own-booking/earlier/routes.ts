import type { OwnBookingResource } from '@rinda/contract/booking/own-booking'
import type { Document } from '@rinda/contract/wire/json-api'
import { dayParts } from '@rinda/domain/booking/earlier'
import { weekdays } from '@rinda/domain/time/zone'
import { z } from 'zod'
import { pathName } from '../../bookings/booking-name.ts'
import { ownBookingDocument } from '../../http/documents/own-booking-documents.ts'
import { bookingToken } from '../../http/openapi/describe.ts'
import { documentOf, undescribed } from '../../http/route/answers.ts'
import { body } from '../../http/route/body.ts'
import type { Route } from '../../http/route/route.ts'
import { staff, visitors } from '../../http/route/who.ts'
import { writeRoute } from '../../http/route/write-route.ts'
import { byHeader } from '../by-header.ts'
import { shownAfter } from '../shown-after.ts'
import type { EarlierContext } from './context.ts'

const ofBooking = {
  tag: 'visit',
  who: visitors,
  headers: bookingToken,
  method: 'POST',
  params: z.object({ qtid: pathName }),
  answers: documentOf<Document<OwnBookingResource>>(ownBookingDocument),
} as const

const some = <Name extends string>(names: readonly Name[]) =>
  z
    .array(z.enum(names, 'field_wrong'), 'field_wrong')
    .min(1, 'field_required')
    .max(names.length, 'field_wrong')

/** Time at which somebody would come earlier. */
const wish = z.object({
  earlier: z.object({
    weekdays: some(weekdays),
    parts: some(dayParts),
    same_specialist: z.boolean('field_wrong'),
  }),
})
const answer = z.object({ earlier: z.object({ offer: z.uuid('field_wrong') }) })

/** Calls by which a visitor asks for an earlier time and answers to one that is offered, and by which staff end that. What they do is loaded when it is first asked. */
export function earlierRoutes(context: EarlierContext): Route[] {
  return [
    writeRoute(
      context,
      {
        ...ofBooking,
        path: '/api/visit/bookings/:qtid/earlier',
        summary: 'Asks to be told of earlier times that become free, in a window',
        body: body(wish),
      },
      async (within, { asked, params, body, request }) => {
        const { askEarlier } = await import('./ask.ts')
        const by = { ...asked, caller: byHeader(asked.caller, request) }
        const { weekdays, parts, same_specialist: isSameSpecialist } = body.earlier
        const window = { weekdays: [...new Set(weekdays)], parts: [...new Set(parts)], isSameSpecialist }
        const done = await askEarlier(within, by, { name: params.qtid, ...window })
        return done.ok ? await shownAfter(within, by, params.qtid) : done
      },
    ),
    writeRoute(
      context,
      {
        ...ofBooking,
        path: '/api/visit/bookings/:qtid/earlier/stop',
        summary: 'Asks no more for an earlier time; what is kept for it goes on to the next',
      },
      async (within, { asked, params, request }) => {
        const { stopEarlier } = await import('./stop.ts')
        const by = { ...asked, caller: byHeader(asked.caller, request) }
        const done = await stopEarlier(within, by, { name: params.qtid })
        return done.ok ? await shownAfter(within, by, params.qtid) : done
      },
    ),
    writeRoute(
      context,
      {
        ...ofBooking,
        path: '/api/visit/bookings/:qtid/earlier/accept',
        summary:
          'Takes the earlier time that is offered; the old one is free again with it. 409 once the offer is over',
        body: body(answer),
      },
      async (within, { asked, params, body, request }) => {
        const { acceptEarlier } = await import('./accept.ts')
        const by = { ...asked, caller: byHeader(asked.caller, request) }
        const done = await acceptEarlier(within, by, { name: params.qtid, offer: body.earlier.offer })
        return done.ok ? await shownAfter(within, by, params.qtid) : done
      },
    ),
    writeRoute(
      context,
      {
        ...ofBooking,
        path: '/api/visit/bookings/:qtid/earlier/decline',
        summary: 'Leaves the earlier time that is offered to others, and waits on',
        body: body(answer),
      },
      async (within, { asked, params, body, request }) => {
        const { declineEarlier } = await import('./decline.ts')
        const by = { ...asked, caller: byHeader(asked.caller, request) }
        const done = await declineEarlier(within, by, { name: params.qtid, offer: body.earlier.offer })
        return done.ok ? await shownAfter(within, by, params.qtid) : done
      },
    ),
    writeRoute(
      context,
      {
        tag: 'bookings',
        who: staff,
        method: 'POST',
        params: z.object({ booking: pathName }),
        path: '/api/portal/bookings/:booking/stop_earlier',
        summary: 'Ends the wish of a visitor to come earlier',
        answers: undescribed<Document>(),
      },
      async (within, { asked, params }) => {
        const { stopEarlier } = await import('./stop.ts')
        return await stopEarlier(within, asked, { name: params.booking })
      },
    ),
  ]
}
