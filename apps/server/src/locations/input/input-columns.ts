import type { LocationPayload } from '@rinda/contract/set-up/location-payload'
import type { ServicePayload } from '@rinda/contract/set-up/service-payload'
import { done, refuse } from '@rinda/contract/wire/refusals'
import { locationFields } from '@rinda/domain/set-up/location-fields'
import { serviceFields } from '@rinda/domain/set-up/service-fields'
import type { LocationRow, ServiceRow } from '../../availability/setting-store.ts'
import type { LocationConfig, ServiceConfig } from '../../database/tables/set-up-tables.ts'
import type { SentFields } from '../../edge/sent-fields.ts'
import { type EditRight, isAboutTimes } from '../policy.ts'
import { changedColumns } from './changed-columns.ts'
import { defined, levelColumns, plainColumns, textColumns } from './field-columns.ts'
import { locationInput, type UrlRules } from './location-input.ts'
import { weekAfter } from './week.ts'

/** A location before it is one: what an input starts from when there is none. */
export const blankLocation = {
  accessibility: [false, false, false, false, false],
  opening_hours: {},
  config: {},
}
type LocationBefore = Partial<LocationRow> & Pick<LocationRow, 'accessibility' | 'opening_hours' | 'config'>

/** Gives the columns of a location that an input names, as they will be. What it does not name is absent, or as it was. */
export function locationColumns(before: LocationBefore, input: LocationPayload) {
  return defined({
    ...textColumns(locationFields, before, input),
    ...plainColumns(locationFields, input),
    ...levelColumns(locationFields, before, input),
    opening_hours: weekAfter(before.opening_hours, input),
    config: defined({ ...before.config, ...input.config }) as LocationConfig,
  })
}

type ServiceBefore = Partial<ServiceRow> & { config: ServiceConfig }

/** Gives those of a service. Its specialists stand in a table of their own. */
export function serviceColumns(before: ServiceBefore, input: ServicePayload) {
  const { specialists: _, ...config } = input.config ?? {}
  return defined({
    ...textColumns(serviceFields, before, input),
    ...plainColumns(serviceFields, input),
    config: defined({ ...before.config, ...config }) as ServiceConfig,
  })
}

type Shown = { readonly attributes: Readonly<Record<string, unknown>> }

/** Gives the columns of a location that an input would change, or why it may not: the same for a change and for the question what it would do. */
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
