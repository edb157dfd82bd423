import { findCompanyRow } from '../../companies/company-store.ts'
import type { PagesContext } from '../context.ts'
import { anyVisitor, type Place } from '../shown-places.ts'

/** Finds a location that is shown, whether its company is or not; undefined where there is none of that id. */
export async function findPlace(
  { db, settings }: Pick<PagesContext, 'db' | 'settings'>,
  locationId: number | null | undefined,
): Promise<Place | undefined> {
  const setting = locationId ? await settings.find(anyVisitor, locationId) : undefined
  if (!setting?.location.is_visible) return undefined
  const company = await findCompanyRow(db, setting.companyId)
  return company && { setting, company }
}
