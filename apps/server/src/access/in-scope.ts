import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import type { Schema } from '../database/schema.ts'
import type { Scope } from './scope.ts'

/** The tables that carry a company: all that a caller may reach. */
type CompanyTables = {
  [Table in keyof Schema]: 'company_id' extends keyof Schema[Table] ? Table : never
}[keyof Schema]

/** The condition that a row lies within a scope. Every store's read carries it. */
export function inScope(scope: Scope) {
  return (eb: ExpressionBuilder<Schema, CompanyTables>): Expression<SqlBool> =>
    scope.companyId === 'all' ? eb.lit(true) : eb(sql.ref<number>('company_id'), '=', scope.companyId)
}
