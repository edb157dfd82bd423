import type { RequestFailure } from '@rinda/client/bookings/booking-replies'
import type { LocalDate } from '@rinda/domain/time/zone'
import type { Hold } from '../../bookings/hold/hold.ts'
import type { WantedPlace, WantedSlot } from './place.ts'

/** Step of the form; it is at one at a time. */
export type Step =
  | { readonly at: 'choosing' }
  /** `isUnsure`: the server went away in the middle, and is asked what became of it. */
  | { readonly at: 'sending'; readonly isUnsure: boolean }
  | { readonly at: 'refused'; readonly failure: RequestFailure }
  | { readonly at: 'moved' }

/** State of the form that moves a booking: where to, which day, what time. */
export type MoveForm = {
  readonly wanted: WantedPlace
  readonly date: LocalDate
  readonly slot: WantedSlot | null
  readonly step: Step
}

export type MoveEvent =
  | { readonly type: 'placeChosen'; readonly wanted: WantedPlace }
  | { readonly type: 'dayChosen'; readonly date: LocalDate }
  | { readonly type: 'timeChosen'; readonly slot: WantedSlot }
  | { readonly type: 'submitted' }
  | { readonly type: 'unsure' }
  | { readonly type: 'refused'; readonly failure: RequestFailure }
  | { readonly type: 'moved' }

const choosing: Step = { at: 'choosing' }

export function beginMove(wanted: WantedPlace, date: LocalDate): MoveForm {
  return { wanted, date, slot: null, step: choosing }
}

/** Tells whether another time may be chosen: not while the booking is on its way. */
export function mayChoose({ step }: MoveForm): boolean {
  return step.at === 'choosing' || step.at === 'refused'
}

export function maySubmit(form: MoveForm): boolean {
  return form.slot !== null && mayChoose(form)
}

/** Gives the state after an event; an event that cannot happen at this step changes nothing. */
export function stepMove(form: MoveForm, event: MoveEvent): MoveForm {
  const isSending = form.step.at === 'sending'
  const chosen = (changed: Pick<MoveForm, 'slot'> & Partial<MoveForm>): MoveForm =>
    mayChoose(form) ? { ...form, ...changed, step: choosing } : form
  switch (event.type) {
    case 'placeChosen':
      return chosen({ wanted: event.wanted, slot: null })
    case 'dayChosen':
      return chosen({ date: event.date, slot: null })
    case 'timeChosen':
      return chosen({ slot: event.slot })
    case 'submitted':
      return maySubmit(form) ? { ...form, step: { at: 'sending', isUnsure: false } } : form
    case 'unsure':
      return isSending ? { ...form, step: { at: 'sending', isUnsure: true } } : form
    case 'refused':
      return isSending ? { ...form, step: { at: 'refused', failure: event.failure } } : form
    case 'moved':
      return isSending ? { ...form, step: { at: 'moved' } } : form
  }
}

/** Gives the refusal of the move or, without one, of the hold; null when nothing was refused. */
export function refusalOf({ step }: MoveForm, hold: Hold): RequestFailure | null {
  if (step.at === 'refused') return step.failure
  return hold.state === 'refused' ? hold.failure : null
}

/** State of the chosen time. Once it is over by the clock of this device, it has to be kept again, whatever the server says. */
export type Kept = 'no' | 'asked' | 'kept' | 'over'

export function keptOf(hold: Hold, isOver: boolean): Kept {
  if (hold.state === 'locking') return 'asked'
  if (hold.state === 'ended' || (hold.state === 'held' && isOver)) return 'over'
  return hold.state === 'held' ? 'kept' : 'no'
}
