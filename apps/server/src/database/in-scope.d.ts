import { type Expression, type ExpressionBuilder, type SqlBool } from 'kysely'
import type { Scope } from '../access/scope.ts'
import type { Schema } from './schema.ts'

/** The tables that carry a company: all that a caller may reach. */
type CompanyTables = {
  [Table in keyof Schema]: 'company_id' extends keyof Schema[Table] ? Table : never
}[keyof Schema]
/** The condition that a row lies within a scope. Every store's read carries it. */
export declare function inScope(
  scope: Scope,
): (eb: ExpressionBuilder<Schema, CompanyTables>) => Expression<SqlBool>
