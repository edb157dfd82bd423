import { type Insertable, type Selectable, sql } from 'kysely'
import type { CompanyScope } from '../../access/scope.ts'
import type { Database } from '../../database/database.ts'
import type { PaymentRehearsalsTable } from '../../database/tables/payment-tables.ts'

export type RehearsalRow = Selectable<PaymentRehearsalsTable>

/** Writes a payment to be rehearsed; asked for a second time it is the one that there is. */
export async function insertRehearsal(
  db: Database,
  { companyId }: CompanyScope,
  rehearsal: Omit<Insertable<PaymentRehearsalsTable>, 'company_id' | 'rehearsal_id' | 'choice'>,
): Promise<RehearsalRow> {
  return await db
    .insertInto('payment_rehearsals')
    .values({ ...rehearsal, company_id: companyId })
    .onConflict((conflict) =>
      conflict.columns(['company_id', 'reference']).doUpdateSet({ expires_at: rehearsal.expires_at }),
    )
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function findRehearsal(
  db: Database,
  { companyId }: CompanyScope,
  rehearsalId: string,
): Promise<RehearsalRow | undefined> {
  return await db
    .selectFrom('payment_rehearsals')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('rehearsal_id', '=', rehearsalId)
    .executeTakeFirst()
}

/** Keeps what somebody chose, and gives what is kept: the first choice stands, unless it was to give up and then the money came. */
export async function keepChoice(
  db: Database,
  { company_id, rehearsal_id }: RehearsalRow,
  choice: NonNullable<RehearsalRow['choice']>,
): Promise<RehearsalRow> {
  return await db
    .updateTable('payment_rehearsals')
    .set({ choice: sql`CASE WHEN choice = 'paid' THEN choice ELSE ${choice} END` })
    .where('company_id', '=', company_id)
    .where('rehearsal_id', '=', rehearsal_id)
    .returningAll()
    .executeTakeFirstOrThrow()
}
