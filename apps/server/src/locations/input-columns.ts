import { done, refuse } from '@rinda/contract/refusals'
import type { LocationRow, ServiceRow } from '../availability/setting-store.ts'
import { changedColumns } from './changed-columns.ts'
import { locationColumns } from './location-columns.ts'
import { locationWish, type UrlRules } from './location-input.ts'
import { type EditRight, isAboutTimes } from './policy.ts'
import { withoutSentBack } from './sent-back.ts'
import { serviceColumns } from './service-columns.ts'
import { serviceWish } from './service-input.ts'

type Shown = { readonly attributes: Readonly<Record<string, unknown>> }

/** The columns of a location that a payload would change, or why it may not: the same for a change and for the question what it would do. */
export function wishedLocation(
  { row, shown, right, urlRules }: { row: LocationRow; shown: Shown; right: EditRight; urlRules: UrlRules },
  payload: unknown,
) {
  const changes = withoutSentBack(payload, 'location', shown.attributes)
  const wish = locationWish(changes, row.opening_hours, urlRules)
  if (!wish.ok) return wish
  if (right === 'times' && !isAboutTimes(wish.value, 'location')) return refuse('forbidden')
  return done(changedColumns(row, locationColumns(row, wish.value)))
}

/** The same of a service, with the payload as it was understood. */
export function wishedService(
  { row, shown, right }: { row: ServiceRow; shown: Shown; right: EditRight },
  payload: unknown,
) {
  const wish = serviceWish(withoutSentBack(payload, 'service', shown.attributes))
  if (!wish.ok) return wish
  if (right === 'times' && !isAboutTimes(wish.value, 'service')) return refuse('forbidden')
  return done({ wish: wish.value, columns: changedColumns(row, serviceColumns(row, wish.value)) })
}
