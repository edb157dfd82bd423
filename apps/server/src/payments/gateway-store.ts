import type { Insertable, Selectable } from 'kysely'
import type { CompanyScope } from '../access/scope.ts'
import type { Database } from '../database/database.ts'
import type { PaymentGatewaysTable } from '../database/tables/payment-tables.ts'

export type GatewayRow = Selectable<PaymentGatewaysTable>

/** The gateway of a company, also where it is switched off: payments that were begun are still told of. */
export async function findGateway(
  db: Database,
  { companyId }: CompanyScope,
): Promise<GatewayRow | undefined> {
  return await db
    .selectFrom('payment_gateways')
    .selectAll()
    .where('company_id', '=', companyId)
    .executeTakeFirst()
}

/** Writes the gateway of a company, in the place of the one that it had. */
export async function putGateway(
  tx: Database,
  { companyId }: CompanyScope,
  gateway: Omit<Insertable<PaymentGatewaysTable>, 'company_id'>,
): Promise<GatewayRow> {
  return await tx
    .insertInto('payment_gateways')
    .values({ ...gateway, company_id: companyId })
    .onConflict((conflict) => conflict.column('company_id').doUpdateSet(gateway))
    .returningAll()
    .executeTakeFirstOrThrow()
}
