import type { PaymentPageResource } from '@rinda/contract/booking/own-booking'
import { done, type Result, refuse } from '@rinda/contract/wire/refusals'
import type { VisitorCaller } from '../access/caller.ts'
import { narrow } from '../access/scope.ts'
import type { BookingName } from '../bookings/booking-name.ts'
import { findPaymentOf, keepPageUrl, type PaymentRow } from '../bookings/payment/payment-store.ts'
import { waitsForPayment } from '../bookings/payment/settle.ts'
import { visibleBooking } from '../bookings/policy.ts'
import type { BookingRow } from '../bookings/store.ts'
import type { PaymentsContext } from './context.ts'
import { findGateway } from './gateway-store.ts'
import { providerOf } from './provider-of.ts'

/**
 * Gives the page on which a visitor pays for their booking, begun with the company's provider when it is first asked for. Outside of any
 * transaction: how long somebody else takes holds nobody up. Whoever asks a second time, from another tab too, is led to the same page.
 */
export async function beginPayment(
  context: PaymentsContext,
  caller: VisitorCaller,
  name: BookingName,
  now: Date,
): Promise<Result<PaymentPageResource>> {
  const found = await visibleBooking(context.db, caller, name)
  if (!found.ok) return found
  const row = found.value
  const scope = narrow(caller.scope, row.company_id)
  const payment = await findPaymentOf(context.db, scope, row.booking_id)
  const isOpen = payment?.state === 'pending' && payment.due_at > now && waitsForPayment(row)
  if (!payment || !isOpen) return refuse('wrong_state')
  const pageUrl = payment.page_url ?? (await begun(context, caller, row, payment, now))
  if (pageUrl === undefined) return refuse('payment_away')
  return done({ id: row.qtid, type: 'payment_page', attributes: { page_url: pageUrl } })
}

async function begun(
  context: PaymentsContext,
  caller: VisitorCaller,
  row: BookingRow,
  payment: PaymentRow,
  now: Date,
): Promise<string | undefined> {
  const scope = narrow(caller.scope, row.company_id)
  const gateway = await findGateway(context.db, scope)
  const provider = gateway && providerOf(context, gateway)
  if (!provider) return undefined
  const setting = await context.settings.find(caller, row.location_id)
  const names = setting?.services.get(row.service_id)?.row
  const own = { lv: names?.name_lv, en: names?.name_en, ru: names?.name_ru }[row.language]
  const order = {
    reference: payment.payment_id,
    ...{ amountCents: payment.amount_cents, currency: payment.currency, expiresAt: payment.due_at },
    description: own || names?.name || '',
    language: row.language,
    // Without the token: whose booking it is the page itself knows, and the provider need not.
    returnUrl: `${provider.returnOrigin}/visit/booking/${row.qtid}`,
    callbackUrl: `${provider.callbackOrigin}/api/payments/${row.company_id}/callback`,
  }
  const pageUrl = await provider.begin(order, now)
  return pageUrl && (await keepPageUrl(context.db, payment, pageUrl))
}
