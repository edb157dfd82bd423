import type { Role } from '@rinda/domain/access/role'
import type { Database } from '../../database/database.ts'
import type { Language } from '../../edge/page-language.ts'
import { listDemoAccountRows } from './demo-account-store.ts'

/** The password of every demo account. It stands on the sign-in page. */
export const demoPassword = 'demo'

export type DemoAccount = {
  readonly email: string
  readonly role: Role
  readonly company: Record<Language, string>
}

/** The demo accounts that can sign in, by company, in the order in which they were written down. */
export async function listDemoAccounts(db: Database): Promise<DemoAccount[]> {
  const rows = await listDemoAccountRows(db)
  return rows.map(({ email, role, lv, en, ru }) => ({ email, role, company: { lv, en, ru } }))
}
