import type { Location } from '@rinda/client/set-up/locations'
import { changedNames, pickValues, type Values, valuesOf } from '../../set-up/fields/location-values.ts'
import type { FieldTexts } from '../../set-up/fields/use-fault-texts.ts'
import { mergeValues } from './merge-values.ts'

/** Notice above the form: fields have faults, something is to be decided, or why it was not saved. */
export type Notice =
  | { readonly kind: 'faults' | 'decide' }
  | { readonly kind: 'refused' | 'changed' | 'unanswered'; readonly why: string }

/** The form of a location between what the server has and what somebody types. */
export type FormState = {
  /** Newest version of the server that is known here; the next save is made from it. */
  readonly base: Location
  readonly values: Values
  /** Fields that were changed here and elsewhere, each to something else. */
  readonly conflicts: ReadonlySet<string>
  /** Fields that somebody went through, so that their faults are said. */
  readonly left: ReadonlySet<string>
  /** Faults that the server found, each until its field is changed. */
  readonly refused: FieldTexts
  /**
   * Values that were typed when a save was refused; the form shows the server's values until they are brought
   * back.
   */
  readonly typed: { readonly before: Values; readonly values: Values; readonly refused: FieldTexts } | null
  readonly notice: Notice | null
  /** Fields that were last taken over from elsewhere. */
  readonly followed: readonly string[]
}

const nothing = { conflicts: new Set<string>(), left: new Set<string>(), followed: [] }

export function begin(location: Location): FormState {
  const values = valuesOf(location)
  return { ...nothing, base: location, values, refused: new Map(), typed: null, notice: null }
}

/** The fields whose value is another than the server has. */
export function changesIn({ base, values }: FormState): string[] {
  return changedNames(valuesOf(base), values)
}

/** Tells whether something would be lost if the form were closed. */
export function isUnsaved(state: FormState): boolean {
  return state.typed !== null || changesIn(state).length > 0
}

export function type(state: FormState, typed: Values): FormState {
  const values = { ...state.values, ...typed }
  const names = changedNames(state.values, values)
  return {
    ...state,
    values,
    conflicts: without(state.conflicts, names),
    refused: new Map([...state.refused].filter(([name]) => !names.includes(name))),
    notice: state.notice?.kind === 'refused' && state.typed ? state.notice : null,
  }
}

export function leave(state: FormState, names: readonly string[]): FormState {
  return { ...state, left: new Set([...state.left, ...names]) }
}

/**
 * Takes in a newer version from elsewhere: fields in which nothing was typed follow it, for the others
 * somebody has to decide. An older version changes nothing.
 */
export function follow(state: FormState, fresh: Location): FormState {
  if (fresh.timestamp <= state.base.timestamp) return state
  const theirs = valuesOf(fresh)
  const merged = mergeValues(valuesOf(state.base), state.values, theirs)
  const open = [...state.conflicts].filter((name) => state.values[name] !== theirs[name])
  const isAsTyped = changedNames(theirs, merged.values).length === 0
  return {
    ...state,
    base: fresh,
    values: merged.values,
    conflicts: new Set([...open, ...merged.conflicts]),
    followed: merged.followed,
    // It was done after all, and only its answer was lost.
    notice: isAsTyped && state.notice?.kind === 'unanswered' ? null : state.notice,
  }
}

/** Begins anew from what was saved; what was typed after it was sent stays. */
export function settle(state: FormState, saved: Location, sent: Values): FormState {
  const { values } = mergeValues(sent, state.values, valuesOf(saved))
  return { ...begin(saved), values }
}

/** Shows the server's values after a refusal, and keeps what was typed aside. */
export function refuse(state: FormState, why: string, refused: FieldTexts): FormState {
  const typed = { before: valuesOf(state.base), values: state.values, refused }
  return { ...begin(state.base), typed, notice: { kind: 'refused', why } }
}

/** Keeps what was typed, as nobody answered: it can be sent again. */
export function keepUnanswered(state: FormState, why: string): FormState {
  return { ...state, notice: { kind: 'unanswered', why } }
}

/** Puts what was typed before the refusal on top of the server's values of now. */
export function bringBack(state: FormState): FormState {
  if (!state.typed) return state
  const { before, values, refused } = state.typed
  const names = changedNames(before, values)
  const { conflicts } = mergeValues(before, values, valuesOf(state.base))
  return {
    ...state,
    values: { ...state.values, ...pickValues(values, names) },
    conflicts: new Set(conflicts),
    refused,
    left: new Set(names),
    typed: null,
    notice: null,
  }
}

export function takeTheirs(state: FormState, name: string): FormState {
  const theirs = valuesOf(state.base)[name] ?? ''
  return { ...keepMine(state, name), values: { ...state.values, [name]: theirs } }
}

export function keepMine(state: FormState, name: string): FormState {
  const conflicts = without(state.conflicts, [name])
  return { ...state, conflicts, notice: conflicts.size === 0 ? null : state.notice }
}

function without(names: ReadonlySet<string>, taken: readonly string[]): ReadonlySet<string> {
  return new Set([...names].filter((name) => !taken.includes(name)))
}
