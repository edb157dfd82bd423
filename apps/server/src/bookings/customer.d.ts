import { type Result } from '@rinda/contract/refusals'
import type { JsonObject } from '../database/schema.ts'
import type { BookingRow } from './store.ts'
/** What may be said of the customer, and with the booking; what is absent stays as it is. */
export type CustomerWish = {
  firstName?: string | undefined
  lastName?: string | undefined
  email?: string | undefined
  phoneNumber?: string | undefined
  phoneCountryCode?: string | undefined
  customerType?: BookingRow['customer_type'] | undefined
  customerNumber?: string | undefined
  language?: BookingRow['language'] | undefined
  fields?: JsonObject | undefined
  notes?: JsonObject | undefined
}
export type CustomerColumns = Pick<
  BookingRow,
  | 'first_name'
  | 'last_name'
  | 'email'
  | 'phone_number'
  | 'phone_country_code'
  | 'customer_type'
  | 'customer_number'
  | 'language'
  | 'fields'
  | 'notes'
>
export declare const nobody: CustomerColumns
/** The customer of a booking once the wish is heard: what is named replaces, fields and notes are joined key by key. */
export declare function customerAfter(before: CustomerColumns, wish: CustomerWish): CustomerColumns
/** Which of the customer's data a form must hold: the portal's asks for a name and a telephone, a visitor's for an e-mail too. */
export type RequiredOf = 'portal' | 'visitor' | 'nothing'
/** Every fault of the customer's data at once, so that a form can show them all. */
export declare function checkCustomer(
  customer: CustomerColumns,
  required: RequiredOf,
): Result<CustomerColumns>
/** What a block says in place of a customer, as clients of the source expect it. */
export declare const blockCustomer: {
  readonly first_name: '-'
  readonly last_name: '-'
  readonly customer_type: 'none'
}
/** Whether a booking is meant to take time out of the calendar. */
export declare function isBlockWish(fields: JsonObject | undefined): boolean
/** The refusal of a block without its reason, where the company asks for one. */
export declare function whyNotBlock(customer: CustomerColumns, asksReason: boolean): Result<null>
