import {
  createLocationPayload,
  type HourName,
  type LocationPayload,
  type SystemUrl,
  systemUrls,
  updateLocationPayload,
} from '@rinda/contract/set-up/location-payload'
import { done, type Refusal, type Result } from '@rinda/contract/wire/refusals'
import type { WeekHours } from '@rinda/domain/hours/opening-hours'
import type { z } from 'zod'
import { parse } from '../edge/parse.ts'
import { pageFault, urlFault } from './public-url.ts'
import { weekFaults } from './week.ts'

export type UrlRules = { mayBePrivate: boolean }
export type CreateInput = z.output<typeof createLocationPayload>['location']

/** The location that somebody asks for, with every fault named. */
export function newLocationInput(payload: unknown, rules: UrlRules): Result<CreateInput> {
  const parsed = parse(createLocationPayload, payload)
  return withFaults(parsed.ok ? done(parsed.value.location) : parsed, faultsIn(payload, {}, rules))
}

/** What somebody asks to be different, with every fault named. `before` are the hours that stay where the input says nothing. */
export function locationInput(payload: unknown, before: WeekHours, rules: UrlRules): Result<LocationPayload> {
  const parsed = parse(updateLocationPayload, payload)
  return withFaults(parsed.ok ? done(parsed.value.location) : parsed, faultsIn(payload, before, rules))
}

/** What the schema alone cannot see: the week as a whole, and where addresses lead. */
function faultsIn(payload: unknown, before: WeekHours, rules: UrlRules): Refusal[] {
  const sent = (payload as { location?: unknown } | null | undefined)?.location
  if (typeof sent !== 'object' || sent === null) return []
  const { www, ...input } = sent as { www?: unknown } & Partial<Record<SystemUrl | HourName, unknown>>
  const urls = systemUrls.map((name) => fault(name, input[name], (url) => urlFault(url, rules)))
  return [fault('www', www, pageFault), ...urls, ...weekFaults(before, input)].filter(
    (one) => one !== undefined,
  )
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
