import type { NotFreeReason } from '@rinda/contract/booking/not-free'
import type { SlotTrial, SlotTrialResource } from '@rinda/contract/booking/slot-trial'
import { done, type Result, refuse } from '@rinda/contract/wire/refusals'
import { offeredStarts } from '@rinda/domain/availability/offer'
import type { FreeQuestion } from '@rinda/domain/availability/why-not-free'
import { whyNotFree } from '@rinda/domain/availability/why-not-free'
import { dayBounds, fromUtcDateTime, type LocalDate, utcDateTime } from '@rinda/domain/time/zone'
import { maySeeService, type PortalCaller, profileOf } from '../access/caller.ts'
import { narrow } from '../access/scope.ts'
import type { Boards } from '../availability/boards/boards.ts'
import { type HeldBy, heldOn, type LocationDay } from '../availability/boards/location-day.ts'
import { slotsOn } from '../availability/boards/slots-on.ts'
import { whyInactive } from '../availability/candidate.ts'
import {
  mergeReasons,
  namedIn,
  reasonsOnWire,
  type ServiceReasons,
} from '../availability/not-free-reasons.ts'
import { offerRules } from '../availability/offer-rules.ts'
import type { LocationSetting, ServiceSetting } from '../availability/setting.ts'
import type { Settings } from '../availability/settings.ts'
import type { Database } from '../database/database.ts'
import { findHolders } from '../occupancies/holder-store.ts'
import { settingOnTrial } from './setting-on-trial.ts'
import { trialFacts } from './trial-facts.ts'

export type TrialContext = { db: Database; boards: Boards; settings: Pick<Settings, 'imagine'> }

/**
 * Works out the starts of a day as a visitor meets them, and as they would with other facts, each that is refused with its reasons. It asks the same
 * engine as a booking does, and writes nothing.
 */
export async function trySlots(
  { db, boards, settings }: TrialContext,
  caller: PortalCaller,
  trial: SlotTrial,
  now: Date,
): Promise<Result<SlotTrialResource>> {
  const { location_id, service_id, date } = trial
  const setting = await boards.settingOf(caller, location_id)
  if (!setting) return refuse('not_found', 'slot_trial/location_id')
  const service = maySeeService(caller, service_id) ? setting.services.get(service_id) : undefined
  if (!service) return refuse('not_found', 'slot_trial/service_id')
  if (trial.specialist_ids?.some((id) => !setting.specialists.has(id)))
    return refuse('specialist_not_offered', 'slot_trial/specialist_ids')
  const scope = narrow(caller.scope, setting.companyId)
  const other = await settingOnTrial({ db, settings }, scope, trial)
  const changed = other?.services.get(service_id)
  if (!other || !changed) return refuse('not_found', 'slot_trial/location_id')

  const minute = Math.floor(now.getTime() / 60_000)
  const [day] = await boards.daysOf(setting, [date], now)
  if (!day) return refuse('not_found', 'slot_trial/date')
  const sides = {
    now: sideOf(setting, service, day, minute, undefined),
    tried: sideOf(other, changed, day, minute, trial.duration_minutes),
  }
  const starts = [...new Set([...sides.now.grid, ...sides.tried.grid])].sort((one, two) => one - two)
  const noon = dayBounds(date, setting.zone).from + 720
  const asked = starts.length > 0 ? starts : [noon]
  const found = asked.map((at) => ({ at, now: sides.now.at(at), tried: sides.tried.at(at) }))
  const named = found.flatMap((one) =>
    [one.now, one.tried].flatMap(({ why }) => namedIn(mergeReasons([why]))),
  )
  const holders = await findHolders(db, scope, [...new Set(named)])
  const showsReason = profileOf(caller, setting.company).booking.blockReason
  const told = (side: Found, of: LocationSetting) => ({
    available: side.available,
    reasons: reasonsOnWire(mergeReasons([side.why]), { caller, setting: of, showsReason, holders }),
  })
  const shown = found.map(({ at, ...both }) => ({
    ...utcDateTime(at),
    now: told(both.now, setting),
    tried: told(both.tried, other),
  }))
  const none: NotFreeReason[] = []
  const [first] = shown
  const without =
    starts.length === 0 && first
      ? { now: first.now.reasons, tried: first.tried.reasons }
      : { now: none, tried: none }
  return done({
    id: String(service_id),
    type: 'slot_trial',
    attributes: {
      timezone: setting.zone,
      facts: trialFacts(setting, service, date),
      starts: starts.length === 0 ? [] : shown,
      without,
    },
  })
}

type Found = { available: number; why: ServiceReasons }

/** Answers for one set of facts: the grid of the day, and what a visitor meets at a start. */
function sideOf(
  setting: LocationSetting,
  service: ServiceSetting,
  day: LocationDay,
  minute: number,
  durationMinutes: number | undefined,
) {
  const ruled = offerRules(setting, setting.profile, service, null, 'visitor', minute)
  const rules = durationMinutes === undefined ? ruled : { ...ruled, durationMinutes }
  const { resources } = service
  const serviceId = service.row.service_id
  const inactive = whyInactive(setting, { service, resources })
  const slots = inactive ? [] : slotsOn(day, { serviceId, rules, resources, kept: 'nothing' }, minute + 1)
  const free = new Map(slots.map((slot) => [fromUtcDateTime(slot.date, slot.time), slot.available]))
  const question: Omit<FreeQuestion<HeldBy>, 'at'> = {
    ...{ rules, resources, occupancies: heldOn(day), notBefore: minute + 1 },
  }
  return {
    grid: gridOf(rules, day.date),
    at(at: number): Found {
      const available = free.get(at) ?? 0
      if (available > 0) return { available, why: { serviceId, reasons: [] } }
      const reasons = inactive ? [{ code: inactive }] : whyNotFree({ ...question, at })
      return { available, why: { serviceId, reasons } }
    },
  }
}

/** The starts of a day whether or not it is too early, or too late, to book it. */
function gridOf(rules: Parameters<typeof offeredStarts>[0], date: LocalDate): readonly number[] {
  return offeredStarts({ ...rules, range: null }, date)
}
