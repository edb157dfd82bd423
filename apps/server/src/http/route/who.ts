import { done, type Refused, type Result, refuse } from '@rinda/contract/wire/refusals'
import type { KeyScope } from '@rinda/domain/access/key-scope'
import { administersAll, type Caller, keyOf } from '../../access/caller.ts'

/** The kinds of callers over HTTP. */
export type Kind = Exclude<Caller['kind'], 'system'>
export type CallerOf<Kinds extends Kind> = Extract<Caller, { kind: Kinds }>

/**
 * Callers who may make a call: those of some kinds, unless `whyNot` refuses one. A company's key is let in only where the call names the scope
 * that it needs.
 */
export type Who<Kinds extends Kind> = {
  kinds: readonly Kinds[]
  keyScope?: KeyScope
  whyNot: (caller: CallerOf<Kinds>) => Refused | null
}

function callers<Kinds extends Kind>(...kinds: Kinds[]): Who<Kinds> {
  return { kinds, whyNot: () => null }
}

export const anybody = callers('portal', 'internal', 'visitor')
export const visitors = callers('visitor')
export const staff = callers('portal')
export const programs = callers('internal')
export const staffAndPrograms = callers('portal', 'internal')
export const companyAdmins = onlyIf(staff, administersAll)

/** Lets in keys of companies that have a scope too. */
export function forKeys<Kinds extends Kind>(who: Who<Kinds>, keyScope: KeyScope): Who<Kinds> {
  return { ...who, keyScope }
}

/** Narrows the callers to those of whom `may` is true; the others are forbidden. */
export function onlyIf<Kinds extends Kind>(
  who: Who<Kinds>,
  may: (caller: CallerOf<Kinds>) => boolean,
): Who<Kinds> {
  return { ...who, whyNot: (caller) => who.whyNot(caller) ?? (may(caller) ? null : refuse('forbidden')) }
}

/** Narrows the callers to those who do not ask too often; the others are refused as `rate_limited`. */
export function withinLimit<Kinds extends Kind>(
  who: Who<Kinds>,
  isWithin: (caller: CallerOf<Kinds>) => boolean,
): Who<Kinds> {
  return {
    ...who,
    whyNot: (caller) => who.whyNot(caller) ?? (isWithin(caller) ? null : refuse('rate_limited')),
  }
}

/** Lets in a caller who may make the call. Nobody is asked to sign in; anybody else is forbidden. */
export function admit<Kinds extends Kind>(who: Who<Kinds>, caller: Caller): Result<CallerOf<Kinds>> {
  if (!isAmong(caller, who.kinds)) return refuse(caller.kind === 'visitor' ? 'not_signed_in' : 'forbidden')
  const key = keyOf(caller)
  if (key && !key.scopes.some((scope) => scope === who.keyScope)) return refuse('forbidden')
  return who.whyNot(caller) ?? done(caller)
}

function isAmong<Kinds extends Kind>(caller: Caller, kinds: readonly Kinds[]): caller is CallerOf<Kinds> {
  return kinds.some((kind) => kind === caller.kind)
}
