import type { Role } from '@rinda/domain/access/role'
import type { Database } from '../../database/database.ts'
import type { Language } from '../page-language.ts'

/** The password of every demo account. It stands on the sign-in page. */
export const demoPassword = 'demo'

export type DemoAccount = {
  readonly email: string
  readonly role: Role
  readonly company: Record<Language, string>
}

/** The demo accounts that can sign in, by company, in the order in which they were written down. */
export async function listDemoAccounts(db: Database): Promise<DemoAccount[]> {
  const rows = await db
    .selectFrom('issuer_accounts as account')
    .innerJoin('portal_users as person', 'person.email', 'account.email')
    .innerJoin('companies as company', 'company.company_id', 'person.company_id')
    .select(['account.email', 'person.role'])
    .select(['company.name_lv as lv', 'company.name_en as en', 'company.name_ru as ru'])
    .where('account.is_demo', '=', true)
    .where('person.is_active', '=', true)
    .orderBy('person.company_id')
    .orderBy('person.portal_user_id')
    .execute()
  return rows.map(({ email, role, lv, en, ru }) => ({ email, role, company: { lv, en, ru } }))
}
