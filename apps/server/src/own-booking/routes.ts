import type { OwnBookingResource } from '@rinda/contract/booking/own-booking'
import { language } from '@rinda/contract/wire/fields'
import type { Document } from '@rinda/contract/wire/json-api'
import { done } from '@rinda/contract/wire/refusals'
import { z } from 'zod'
import { pathName } from '../bookings/booking-name.ts'
import { ownBookingDocument } from '../http/documents/own-booking-documents.ts'
import { bookingToken } from '../http/openapi/describe.ts'
import { documentOf, file } from '../http/route/answers.ts'
import { body } from '../http/route/body.ts'
import { type Route, route } from '../http/route/route.ts'
import { visitors } from '../http/route/who.ts'
import { writeRoute } from '../http/route/write-route.ts'
import { ownAttachmentRoutes } from './attachment-routes.ts'
import { byHeader } from './by-header.ts'
import type { EarlierContext } from './earlier/context.ts'
import { earlierRoutes } from './earlier/routes.ts'
import { shownAfter } from './shown-after.ts'

const ofBooking = {
  tag: 'visit',
  who: visitors,
  headers: bookingToken,
  params: z.object({ qtid: pathName }),
} as const

/** Minutes by which somebody comes later. */
const lateness = z.object({
  late: z.object({ minutes: z.int('field_wrong').min(1, 'field_wrong').max(120, 'field_wrong') }),
})

const erasure = z.object({ erase: z.object({ cancel: z.boolean().optional() }) })

/** Calls of the page on which a visitor manages a booking. What they do is loaded when the first of them asks. */
export function ownBookingRoutes(context: EarlierContext): Route[] {
  return [
    route(
      {
        ...ofBooking,
        method: 'GET',
        path: '/api/visit/bookings/:qtid',
        summary:
          'The booking of a visitor and what they may do with it, by its token in the header X-Booking-Token',
        answers: documentOf<Document<OwnBookingResource>>(ownBookingDocument),
      },
      async ({ caller, params, request, now }) => {
        const { showOwnBooking } = await import('./show-booking.ts')
        const by = byHeader(caller, request)
        const shown = await showOwnBooking(context, by, params.qtid, now)
        if (!shown.ok) return shown
        if (shown.value.attributes.earlier?.offer === null) {
          const { noteLook } = await import('./earlier/note-look.ts')
          await noteLook(context, by, params.qtid, now)
        }
        return done({ data: shown.value })
      },
    ),
    route(
      {
        ...ofBooking,
        method: 'GET',
        path: '/api/visit/bookings/:qtid/calendar',
        summary: 'The same booking as a file for a calendar (RFC 5545)',
        answers: file,
      },
      async ({ caller, params, request, now }) => {
        const { calendarOfBooking } = await import('./calendar.ts')
        const content = await calendarOfBooking(context, byHeader(caller, request), params.qtid, now)
        if (!content.ok) return content
        return done({ mediaType: 'text/calendar; charset=utf-8', name: 'rinda.ics', content: content.value })
      },
    ),
    route(
      {
        ...ofBooking,
        method: 'GET',
        path: '/api/visit/bookings/:qtid/confirmation',
        summary:
          'The same booking as a PDF of one page, to keep or to print; 409 where it does not take place',
        query: z.object({ language: language.optional() }),
        answers: file,
      },
      async ({ caller, params, query, request, now }) => {
        const { confirmationOfBooking } = await import('./confirmation.ts')
        const named = { name: params.qtid, language: query.language }
        const content = await confirmationOfBooking(context, byHeader(caller, request), named, now)
        if (!content.ok) return content
        return done({ mediaType: 'application/pdf', name: 'rinda.pdf', content: content.value })
      },
    ),
    writeRoute(
      context,
      {
        ...ofBooking,
        method: 'POST',
        path: '/api/visit/bookings/:qtid/late',
        summary: 'Says on the day of a visit that its visitor comes later, by so many minutes',
        body: body(lateness),
        answers: documentOf<Document<OwnBookingResource>>(ownBookingDocument),
      },
      async (within, { asked, params, body, request }) => {
        const { tellLate } = await import('./tell-late.ts')
        const by = { ...asked, caller: byHeader(asked.caller, request) }
        const told = await tellLate(within, by, { name: params.qtid, minutes: body.late.minutes })
        return told.ok ? await shownAfter(within, by, params.qtid) : told
      },
    ),
    writeRoute(
      context,
      {
        ...ofBooking,
        method: 'POST',
        path: '/api/visit/bookings/:qtid/erase',
        summary:
          'Erases what is known of the visitor; 409 while the visit is to come, unless it is canceled with it',
        body: body(erasure),
        answers: documentOf<Document<OwnBookingResource>>(ownBookingDocument),
      },
      async (within, { asked, params, body, request }) => {
        const { eraseVisitor } = await import('./erase.ts')
        const by = { ...asked, caller: byHeader(asked.caller, request) }
        const what = { name: params.qtid, isCanceledToo: body.erase.cancel === true }
        const erased = await eraseVisitor(within, by, what)
        return erased.ok ? await shownAfter(within, by, params.qtid) : erased
      },
    ),
    ...ownAttachmentRoutes(context),
    ...earlierRoutes(context),
  ]
}
