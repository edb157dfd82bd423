import type {
  StaffingHour,
  StaffingPlanAttributes,
  StaffingPlanResource,
  StaffingResource,
  StaffingSuggestion,
} from '@rinda/contract/queue/staffing'
import { quantile } from '@rinda/domain/queue/estimate/quantile'
import type { KnownBefore } from '@rinda/domain/queue/staffing/expected-week'
import type { WeekHits } from '@rinda/domain/queue/staffing/hit-rate'
import type { WeekDay, WeekHour } from '@rinda/domain/queue/staffing/staff-week'
import {
  type OfferedStart,
  type PlannedDay,
  type SlotToOpen,
  type Suggestion,
  suggest,
} from '@rinda/domain/queue/staffing/suggestions'

/** The only way of a plan to the wire. */
export function planResource(plan: StaffingPlanAttributes): StaffingPlanResource {
  return { id: `${plan.location_id}/${plan.date}/${plan.hour}`, type: 'staffing_plan', attributes: plan }
}

/** A week's counters as they were worked out. */
export type Shown = {
  locationId: number
  week: string
  target: number
  mayPlan: boolean
  known: KnownBefore
  days: readonly WeekDay[]
  slot: SlotToOpen | null
  /** Starts at which that can be booked already. */
  offered: readonly OfferedStart[]
  hits: readonly WeekHits[]
  now: number
}

/** The only way of a week's counters to the wire. */
export function staffingResource(shown: Shown): StaffingResource {
  const { locationId, week, target, mayPlan, known, days, slot, offered, hits, now } = shown
  const { learnt, usual, isEnough } = known
  return {
    id: String(locationId),
    type: 'staffing',
    attributes: {
      ...{ location_id: locationId, week, target, may_plan: mayPlan },
      learnt: {
        ...{ is_enough: isEnough, weeks: usual.weeks, visits: learnt.visits, no_show: learnt.noShow },
        visit_minutes: visitMinutes(known),
        missed: learnt.missed === 1 ? null : learnt.missed,
      },
      days: days.map(({ date, hours }) => ({ date, hours: hours.map((hour) => hourOf(hour, now)) })),
      suggestions: suggest(
        days.map((day) => plannedDay(day, now)),
        slot,
        offered,
      ).map(suggestionOf),
      hits: hits.map(({ monday, ...counts }) => ({ week: monday, ...counts })),
    },
  }
}

const minutesUp = (ms: number | null) => (ms === null ? null : Math.ceil(ms / 60_000))
const minutesDown = (ms: number | null) => (ms === null ? null : Math.floor(ms / 60_000))

function hourOf(
  { hour, till, usual, own, walkIns, appointments, staffed }: WeekHour,
  now: number,
): StaffingHour {
  return {
    ...{ hour, is_past: till <= now, usual, own, needed: staffed?.needed ?? null },
    waits: staffed?.waits.map(({ counters, wait }) => ({ counters, minutes: minutesUp(wait) })) ?? [],
    ...{ low: minutesDown(staffed?.low ?? null), high: minutesUp(staffed?.high ?? null) },
    ...{ visitors: Math.round(walkIns + appointments), appointments: Math.round(appointments) },
  }
}

/** Lists the hours of a day that can be advised on: something is known of them. */
function plannedDay({ date, hours }: WeekDay, now: number): PlannedDay {
  return {
    date,
    hours: hours.flatMap(({ hour, till, usual, own, staffed }) =>
      staffed ? [{ hour, planned: own ?? usual, needed: staffed.needed, isPast: till <= now }] : [],
    ),
  }
}

function suggestionOf(one: Suggestion): StaffingSuggestion {
  if (one.kind !== 'open') return one
  const { serviceId, ...rest } = one
  return { ...rest, service_id: serviceId }
}

function visitMinutes({ learnt }: KnownBefore): number | null {
  const times = Object.values(learnt.habits.services).flatMap(({ ms }) => ms)
  if (times.length === 0) return null
  return Math.round(
    quantile(
      times.sort((one, other) => one - other),
      0.5,
    ) / 60_000,
  )
}
