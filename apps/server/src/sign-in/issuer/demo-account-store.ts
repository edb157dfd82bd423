import type { Database } from '../../database/database.ts'

/** Lists the demo accounts that can sign in, by company, in the order in which they were written down. */
export async function listDemoAccountRows(db: Database) {
  return await db
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
}
