import type { CustomerColumns } from '../book/customer.ts'
import { toldElsewhere } from './followed-columns.ts'

/** The customer as another system is told of them, with the mark that we write to the visitor. */
export function sentCustomer(customer: CustomerColumns): object {
  const { first_name, last_name, email, phone_country_code, phone_number, language } = customer
  const { customer_type, customer_number, notes, fields } = customer
  return {
    ...{ first_name, last_name, email, phone_country_code, phone_number, language },
    ...{ customer_type, customer_number, notes, fields: { ...fields, ...toldElsewhere } },
  }
}
