import { done, refuse } from '@rinda/contract/wire/refusals'
import type { LocationRow, ServiceRow } from '../availability/setting-store.ts'
import { changedColumns } from './changed-columns.ts'
import { locationColumns } from './location-columns.ts'
import { locationInput, type UrlRules } from './location-input.ts'
import { type EditRight, isAboutTimes } from './policy.ts'
import { withoutSentBack } from './sent-back.ts'
import { serviceColumns } from './service-columns.ts'
import { serviceInput } from './service-input.ts'

type Shown = { readonly attributes: Readonly<Record<string, unknown>> }

/** The columns of a location that a payload would change, or why it may not: the same for a change and for the question what it would do. */
export function requestedLocation(
  { row, shown, right, urlRules }: { row: LocationRow; shown: Shown; right: EditRight; urlRules: UrlRules },
  payload: unknown,
) {
  const changes = withoutSentBack(payload, 'location', shown.attributes)
  const input = locationInput(changes, row.opening_hours, urlRules)
  if (!input.ok) return input
  if (right === 'times' && !isAboutTimes(input.value, 'location')) return refuse('forbidden')
  return done(changedColumns(row, locationColumns(row, input.value)))
}

/** The same of a service, with the payload as it was understood. */
export function requestedService(
  { row, shown, right }: { row: ServiceRow; shown: Shown; right: EditRight },
  payload: unknown,
) {
  const input = serviceInput(withoutSentBack(payload, 'service', shown.attributes))
  if (!input.ok) return input
  if (right === 'times' && !isAboutTimes(input.value, 'service')) return refuse('forbidden')
  return done({ input: input.value, columns: changedColumns(row, serviceColumns(row, input.value)) })
}
