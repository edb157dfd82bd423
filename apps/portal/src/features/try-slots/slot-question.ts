import type { SlotTrialDraft } from '@rinda/client/bookings/slot-trial'
import { isCalendarDate, isLocalTime } from '@rinda/domain/time/zone'

/** Question as an address holds it: what is absent is as it is set up. Ranges are `08:00-12:00`, several with commas between; `closed`, `none`: without any. */
export type SlotQuestion = {
  readonly location?: number
  readonly service?: number
  readonly date?: string
  readonly hours?: string
  readonly breaks?: string
  readonly duration?: number
  readonly step?: number
  readonly places?: number
  readonly who?: string
  readonly min?: number
  readonly max?: number
}

/** Names of the facts that can be tried. */
export const triedFacts = ['hours', 'breaks', 'duration', 'step', 'places', 'who', 'min', 'max'] as const
export const closed = 'closed'
export const none = 'none'

const bounds = {
  ...{ location: [1, 2_147_483_647], service: [1, 2_147_483_647] },
  ...{ duration: [5, 1440], step: [5, 1440], places: [1, 100], min: [0, 3650], max: [0, 3650] },
} satisfies Record<string, [least: number, most: number]>

/** Reads a question from an address; what makes no sense is left out. */
export function parseSlotQuestion(search: Record<string, unknown>): SlotQuestion {
  const numbers = Object.entries(bounds).flatMap(([name, [least, most]]) => {
    const value = search[name] === '' ? Number.NaN : Number(search[name] ?? Number.NaN)
    return Number.isInteger(value) && value >= least && value <= most ? [[name, value] as const] : []
  })
  const date = String(search.date ?? '')
  const hours = String(search.hours ?? '')
  const breaks = String(search.breaks ?? '')
  const who = String(search.who ?? '')
  return {
    ...Object.fromEntries(numbers),
    ...(isCalendarDate(date) ? { date } : {}),
    ...(hours === closed || rangeIn(hours) ? { hours } : {}),
    ...(breaks === none ||
    (breaks !== '' && breaks.split(',').length <= 10 && breaks.split(',').every(rangeIn))
      ? { breaks }
      : {}),
    ...(who === none || /^\d{1,9}(,\d{1,9})*$/.test(who) ? { who } : {}),
  }
}

/** Reads `08:00-12:00`; null: it is no such range. */
export function rangeIn(text: string): { from: string; till: string } | null {
  const [from = '', till = '', ...more] = text.split('-')
  return isLocalTime(from) && isLocalTime(till) && from < till && more.length === 0 ? { from, till } : null
}

/** Gives the question as the server is asked it. */
export function draftOf(
  question: SlotQuestion,
  place: { locationId: number; serviceId: number; date: string },
): SlotTrialDraft {
  const { hours, breaks, who, duration, step, places, min, max } = question
  const listed = (text: string) => (text === none ? [] : text.split(','))
  return {
    ...place,
    hours: hours === undefined ? undefined : rangeIn(hours),
    breaks: breaks === undefined ? undefined : listed(breaks).flatMap((one) => rangeIn(one) ?? []),
    durationMinutes: duration,
    stepMinutes: step,
    places,
    specialistIds: who === undefined ? undefined : listed(who).map(Number),
    minDays: min,
    maxDays: max,
  }
}
