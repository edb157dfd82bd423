import type { ImpactDocument } from '@rinda/contract/set-up/impact'
import { renderBooking } from '../bookings/resource.ts'
import type { ImpactList } from './impact.ts'

/** Renders the effect of a change as a document. */
export function renderImpact({ found, total }: ImpactList): ImpactDocument {
  const data = found.map(({ row, date, reasons }) => ({
    ...renderBooking(row),
    meta: { date, reasons: [...reasons] },
  }))
  return { data, meta: { total } }
}
