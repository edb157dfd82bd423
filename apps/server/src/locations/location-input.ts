import type { createLocationPayload, LocationPayload } from '@rinda/contract/set-up/location-payload'
import type { Refusal, Result } from '@rinda/contract/wire/refusals'
import type { WeekHours } from '@rinda/domain/hours/opening-hours'
import { fieldNames, ofKind } from '@rinda/domain/set-up/field'
import { locationFields } from '@rinda/domain/set-up/location-fields'
import type { z } from 'zod'
import type { SentFields } from '../edge/sent-fields.ts'
import { pageFault, urlFault } from './public-url.ts'
import { weekFaults } from './week.ts'

const pageNames = fieldNames(ofKind(locationFields, 'page'))
const systemNames = fieldNames(ofKind(locationFields, 'system'))

export type UrlRules = { mayBePrivate: boolean }
export type CreateInput = z.output<typeof createLocationPayload>['location']

/** Reads the location that somebody asks for, with every fault named. */
export function newLocationInput(sent: SentFields<CreateInput>, rules: UrlRules): Result<CreateInput> {
  return withFaults(sent.read, faultsIn(sent.asSent, {}, rules))
}

/**
 * Reads the change that somebody asks for, with every fault named. `before` are the hours that stay where
 * the input says nothing.
 */
export function locationInput(
  sent: SentFields<LocationPayload>,
  before: WeekHours,
  rules: UrlRules,
): Result<LocationPayload> {
  return withFaults(sent.read, faultsIn(sent.asSent, before, rules))
}

/** Lists the faults that the schema alone cannot see: of the week as a whole, and of where URLs lead. */
function faultsIn(
  input: { readonly [Name in keyof LocationPayload]?: unknown },
  before: WeekHours,
  rules: UrlRules,
): Refusal[] {
  const pages = pageNames.map((name) => fault(name, input[name], pageFault))
  const systems = systemNames.map((name) => fault(name, input[name], (url) => urlFault(url, rules)))
  return [...pages, ...systems, ...weekFaults(before, input)].filter((one) => one !== undefined)
}

function fault(
  name: string,
  value: unknown,
  faultOf: (url: string) => Refusal['reason'] | null,
): Refusal | undefined {
  const reason = typeof value === 'string' && value.trim() !== '' ? faultOf(value.trim()) : null
  return reason ? { reason, field: `location/${name}` } : undefined
}

function withFaults<Value>(parsed: Result<Value>, faults: readonly Refusal[]): Result<Value> {
  const [first, ...rest] = [...(parsed.ok ? [] : parsed.refusals), ...faults]
  return first ? { ok: false, refusals: [first, ...rest] } : parsed
}
