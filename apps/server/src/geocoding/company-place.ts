import type { Point } from '@rinda/domain/place/distance'
import { companyFacts } from '@rinda/rulebook/company-facts'
import type { PortalCaller } from '../access/caller.ts'
import { companyOf } from '../companies/company.ts'
import type { Database } from '../database/database.ts'

/** Gives the place of this person's company: places near it are found first. */
export async function companyPlace(db: Database, { user }: PortalCaller): Promise<Point> {
  const company = await companyOf(db, user.companyId)
  const { latitude, longitude } = companyFacts(user.companyId, company?.override)
  return { latitude, longitude }
}
