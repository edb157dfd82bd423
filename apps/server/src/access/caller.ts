import type { CompanyProfile } from '@rinda/domain/company/profile'
import { resolveProfile } from '@rinda/rulebook/resolve'
import type { SignedIn } from '../people/sessions/signed-in.ts'
import { mintScope, type Scope } from './scope.ts'

/** A member of staff: who, and what they may reach and do. */
export type PortalCaller = {
  kind: 'portal'
  scope: Scope
  user: SignedIn
  session: string
  ip: string
}
/** Another program of the operator, known by key and secret. */
export type InternalCaller = { kind: 'internal'; scope: Scope; session: string; ip: string }
/** Anybody else; reaches one booking by its token and what is public. */
export type VisitorCaller = {
  kind: 'visitor'
  scope: Scope
  token: string | null
  session: string
  ip: string
}
/** The platform itself, when a due time comes. */
export type SystemCaller = { kind: 'system'; scope: Scope; session: ''; ip: '' }

export type Caller = PortalCaller | InternalCaller | VisitorCaller | SystemCaller

type Origin = { session: string; ip: string }

/** The platform admin reaches every company; everyone else their own. */
export function portalCaller(user: SignedIn, origin: Origin): PortalCaller {
  return {
    kind: 'portal',
    scope: mintScope(user.role === 'QTICKET_ADMIN' ? 'all' : user.companyId),
    user,
    ...origin,
  }
}

export function internalCaller(origin: Origin): InternalCaller {
  return { kind: 'internal', scope: mintScope('all'), ...origin }
}

export function visitorCaller(token: string | null, origin: Origin): VisitorCaller {
  return { kind: 'visitor', scope: mintScope('all'), token, ...origin }
}

export const systemCaller: SystemCaller = { kind: 'system', scope: mintScope('all'), session: '', ip: '' }

/** May this person see this location? NONE sees nothing. */
export function maySeeLocation(caller: Caller, location: { companyId: number; locationId: number }): boolean {
  if (caller.kind !== 'portal') return true
  const { user, scope } = caller
  if (user.role === 'NONE') return false
  if (scope.companyId !== 'all' && scope.companyId !== location.companyId) return false
  return user.locationIds === null || user.locationIds.includes(location.locationId)
}

/** May this person see this service, where a list limits theirs? */
export function maySeeService(caller: Caller, serviceId: number): boolean {
  return (
    caller.kind !== 'portal' || caller.user.serviceIds === null || caller.user.serviceIds.includes(serviceId)
  )
}

/** Who it was, for the audit and a booking's log. */
export function actorName(caller: Caller): string {
  return caller.kind === 'portal' ? caller.user.email : caller.kind
}

/** What the rulebook needs to know of a company besides its id. */
export type CompanyAnswers = { companyId: number; override: unknown; isProduction: boolean }

/** A company's answers, as they are for this caller. */
export function profileOf(caller: Caller, company: CompanyAnswers): CompanyProfile {
  if (caller.kind !== 'portal') return resolveProfile(company)
  return resolveProfile({ ...company, email: caller.user.email, role: caller.user.role })
}

/** A session as this installation tells it from others: clients name theirs themselves, and two people's may be alike. */
export function sessionName({ user, session }: PortalCaller): string {
  return `${user.portalUserId} ${session}`
}

/** Who it was, as the audit and the stream keep it. */
export function actorOf(caller: Caller) {
  const session = caller.kind === 'portal' ? sessionName(caller) : caller.session
  return { kind: caller.kind, name: actorName(caller), ip: caller.ip, session }
}
