/** Part of a series that is to be canceled: this time only, or also all later ones. */
export type CancelScope = 'one' | 'following'

/** Step of the question; it is at one at a time. `why` is in the person's language. */
export type Step =
  | { readonly at: 'asking' }
  | { readonly at: 'comment-needed' }
  /** `isUnsure`: the server went away in the middle, and is asked what became of it. */
  | { readonly at: 'sending'; readonly isUnsure: boolean }
  | { readonly at: 'refused'; readonly why: string }
  | { readonly at: 'canceled' }

/** State of the question before a booking is canceled. The comment that was written is never taken away. */
export type CancelForm = { readonly scope: CancelScope; readonly comment: string; readonly step: Step }

export type CancelEvent =
  | { readonly type: 'scopeChosen'; readonly scope: CancelScope }
  | { readonly type: 'commentWritten'; readonly comment: string }
  | { readonly type: 'submitted'; readonly needsComment: boolean }
  | { readonly type: 'unsure' }
  | { readonly type: 'refused'; readonly why: string }
  | { readonly type: 'canceled' }

const asking: Step = { at: 'asking' }

export const beginCancel: CancelForm = { scope: 'one', comment: '', step: asking }

export function maySubmit({ step }: CancelForm): boolean {
  return step.at !== 'sending' && step.at !== 'canceled'
}

/** Gives the state after an event; an event that cannot happen at this step changes nothing. */
export function stepCancel(form: CancelForm, event: CancelEvent): CancelForm {
  const { step } = form
  const isSending = step.at === 'sending'
  switch (event.type) {
    case 'scopeChosen':
      return maySubmit(form) ? { ...form, scope: event.scope } : form
    case 'commentWritten':
      return { ...form, comment: event.comment, step: step.at === 'comment-needed' ? asking : step }
    case 'submitted': {
      if (!maySubmit(form)) return form
      const isMissing = event.needsComment && form.comment.trim() === ''
      return { ...form, step: isMissing ? { at: 'comment-needed' } : { at: 'sending', isUnsure: false } }
    }
    case 'unsure':
      return isSending ? { ...form, step: { at: 'sending', isUnsure: true } } : form
    case 'refused':
      return isSending ? { ...form, step: { at: 'refused', why: event.why } } : form
    case 'canceled':
      return isSending ? { ...form, step: { at: 'canceled' } } : form
  }
}
