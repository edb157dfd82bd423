import type { Language } from '@rinda/contract/wire/json-api'
import { sql } from 'kysely'
import type { CompanyScope } from '../../access/scope.ts'
import type { Database } from '../../database/database.ts'

type Named = { id: number; name: string; location_id: number | null }

/** Lists what a company's locations, services and specialists are called in a language, in their order. */
export async function listNames(
  db: Database,
  { companyId }: CompanyScope,
  language: Language,
): Promise<{ location: Named[]; service: Named[]; specialist: Named[] }> {
  const name = sql.ref(`name_${language}`)
  const { rows } = await sql<Named & { side: 'location' | 'service' | 'specialist' }>`
    SELECT 'location' AS side, location_id AS id, coalesce(nullif(${name}, ''), name) AS name, NULL::integer AS location_id, position
    FROM locations WHERE company_id = ${companyId}::integer
    UNION ALL SELECT 'service', service_id, coalesce(nullif(${name}, ''), name), location_id, position
    FROM services WHERE company_id = ${companyId}::integer
    UNION ALL SELECT 'specialist', specialist_id, name, NULL, 0 FROM specialists WHERE company_id = ${companyId}::integer
    ORDER BY location_id NULLS FIRST, position, name, id`.execute(db)
  const of = (side: string) => rows.filter((row) => row.side === side)
  return { location: of('location'), service: of('service'), specialist: of('specialist') }
}
