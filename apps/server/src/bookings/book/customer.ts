import { done, type Refusal, type Result, refuse } from '@rinda/contract/wire/refusals'
import { isPossiblePhoneNumber } from 'libphonenumber-js/min'
import type { JsonObject } from '../../database/columns-of.ts'
import type { BookingRow } from '../store.ts'

/** Fields of the customer and of the booking that may be set; one that is absent stays as it is. */
export type CustomerInput = {
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
  config?: JsonObject | undefined
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
  | 'config'
>

export const nobody: CustomerColumns = {
  first_name: '',
  last_name: '',
  email: '',
  phone_number: '',
  phone_country_code: '',
  customer_type: 'none',
  customer_number: '',
  language: 'lv',
  fields: {},
  notes: {},
  config: {},
}

/** Latvia, where a number without a country is from. */
const homeCountryCode = '371'

/**
 * The customer of a booking once the input is heard: what is named replaces, fields, notes and config are joined key by key. The mark of a
 * block, and the series that a booking belongs to, are not among what an input sets: they follow from what the booking is.
 */
export function customerAfter(before: CustomerColumns, input: CustomerInput): CustomerColumns {
  const phoneNumber = input.phoneNumber ?? before.phone_number
  const countryCode = input.phoneCountryCode ?? before.phone_country_code
  return {
    first_name: input.firstName ?? before.first_name,
    last_name: input.lastName ?? before.last_name,
    email: input.email ?? before.email,
    phone_number: phoneNumber,
    phone_country_code: countryCode === '' && phoneNumber !== '' ? homeCountryCode : countryCode,
    customer_type: input.customerType ?? before.customer_type,
    customer_number: input.customerNumber ?? before.customer_number,
    language: input.language ?? before.language,
    fields: withoutMark({ ...before.fields, ...input.fields }),
    notes: { ...before.notes, ...input.notes },
    config: { ...before.config, ...withoutSeries(input.config ?? {}) },
  }
}

function withoutMark({ _is_blocked: _, ...fields }: JsonObject): JsonObject {
  return fields
}

function withoutSeries({ series: _, ...config }: JsonObject): JsonObject {
  return config
}

/** A visitor's input without what only staff and their programs say: internal notes, fields that begin with an underscore, config. */
export function visitorsOwn<Input extends CustomerInput>(input: Input): Input {
  const { internal: _, ...notes } = input.notes ?? {}
  const fields = Object.entries(input.fields ?? {}).filter(([name]) => !name.startsWith('_'))
  return {
    ...input,
    config: undefined,
    ...(input.notes ? { notes } : {}),
    ...(input.fields ? { fields: Object.fromEntries(fields) } : {}),
  }
}

/** Every fault of the customer's data at once, so that a form can show them all. `required` are places of a booking. */
export function checkCustomer(
  customer: CustomerColumns,
  required: readonly string[],
): Result<CustomerColumns> {
  const faults = required
    .filter((place) => !isFilled(customer, place))
    .map((place): Refusal => ({ reason: 'field_required', field: wireNameOf(place) }))
  const { phone_number: number, phone_country_code: code } = customer
  if (number !== '' && !isPossiblePhoneNumber(`+${code}${number}`)) {
    faults.push({ reason: 'phone_wrong', field: 'phoneNumber' })
  }
  const [first, ...rest] = faults
  return first ? { ok: false, refusals: [first, ...rest] } : done(customer)
}

/** Tells whether something stands at a place of a booking. */
export function isFilled(customer: CustomerColumns, place: string): boolean {
  const [column = '', name] = place.split('.')
  const outer = new Map<string, unknown>(Object.entries(customer)).get(column)
  const value = name === undefined ? outer : new Map(Object.entries(outer ?? {})).get(name)
  return typeof value === 'string' ? value.trim() !== '' : value !== undefined && value !== null
}

/** A place as the payload of a message names it: `firstName`, `fields/option_name`. */
function wireNameOf(place: string): string {
  const [column = '', name] = place.split('.')
  const camel = column.replace(/_[a-z]/g, (letters) => letters.slice(1).toUpperCase())
  return name === undefined ? camel : `${camel}/${name}`
}

/** Fields of a block in place of a customer's, as clients of the source expect them. */
export const blockCustomer = { first_name: '-', last_name: '-', customer_type: 'none' } as const

/** Tells whether a booking is meant to take time out of the calendar. */
export function isBlockInput(fields: JsonObject | undefined): boolean {
  return fields?._is_blocked === true || fields?._is_blocked === 1 || fields?._is_blocked === 'true'
}

/** The refusal of a block without its reason, where the company asks for one. */
export function whyNotBlock(customer: CustomerColumns, asksReason: boolean): Result<null> {
  const reason = customer.notes.blocked
  return asksReason && (typeof reason !== 'string' || reason.trim() === '')
    ? refuse('block_reason_required', 'notes')
    : done(null)
}
