import type { Language } from '@rinda/contract/wire/json-api'
import type { Result } from '@rinda/contract/wire/refusals'
import type { Word } from '../../bookings/payment/receive.ts'

/** Payment as a provider is asked for it. Amounts are whole cents. */
export type Order = {
  /** Number of the payment here. Asked for again it is the same payment. */
  reference: string
  amountCents: number
  currency: string
  description: string
  language: Language
  /** Moment after which the visit is given to somebody else. */
  expiresAt: Date
  /** Address that the visitor is led back to, whatever they chose. */
  returnUrl: string
  /** Address at which we are told what came of it. */
  callbackUrl: string
}

/** Call of a provider as it came in: nothing of it is believed yet. */
export type Callback = {
  headers: Readonly<Record<string, unknown>>
  body: string
}

/** News of a payment that a provider has proved to come from it; a `word` of null asks for nothing. */
export type News = {
  reference: string
  /** Money that came, where some did. */
  money: { amountCents: number; currency: string } | null
  word: Word | null
}

/** System with which visitors pay. Another one is another of these. */
export type PaymentProvider = {
  /** Gives the page on which the visitor pays; undefined where none could be had. */
  begin: (order: Order, now: Date) => Promise<string | undefined>
  /** Reads what a provider tells of a payment, or refuses what is not its own, too old, or not to be understood. */
  read: (callback: Callback, now: Date) => Result<News>
}
