import type { PaymentPageResource } from '@rinda/contract/booking/own-booking'
import { done, type Result, refuse } from '@rinda/contract/wire/refusals'
import type { VisitorCaller } from '../access/caller.ts'
import type { BookingName } from '../bookings/booking-name.ts'
import { findOpenPayment, type OpenPayment } from '../bookings/payment/known-payment.ts'
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
  const open = await findOpenPayment(context.db, caller, name, now)
  if (!open.ok) return open
  const { row, payment } = open.value
  const pageUrl = payment.page_url ?? (await beginAtProvider(context, caller, open.value, now))
  if (pageUrl === undefined) return refuse('payment_away')
  return done({ id: row.qtid, type: 'payment_page', attributes: { page_url: pageUrl } })
}

async function beginAtProvider(
  context: PaymentsContext,
  caller: VisitorCaller,
  { row, scope, payment, keepPage }: OpenPayment,
  now: Date,
): Promise<string | undefined> {
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
  return pageUrl && (await keepPage(pageUrl))
}
