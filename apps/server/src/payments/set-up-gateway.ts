import type { PaymentGatewayChange, PaymentGatewayResource } from '@rinda/contract/set-up/payment-gateway'
import { done, type Result, refuse } from '@rinda/contract/wire/refusals'
import type { PortalCaller } from '../access/caller.ts'
import { companyOf } from '../api-keys/company-of.ts'
import type { QuietChange } from '../changes/record-store.ts'
import type { Answer, Asked } from '../changes/work.ts'
import { lockCompany } from '../companies/company-store.ts'
import { newSecret } from '../webhooks/secret.ts'
import { webhookUrlFault } from '../webhooks/url.ts'
import type { PaymentsContext } from './context.ts'
import { findGateway, type GatewayRow, putGateway } from './gateway-store.ts'

type Answered = Promise<Result<Answer<PaymentGatewayResource>>>

/** Prices are in euros. */
const first = { url: null, currency: 'EUR', minutes_to_pay: 15, is_active: false } as const

/** Shows where the visitors of a company pay; not_found where nobody has said. */
export async function showGateway(
  { db }: PaymentsContext,
  caller: PortalCaller,
  companyId: number | undefined,
): Promise<Result<PaymentGatewayResource>> {
  const scope = await companyOf(db, caller, companyId)
  if (!scope.ok) return scope
  const row = await findGateway(db, scope.value)
  return row ? done(resourceOf(row)) : refuse('not_found')
}

/** Changes what is named of a company's gateway. With another address, or where it is asked for, it gets another secret, which stands in this answer alone. */
export async function changeGateway(
  { db, write, urlRules, isRehearsed }: PaymentsContext,
  asked: Asked<PortalCaller>,
  { company_id, url, minutes_to_pay, active, new_secret }: PaymentGatewayChange,
): Answered {
  const { caller, now } = asked
  const scope = await companyOf(db, caller, company_id)
  if (!scope.ok) return scope
  const fault = url == null ? null : webhookUrlFault(url, urlRules)
  if (fault) return refuse(fault, 'payment_gateway/url')
  return await write({ ...asked, scope: scope.value }, async (tx) => {
    // A gateway that is not there yet has no row to lock.
    await lockCompany(tx, scope.value)
    const before = await findGateway(tx, scope.value)
    const known = before ?? first
    const wantedUrl = url === undefined ? known.url : url
    if (wantedUrl === null && !isRehearsed) return refuse('field_required', 'payment_gateway/url')
    const isAnew = !before || wantedUrl !== before.url || new_secret === true
    const secret = isAnew ? newSecret() : before.secret
    const after = await putGateway(tx, scope.value, {
      ...{ url: wantedUrl, secret, currency: known.currency },
      minutes_to_pay: minutes_to_pay ?? known.minutes_to_pay,
      is_active: active ?? known.is_active,
      ...{ updated_by: caller.user.email, updated_at: now },
    })
    const change: QuietChange = {
      ...{ action: 'payment_gateway.change', objectKind: 'payment_gateway' },
      objectId: String(after.company_id),
      ...{ before: before ? shownOf(before) : null, after: shownOf(after), event: null },
    }
    const resource = resourceOf(after, isAnew ? secret : undefined)
    return done({ changes: [change], answer: { type: 'payment_gateway', resource } })
  })
}

/** The only way of a gateway to the wire: its secret is told once, when it is made. */
function resourceOf(row: GatewayRow, secret?: string): PaymentGatewayResource {
  const { updated_at, updated_by } = row
  return {
    id: String(row.company_id),
    type: 'payment_gateway',
    attributes: {
      ...shownOf(row),
      ...{ company_id: row.company_id, updated_by, updated_at: updated_at.toISOString() },
      ...(secret === undefined ? {} : { secret }),
    },
  }
}

function shownOf({ url, currency, minutes_to_pay, is_active }: GatewayRow) {
  return { url, currency, minutes_to_pay, active: is_active }
}
