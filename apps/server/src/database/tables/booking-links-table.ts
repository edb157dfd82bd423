import type { Generated } from 'kysely'

/** A one-time link to the bookings of an address. */
export type BookingLinksTable = {
  company_id: number
  link_id: Generated<number>
  channel: 'email' | 'sms'
  /** E-mail address in lower case, or `+` and digits. */
  address: string
  language: 'lv' | 'en' | 'ru'
  asked_at: Date
  is_due: Generated<boolean>
  token_hash: Buffer | null
  /** Hash of the secret of the device that showed the token first. */
  device_hash: Buffer | null
  good_until: Date | null
}
