import type { MoveInRow } from '@rinda/contract/set-up/move-in'
import type { CompanyScope } from '../access/scope.ts'
import type { UserRow } from '../customers/store.ts'
import type { Database } from '../database/database.ts'
import { listCustomers, type NewCustomer } from './customer-store.ts'

type Person = Pick<MoveInRow, 'first_name' | 'last_name' | 'email' | 'phone_country_code' | 'phone_number'>

/** Customers of the rows of a file: for each row who of them it is, as one who is known or by a place among the new ones; null: nothing says how to reach them. */
export type SortedCustomers = {
  of: readonly ({ known: number } | { fresh: number } | null)[]
  fresh: readonly Omit<NewCustomer, 'token'>[]
}

/**
 * Sorts rows by the customers that they tell of: a telephone number or an address, and a name, are one person, in the file as in the company.
 * A family that shares a number stays a family.
 */
export async function sortCustomers(
  db: Database,
  scope: CompanyScope,
  rows: readonly Person[],
): Promise<SortedCustomers> {
  const phones = [...new Set(rows.map((row) => row.phone_number).filter(Boolean))]
  const emails = [...new Set(rows.map((row) => row.email.toLowerCase()).filter(Boolean))]
  const known = new Map<string, number>()
  for (const user of await listCustomers(db, scope, phones, emails))
    for (const key of keysOf(user)) if (!known.has(key)) known.set(key, Number(user.user_id))
  const fresh: Omit<NewCustomer, 'token'>[] = []
  const places = new Map<string, number>()
  const of = rows.map((row) => {
    const keys = keysOf(row)
    if (keys.length === 0) return null
    const userId = keys.map((key) => known.get(key)).find((id) => id !== undefined)
    if (userId !== undefined) return { known: userId }
    const place = keys.map((key) => places.get(key)).find((one) => one !== undefined) ?? fresh.length
    if (place === fresh.length) fresh.push(personOf(row))
    for (const key of keys) places.set(key, place)
    return { fresh: place }
  })
  return { of, fresh }
}

function personOf({ first_name, last_name, email, phone_country_code, phone_number }: Person) {
  return { first_name, last_name, email, phone_country_code, phone_number }
}

/** Names by which somebody is recognised. */
function keysOf(person: Person | UserRow): string[] {
  const { first_name, last_name, email, phone_country_code: code, phone_number: number } = person
  const name = `${first_name} ${last_name}`
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()
  return [
    ...(number === '' ? [] : [`${code} ${number}/${name}`]),
    ...(email === '' ? [] : [`${email.toLowerCase()}/${name}`]),
  ]
}
