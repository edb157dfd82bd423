import type { RequestFailure } from '@rinda/client/bookings/booking-replies'
import type { Fault, VisitorValues } from '@rinda/client/bookings/visitor-values'
import type { FormFieldKey } from '@rinda/domain/company/profile'
import type { LocalDate } from '@rinda/domain/time/zone'
import type { Hold } from '../../bookings/hold/hold.ts'
import type { Slot } from './time/slot.ts'
import { homeCountry } from './visitor/phone.ts'

/** Service, specialist and day whose free times are offered; a `specialistId` of null is any of them. */
export type Choice = {
  readonly serviceId: number | undefined
  readonly specialistId: number | null
  readonly date: LocalDate
}

/** Time of the booking: the one that was clicked, or a choice among free times, in which one may be chosen already. */
export type Time =
  | { readonly at: 'picked'; readonly slot: Slot }
  | { readonly at: 'choosing'; readonly choice: Choice; readonly slot: Slot | null }

/** Reason why it was not booked. */
export type Reason =
  | { readonly kind: 'fields'; readonly found: readonly Fault[] }
  | { readonly kind: 'slot' }
  | { readonly kind: 'refused'; readonly failure: RequestFailure }

/** Message that lies over the form: the reason why it was not booked, or why the time cannot be held. */
export type Message = Reason | { readonly kind: 'locked'; readonly failure: RequestFailure }

/** Step of the form; it is at one at a time. */
export type Step =
  | { readonly at: 'filling' }
  | { readonly at: 'explaining'; readonly reason: Reason }
  /** Saving was asked for while the time was still being asked for: it is done as soon as it is held. */
  | { readonly at: 'awaiting-hold' }
  | { readonly at: 'checking' }
  /** `isUnsure`: the server went away in the middle, and is asked what became of it. */
  | { readonly at: 'sending'; readonly isUnsure: boolean }
  | { readonly at: 'booked' }

/** State of the form in which a visitor is booked. What was typed is never taken away. */
export type FormState = {
  readonly time: Time
  /** The day at which a choice of a time begins. */
  readonly date: LocalDate
  /** Also of fields that another service does not ask for: they are there again when the field is. */
  readonly values: VisitorValues
  readonly country: string
  /** The fields that are marked; a mark goes away as soon as its field is changed. */
  readonly marks: readonly Fault[]
  readonly step: Step
}

export type FormEvent =
  | { readonly type: 'typed'; readonly key: FormFieldKey; readonly value: string }
  /** A known visitor was chosen. */
  | { readonly type: 'filled'; readonly known: VisitorValues }
  | { readonly type: 'countryChosen'; readonly country: string }
  /** Another service, specialist or day: the time is to be chosen anew. */
  | { readonly type: 'choiceChanged'; readonly choice: Choice }
  | { readonly type: 'timeChosen'; readonly choice: Choice; readonly slot: Slot }
  /** Another service or length at the time that was clicked. */
  | { readonly type: 'slotChanged'; readonly slot: Slot }
  | { readonly type: 'otherTime' }
  | { readonly type: 'submitted'; readonly hold: Hold['state'] }
  | { readonly type: 'holdChanged'; readonly hold: Hold['state'] }
  /** `isReady`: of what repeats every time is known, and none is in the way. */
  | { readonly type: 'checked'; readonly found: readonly Fault[]; readonly isReady: boolean }
  | { readonly type: 'unsure' }
  | { readonly type: 'refused'; readonly failure: RequestFailure }
  | { readonly type: 'booked' }
  | { readonly type: 'understood' }

const filling: Step = { at: 'filling' }

/** Begins the form with a slot that was clicked, or, for null, with the choice of a time. */
export function beginForm(slot: Slot | null, date: LocalDate, serviceId: number | undefined): FormState {
  const choice = { serviceId, specialistId: null, date }
  const time: Time = slot ? { at: 'picked', slot } : { at: 'choosing', choice, slot: null }
  return { time, date, values: {}, country: homeCountry, marks: [], step: filling }
}

