import type { LocationPayload } from '@rinda/contract/set-up/location-payload'
import type { ServicePayload } from '@rinda/contract/set-up/service-payload'
import { done, refuse } from '@rinda/contract/wire/refusals'
import type { LocationRow, ServiceRow } from '../availability/setting-store.ts'
import type { SentFields } from '../edge/sent-fields.ts'
import { changedColumns } from './changed-columns.ts'
import { locationColumns } from './location-columns.ts'
import { locationInput, type UrlRules } from './location-input.ts'
import { type EditRight, isAboutTimes } from './policy.ts'
import { serviceColumns } from './service-columns.ts'

type Shown = { readonly attributes: Readonly<Record<string, unknown>> }

/** The columns of a location that an input would change, or why it may not: the same for a change and for the question what it would do. */
export function requestedLocation(
  { row, shown, right, urlRules }: { row: LocationRow; shown: Shown; right: EditRight; urlRules: UrlRules },
  sent: SentFields<LocationPayload>,
) {
  const input = locationInput(sent.without(shown.attributes), row, urlRules)
  if (!input.ok) return input
  if (right === 'times' && !isAboutTimes(input.value, 'location')) return refuse('forbidden')
  return done(changedColumns(row, locationColumns(row, input.value)))
}

/** The same of a service, with the input as it was understood. */
export function requestedService(
  { row, shown, right }: { row: ServiceRow; shown: Shown; right: EditRight },
  sent: SentFields<ServicePayload>,
) {
  const input = sent.without(shown.attributes).read
  if (!input.ok) return input
  if (right === 'times' && !isAboutTimes(input.value, 'service')) return refuse('forbidden')
  return done({ input: input.value, columns: changedColumns(row, serviceColumns(row, input.value)) })
}
