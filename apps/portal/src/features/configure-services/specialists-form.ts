import { added, isSameList, removed } from './chosen-list.ts'

/** Step of the drawer; it is at one at a time. */
export type Step =
  | { readonly at: 'choosing' }
  | { readonly at: 'sending' }
  /** `why` is in the person's language. */
  | { readonly at: 'refused'; readonly why: string }
  /** Somebody else was quicker: who serves now. What was chosen here stays, and can be saved over it. */
  | { readonly at: 'overtaken' }
  | { readonly at: 'saved' }

/** State of the drawer in which it is chosen who serves: the specialists as they were seen last, and as they are chosen. */
export type SpecialistsForm = {
  readonly seen: readonly number[]
  readonly ids: readonly number[]
  readonly step: Step
}

export type SpecialistsEvent =
  | { readonly type: 'added' | 'removed'; readonly id: number }
  | { readonly type: 'submitted' }
  /** An empty `why`: the person thought better of it. */
  | { readonly type: 'refused'; readonly why: string }
  | { readonly type: 'overtaken'; readonly seen: readonly number[] }
  | { readonly type: 'saved' }

const choosing: Step = { at: 'choosing' }

export function beginSpecialists(seen: readonly number[]): SpecialistsForm {
  return { seen, ids: seen, step: choosing }
}

export function mayChange({ step }: SpecialistsForm): boolean {
  return step.at !== 'sending' && step.at !== 'saved'
}

/** Gives the state after an event; an event that cannot happen at this step changes nothing. */
export function stepSpecialists(form: SpecialistsForm, event: SpecialistsEvent): SpecialistsForm {
  const isSending = form.step.at === 'sending'
  switch (event.type) {
    case 'added':
      return mayChange(form) ? { ...form, ids: added(form.ids, event.id) } : form
    case 'removed':
      return mayChange(form) ? { ...form, ids: removed(form.ids, event.id) } : form
    case 'submitted':
      if (!mayChange(form)) return form
      return { ...form, step: { at: isSameList(form.ids, form.seen) ? 'saved' : 'sending' } }
    case 'refused':
      if (!isSending) return form
      return { ...form, step: event.why === '' ? choosing : { at: 'refused', why: event.why } }
    case 'overtaken':
      return isSending ? { ...form, seen: event.seen, step: { at: 'overtaken' } } : form
    case 'saved':
      return isSending ? { ...form, step: { at: 'saved' } } : form
  }
}
