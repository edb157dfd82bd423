import { text } from '@rinda/contract/wire/fields'
import { done, refuse } from '@rinda/contract/wire/refusals'
import { z } from 'zod'
import { parse } from '../../edge/parse.ts'
import { openPoster } from '../../webhooks/deliver/post.ts'
import { webhookUrlFault } from '../../webhooks/url.ts'
import { jsonIn } from './json-in.ts'
import type { Order, PaymentProvider } from './provider.ts'
import { isSigned, signed } from './signature.ts'

const name = text(200).refine((value) => value !== '', 'field_wrong')
const cents = z.int('field_wrong').positive('field_wrong')

/** News of a payment, as a gateway sends them. Of types that are not known nothing is asked but whose they are. */
const told = z.object({
  type: name,
  data: z.object({
    reference: z.uuid('field_wrong'),
    transaction: name.optional(),
    amount: cents.optional(),
    currency: name.optional(),
  }),
})
const begun = z.object({ page_url: text(800) })

type Options = {
  url: string
  secret: string
  userAgent: string
  /** Tells whether its address, and that of its page, may be one of ours or not by https. */
  mayBePrivate: boolean
}

/** Makes the provider that speaks the one shape of HTTP which `docs/INTEGRATIONS.md` describes, to which any gateway can be adapted. */
export function httpProvider({ url, secret, userAgent, mayBePrivate }: Options): PaymentProvider {
  return {
    async begin(order, now) {
      const body = JSON.stringify(bodyOf(order))
      const poster = openPoster({ mayBePrivate, userAgent })
      try {
        const posted = await poster.post(url, body, signed(secret, order.reference, body, now))
        if ('fault' in posted || posted.status < 200 || posted.status > 299) return undefined
        const page = begun.safeParse(jsonIn(posted.answer))
        if (!page.success) return undefined
        const pageUrl = page.data.page_url
        const isFit = isOwnPath(pageUrl) || webhookUrlFault(pageUrl, { mayBePrivate }) === null
        return isFit ? pageUrl : undefined
      } finally {
        await poster.close()
      }
    },
    read(callback, now) {
      if (!isSigned(secret, callback, now)) return refuse('wrong_key')
      const payload = jsonIn(callback.body)
      if (payload === undefined) return refuse('not_json')
      const read = parse(told, payload)
      if (!read.ok) return read
      const { type, data } = read.value
      const { reference, transaction, amount, currency } = data
      if (type === 'payment.canceled') return done({ reference, money: null, word: { type: 'canceled' } })
      if (type !== 'payment.paid') return done({ reference, money: null, word: null })
      if (transaction === undefined) return refuse('field_required', 'data/transaction')
      if (amount === undefined) return refuse('field_required', 'data/amount')
      if (currency === undefined) return refuse('field_required', 'data/currency')
      const word = { type: 'paid', transactionId: transaction } as const
      return done({ reference, money: { amountCents: amount, currency }, word })
    },
  }
}

function bodyOf(order: Order) {
  return {
    type: 'payment.begin',
    data: {
      reference: order.reference,
      amount: order.amountCents,
      currency: order.currency,
      description: order.description,
      language: order.language,
      expires_at: order.expiresAt.toISOString(),
      return_url: order.returnUrl,
      callback_url: order.callbackUrl,
    },
  }
}

/** A page of this very installation is named by its path, under whichever name its visitor came. */
function isOwnPath(url: string): boolean {
  return /^\/visit\/[\w/.-]+$/.test(url)
}
