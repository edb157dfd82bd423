import type { createLocationPayload, LocationPayload } from '@rinda/contract/set-up/location-payload'
import type { Refusal, Result } from '@rinda/contract/wire/refusals'
import type { WeekHours } from '@rinda/domain/hours/opening-hours'
import { fieldNames, ofKind } from '@rinda/domain/set-up/field'
import { locationFields } from '@rinda/domain/set-up/location-fields'
import type { z } from 'zod'
import type { SentFields } from '../../edge/sent-fields.ts'
import { pageFault, urlFault } from '../../remote-systems/public-url.ts'
import { weekFaults } from './week.ts'

const pageNames = fieldNames(ofKind(locationFields, 'page'))
const systemNames = fieldNames(ofKind(locationFields, 'system'))

export type UrlRules = { mayBePrivate: boolean }
export type CreateInput = z.output<typeof createLocationPayload>['location']

/** Reads the location that somebody asks for, with every fault named. */
export function newLocationInput(sent: SentFields<CreateInput>, rules: UrlRules): Result<CreateInput> {
  return withFaults(sent.read, faultsIn(sent.asSent, { opening_hours: {}, qms_base_url: '' }, rules))
}

/**
 * Reads the change that somebody asks for, with every fault named. `before` are the hours that stay where
 * the input says nothing.
 */
export function locationInput(
  sent: SentFields<LocationPayload>,
  before: { opening_hours: WeekHours; qms_base_url: string },
  rules: UrlRules,
): Result<LocationPayload> {
  return withFaults(sent.read, faultsIn(sent.asSent, before, rules))
}

/** Lists the faults that the schema alone cannot see: of the week as a whole, and of where URLs lead. */
function faultsIn(
  input: { readonly [Name in keyof LocationPayload]?: unknown },
  before: { opening_hours: WeekHours; qms_base_url: string },
  rules: UrlRules,
): Refusal[] {
  const pages = pageNames.map((name) => fault(name, input[name], pageFault))
  const base = typeof input.qms_base_url === 'string' ? input.qms_base_url.trim() : before.qms_base_url
  const systems = systemNames.map((name) =>
    fault(name, input[name], (url) => urlFault(onBase(name, url, base), rules)),
  )
  return [...pages, ...systems, ...weekFaults(before.opening_hours, input)].filter((one) => one !== undefined)
}

/** An address of the queue system that begins with a slash stands on its base address. */
function onBase(name: string, url: string, base: string): string {
  const isRelative = /^\/(?!\/)/.test(url) && name.startsWith('qms_') && name !== 'qms_base_url'
  return isRelative ? (URL.parse(url, base)?.href ?? url) : url
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
