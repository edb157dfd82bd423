import type { Insertable } from 'kysely'
import type { UsersTable } from '../../database/tables/people-tables.ts'
import type { Random } from '../random.ts'
import { businesses, type Language, latin, namePools } from './names.ts'

/** Somebody who books. `userId` is null for those whom only the calendar knows. */
export type Visitor = {
  userId: number | null
  type: 'person' | 'business'
  number: string
  first: string
  last: string
  email: string
  phone: string
  language: Language
}

const languages = ['lv', 'lv', 'lv', 'lv', 'lv', 'lv', 'ru', 'ru', 'ru', 'en'] as const
const mailDomains = ['pasts.example', 'vestule.example', 'mail.example'] as const

/** The visitors of one company. Telephone numbers are not repeated. */
export function makeVisitors(random: Random, count: number, firstUserId: number): Visitor[] {
  const phones = new Set<string>()
  return Array.from({ length: count }, (_, index) => {
    const userId = random.chance(0.85) ? firstUserId + index : null
    let phone = `2${random.int(1_000_000, 9_999_999)}`
    while (phones.has(phone)) phone = `2${random.int(1_000_000, 9_999_999)}`
    phones.add(phone)
    const business = random.chance(0.05) ? random.pickAny(businesses) : undefined
    if (business) {
      const email = `birojs@${latin(business)}.example`
      const number = `4010${random.int(1_000_000, 9_999_999)}`
      return { userId, type: 'business', number, first: 'SIA', last: business, email, phone, language: 'lv' }
    }
    const language = random.pick(languages)
    const { first: firsts, last: lasts } = namePools[language][random.chance(0.55) ? 'women' : 'men']
    const first = random.pickAny(firsts) ?? ''
    const last = random.pickAny(lasts) ?? ''
    const hasEmail = random.chance(0.9)
    const email = hasEmail ? `${latin(first)}.${latin(last)}@${random.pick(mailDomains)}` : ''
    return { userId, type: 'person', number: '', first, last, email, phone, language }
  })
}

/** Goes through the visitors again and again, leaving some out each time. */
export function inTurn(random: Random, visitors: readonly Visitor[]): () => Visitor {
  let index = 0
  return () => {
    index = (index + random.int(1, 3)) % visitors.length
    const visitor = visitors[index]
    if (!visitor) throw new RangeError('nobody visits')
    return visitor
  }
}

/** The rows of those who have one. */
export function visitorRows(
  companyId: number,
  visitors: readonly Visitor[],
  random: Random,
  at: Date,
): Insertable<UsersTable>[] {
  return visitors.flatMap((visitor) =>
    visitor.userId === null
      ? []
      : [
          {
            company_id: companyId,
            user_id: visitor.userId,
            email: visitor.email,
            phone_country_code: '371',
            phone_number: visitor.phone,
            first_name: visitor.first,
            last_name: visitor.last,
            token: random.token(),
            project: 'rinda',
            created_at: at,
            updated_at: at,
          },
        ],
  )
}
