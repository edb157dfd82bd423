import type { SpecialistSetUp } from '@rinda/client/set-up/specialist-calls'
import { useEffect, useState } from 'react'
import { isSame } from '../../set-up/merge-drafts.ts'
import { type ConflictField, mergeForms } from './merge-forms.ts'
import { formOf, type SpecialistForm } from './specialist-form.ts'

type State = {
  readonly base: SpecialistSetUp | null
  readonly form: SpecialistForm
  /** Somebody else has changed it since the form was opened. */
  readonly isMerged: boolean
  readonly conflicts: readonly ConflictField[]
}

/**
 * A form that follows what others save while it is open: what was not touched shows the new state, the rest stays as it was typed, and what
 * both changed is asked about. `base` is the version that it would be saved over.
 */
export function useSpecialistForm(current: SpecialistSetUp | null) {
  const [state, setState] = useState<State>(() => ({
    base: current,
    form: formOf(current),
    isMerged: false,
    conflicts: [],
  }))

  useEffect(() => {
    if (!current) return
    setState((before) => {
      if (!before.base || current.timestamp <= before.base.timestamp) return before
      const { form, conflicts } = mergeForms(formOf(before.base), before.form, formOf(current))
      // What is not settled yet stays to be asked about, unless they have come to the same.
      const theirs = formOf(current)
      const open = before.conflicts.filter((field) => !isSame(form[field], theirs[field]))
      return { base: current, form, isMerged: true, conflicts: [...new Set([...open, ...conflicts])] }
    })
  }, [current])

  const settle = (field: ConflictField, isTheirs: boolean) =>
    setState((before) => ({
      ...before,
      form: isTheirs ? { ...before.form, [field]: formOf(before.base)[field] } : before.form,
      conflicts: before.conflicts.filter((one) => one !== field),
    }))
  /** Puts what is typed; a field that both changed is decided by it. */
  const change = (part: Partial<SpecialistForm>) =>
    setState((before) => ({
      ...before,
      form: { ...before.form, ...part },
      conflicts: before.conflicts.filter((field) => !(field in part)),
    }))
  return { ...state, change, settle }
}
