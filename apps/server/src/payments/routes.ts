import type { PaymentPageResource } from '@rinda/contract/booking/own-booking'
import type { PaymentGatewayResource } from '@rinda/contract/set-up/payment-gateway'
import { rowId, text } from '@rinda/contract/wire/fields'
import type { Document } from '@rinda/contract/wire/json-api'
import { done } from '@rinda/contract/wire/refusals'
import { z } from 'zod'
import { pathName } from '../bookings/booking-name.ts'
import { paymentPageDocument } from '../http/documents/own-booking-documents.ts'
import { bookingToken, chosenCompany } from '../http/openapi/describe.ts'
import { documentOf, undescribed } from '../http/route/answers.ts'
import { body, fileBody, lateBody } from '../http/route/body.ts'
import { pathId } from '../http/route/path-id.ts'
import { type Route, route } from '../http/route/route.ts'
import { companyAdmins, staff, visitors } from '../http/route/who.ts'
import { writeRoute } from '../http/route/write-route.ts'
import { byHeader } from '../own-booking/by-header.ts'
import type { PaymentsContext } from './context.ts'

const mostBytes = 16 * 1024
const gatewayPath = '/api/portal/payment_gateway'
const ofAdmins = {
  tag: 'directory',
  path: gatewayPath,
  who: companyAdmins,
  answers: undescribed<Document<PaymentGatewayResource>>(),
} as const

const gatewayPayload = z.object({
  payment_gateway: z.object({
    company_id: rowId.optional(),
    url: text(500).nullable().optional(),
    minutes_to_pay: z.int('field_wrong').min(5, 'field_wrong').max(1440, 'field_wrong').optional(),
    active: z.boolean('field_wrong').optional(),
    new_secret: z.boolean('field_wrong').optional(),
  }),
})
const markPayload = z.object({
  payment: z.object({
    status: z.enum(['paid', 'refunded'], 'field_wrong'),
    amount: z
      .int('field_wrong')
      .positive('field_wrong')
      .optional()
      .describe(
        'The cents that are meant, of what is owed back all or a part; refused where another sum is to be paid, or less is owed',
      ),
  }),
})

/** Routes of payments before a visit. What they do is loaded when the first of them asks. */
export function paymentRoutes(context: PaymentsContext): Route[] {
  return [
    route(
      {
        ...{ method: 'POST', tag: 'visit', who: visitors, path: '/api/visit/bookings/:qtid/payment' },
        params: z.object({ qtid: pathName }),
        summary: 'The page on which a booking is paid for, by its token in the header X-Booking-Token',
        headers: bookingToken,
        answers: documentOf<Document<PaymentPageResource>>(paymentPageDocument),
      },
      async ({ caller, params, request, now }) => {
        const { beginPayment } = await import('./begin-payment.ts')
        const page = await beginPayment(context, byHeader(caller, request), params.qtid, now)
        return page.ok ? done({ data: page.value }) : page
      },
    ),
    route(
      {
        ...{ method: 'POST', tag: 'visit', who: visitors, path: '/api/payments/:companyId/callback' },
        params: z.object({ companyId: pathId }),
        summary: 'What the gateway of a company tells of a payment, signed as Standard Webhooks says',
        body: fileBody(mostBytes),
        answers: undescribed(),
      },
      async ({ params, body: sent, request, now }) => {
        const { takeCallback } = await import('./take-callback.ts')
        const callback = { headers: request.headers, body: sent?.toString() ?? '' }
        const taken = await takeCallback(context, params.companyId, callback, now)
        return taken.ok ? done({ data: taken.value }) : taken
      },
    ),
    writeRoute(
      context,
      {
        ...{ method: 'POST', tag: 'bookings', who: staff, path: '/api/portal/bookings/:qtid/payment' },
        params: z.object({ qtid: pathName }),
        summary: 'Says that a booking was paid for at the counter, or that money was given back',
        body: body(markPayload),
        answers: undescribed(),
      },
      async (within, { asked, params, body: { payment } }) => {
        const { markPayment } = await import('../bookings/payment/mark-paid.ts')
        const { status: as, amount } = payment
        return await markPayment(within, asked, { name: params.qtid, as, amount })
      },
    ),
    route(
      {
        ...{ ...ofAdmins, method: 'GET', query: chosenCompany },
        summary: 'Where the visitors of the company pay before their visit',
      },
      async ({ caller, query }) => {
        const { showGateway } = await import('./set-up-gateway.ts')
        const shown = await showGateway(context, caller, query.company_id)
        return shown.ok ? done({ data: shown.value }) : shown
      },
    ),
    writeRoute(
      context,
      {
        ...{ ...ofAdmins, method: 'PATCH' },
        summary: 'Changes what is named of it; a new secret is told in this answer alone',
        tellsOnce: 'secret',
        body: lateBody(gatewayPayload, { name: 'payment_gateway' }),
      },
      async (within, { asked, body: sent }) => {
        if (!sent.ok) return sent
        const { changeGateway } = await import('./set-up-gateway.ts')
        return await changeGateway(within, asked, sent.value.payment_gateway)
      },
    ),
  ]
}
