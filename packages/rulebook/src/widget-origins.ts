import { readOverride } from './override.ts'

/**
 * Lists the origins (`https://www.town.example`) whose pages may show a company's widget: none unless its row names some. Throws RangeError when
 * the row holds nonsense.
 */
export function widgetOrigins(companyId: number, override: unknown): readonly string[] {
  return readOverride(companyId, override).widgetOrigins ?? []
}