/** Tells whether the time may change: not while it is on its way to be booked. */
export function mayChangeTime({ step }: FormState): boolean {
  return step.at !== 'checking' && step.at !== 'sending' && step.at !== 'booked'
}

export function maySubmit({ step }: FormState): boolean {
  return step.at === 'filling' || step.at === 'explaining'
}

/** Gives the state after an event; an event that cannot happen at this step changes nothing. */
export function stepForm(state: FormState, event: FormEvent): FormState {
  const { step } = state
  const unmarked = (key: FormFieldKey) => state.marks.filter(({ field }) => field !== key)
  // Another time is another booking: what was asked for the one before is to be asked for again.
  const withTime = (time: Time): FormState =>
    mayChangeTime(state) ? { ...state, time, step: filling } : state
  switch (event.type) {
    case 'typed': {
      const values = { ...state.values, [event.key]: event.value }
      return { ...state, values, marks: unmarked(event.key) }
    }
    case 'filled': {
      const marks = state.marks.filter(({ field }) => event.known[field] === undefined)
      return { ...state, values: { ...state.values, ...event.known }, marks }
    }
    case 'countryChosen':
      return { ...state, country: event.country, marks: unmarked('phone_number') }
    case 'choiceChanged':
      return withTime({ at: 'choosing', choice: event.choice, slot: null })
    case 'timeChosen':
      return withTime({ at: 'choosing', choice: event.choice, slot: event.slot })
    case 'slotChanged':
      return withTime({ at: 'picked', slot: event.slot })
    case 'otherTime':
      return withTime({ at: 'choosing', choice: choiceOf(state), slot: null })
    case 'submitted':
      if (!maySubmit(state)) return state
      return { ...state, step: { at: event.hold === 'locking' ? 'awaiting-hold' : 'checking' } }
    case 'holdChanged':
      // Where it is held, it is submitted anew.
      return step.at === 'awaiting-hold' && event.hold !== 'locking' ? { ...state, step: filling } : state
    case 'checked':
      return step.at === 'checking' ? afterCheck(state, event) : state
    case 'unsure':
      return step.at === 'sending' ? { ...state, step: { at: 'sending', isUnsure: true } } : state
    case 'refused':
      if (step.at !== 'sending' && step.at !== 'checking') return state
      return { ...state, step: { at: 'explaining', reason: { kind: 'refused', failure: event.failure } } }
    case 'booked':
      return step.at === 'sending' ? { ...state, step: { at: 'booked' } } : state
    case 'understood':
      return step.at === 'explaining' ? { ...state, step: filling } : state
  }
}

function afterCheck(state: FormState, { found, isReady }: FormEvent & { type: 'checked' }): FormState {
  const explaining = (reason: Reason): FormState => ({
    ...state,
    marks: found,
    step: { at: 'explaining', reason },
  })
  if (found.length > 0) return explaining({ kind: 'fields', found })
  if (!state.time.slot) return explaining({ kind: 'slot' })
  return { ...state, marks: [], step: isReady ? { at: 'sending', isUnsure: false } : filling }
}

function choiceOf({ time, date }: FormState): Choice {
  if (time.at === 'choosing') return time.choice
  return { serviceId: time.slot.serviceId, specialistId: null, date }
}

export function serviceOf(time: Time): number | undefined {
  return time.at === 'picked' ? time.slot.serviceId : time.choice.serviceId
}

/** Gives the one message that lies over the form; null when there is none. */
export function messageOf({ step }: FormState, hold: Hold): Message | null {
  if (hold.state === 'refused') return { kind: 'locked', failure: hold.failure }
  return step.at === 'explaining' ? step.reason : null
}

/** Tells whether something was typed that should not be lost. */
export function isTouched({ values }: FormState): boolean {
  return Object.values(values).some((value) => value.trim() !== '')
}
