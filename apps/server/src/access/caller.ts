import type { KeyScope } from '@rinda/domain/access/key-scope'
import { mayManageAccounts } from '@rinda/domain/access/people'
import type { CompanyProfile } from '@rinda/domain/company/profile'
import { resolveProfile } from '@rinda/rulebook/resolve'
import { mintScope, type Scope } from './scope.ts'
import type { SignedIn } from './signed-in.ts'

/** A member of staff: who, and what they may reach and do. */
export type PortalCaller = {
  kind: 'portal'
  scope: Scope
  user: SignedIn
  session: string
  ip: string
}
/** Another program: of the operator, known by key and secret; or of a company, known by its key, which may what its scopes say. */
export type InternalCaller = {
  kind: 'internal'
  scope: Scope
  /** The company's key; without one it is a program of the operator. */
  key?: CompanyKey
  session: string
  ip: string
  /** Another platform asks for somebody of its own: what it asks for is not passed on a second time. */
  isRelayed?: boolean
}
/** A key of a company that works: its name for the audit, and what it may do. */
export type CompanyKey = { keyId: number; companyId: number; name: string; scopes: readonly KeyScope[] }
/** Header by which a platform such as this one says so. */
export const relayedHeader = 'x-queue-relayed'
/** Anybody else; reaches one booking by its token and what is public. */
export type VisitorCaller = {
  kind: 'visitor'
  scope: Scope
  token: string | null
  /** Through what a booking of theirs came in. */
  client: VisitorClient
  /** The paired kiosk that they stand at; its right is to its location alone. */
  kiosk?: PairedKiosk
  session: string
  ip: string
}
/** A kiosk that staff paired with a location. */
export type PairedKiosk = { kioskId: number; locationId: number; name: string }
export type VisitorClient = 'app' | 'widget' | 'monitor'
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

export function internalCaller(origin: Origin & { isRelayed?: boolean }): InternalCaller {
  return { kind: 'internal', scope: mintScope('all'), ...origin }
}

/** A program that showed a company's key: nothing of another company is within reach. */
export function keyCaller(key: CompanyKey, origin: Origin & { isRelayed?: boolean }): InternalCaller {
  return { kind: 'internal', scope: mintScope(key.companyId), key, ...origin }
}

export function visitorCaller(token: string | null, origin: Origin): VisitorCaller {
  return { kind: 'visitor', scope: mintScope('all'), token, client: 'widget', ...origin }
}

/** A visitor at a page of one company: nothing of another is within reach, also not with its token. */
export function visitorOf(companyId: number, client: VisitorClient, origin: Origin): VisitorCaller {
  return { kind: 'visitor', scope: mintScope(companyId), token: null, client, ...origin }
}

/** The same caller with the token that this request proves a booking with; only visitors need one. */
export function withToken<Who extends Caller>(caller: Who, token: string | null): Who {
  return caller.kind === 'visitor' ? { ...caller, token } : caller
}

export const systemCaller: SystemCaller = { kind: 'system', scope: mintScope('all'), session: '', ip: '' }

/**
 * Tells whether this person administers all of their company, or every one: its accounts, its keys, and whatever else concerns it as a whole.
 * Which locations a right names is known by now, so that no prefix is left to be asked.
 */
export function administersAll({ user }: PortalCaller): boolean {
  const { role, locationIds, serviceIds } = user
  return mayManageAccounts({ role, reach: { locationIds, serviceIds, bmsIdPrefixes: null } })
}

/** Tells whether this caller may reach this location. NONE sees nothing. */
export function maySeeLocation(caller: Caller, location: { companyId: number; locationId: number }): boolean {
  const { scope } = caller
  if (scope.companyId !== 'all' && scope.companyId !== location.companyId) return false
  if (caller.kind !== 'portal') return true
  const { user } = caller
  if (user.role === 'NONE') return false
  return user.locationIds === null || user.locationIds.includes(location.locationId)
}

/** Tells whether this person may see this service, where a list limits theirs. */
export function maySeeService(caller: Caller, serviceId: number): boolean {
  return (
    caller.kind !== 'portal' || caller.user.serviceIds === null || caller.user.serviceIds.includes(serviceId)
  )
}

/** Tells whether this caller may know where the queue and booking systems of a location are. A key may not: their addresses may hold secrets. */
export function maySeeSystems(caller: Caller): boolean {
  return caller.kind !== 'visitor' && !keyOf(caller)
}

/** The paired kiosk of a location that this caller stands at; undefined: none, or that of another place. */
export function kioskAt(caller: Caller, locationId: number): PairedKiosk | undefined {
  const kiosk = caller.kind === 'visitor' ? caller.kiosk : undefined
  return kiosk?.locationId === locationId ? kiosk : undefined
}

/** The company's key that a program showed; undefined for everybody else. */
export function keyOf(caller: Caller): CompanyKey | undefined {
  return caller.kind === 'internal' ? caller.key : undefined
}

/** Names the caller for the audit and a booking's log. */
export function actorName(caller: Caller): string {
  if (caller.kind === 'portal') return caller.user.email
  return keyOf(caller)?.name ?? caller.kind
}

/** Facts of a company that the rulebook needs, besides its id. */
export type CompanyAnswers = { companyId: number; override: unknown; isProduction: boolean }

/** Profiles that were worked out: every act asks for one, and neither a person nor a company's answers change while they are the same object. */
const profiles = new WeakMap<object, WeakMap<CompanyAnswers, CompanyProfile>>()
const nobody = {}

/** A company's answers, as they are for this caller. */
export function profileOf(caller: Caller, company: CompanyAnswers): CompanyProfile {
  const who = caller.kind === 'portal' ? caller.user : nobody
  const own = profiles.get(who) ?? new WeakMap<CompanyAnswers, CompanyProfile>()
  profiles.set(who, own)
  const profile = own.get(company) ?? workOutProfile(caller, company)
  own.set(company, profile)
  return profile
}

function workOutProfile(caller: Caller, company: CompanyAnswers): CompanyProfile {
  if (caller.kind !== 'portal') return resolveProfile(company)
  const { email, role, permissions, locationIds, serviceIds, directory } = caller.user
  return resolveProfile({ ...company, email, role, permissions, locationIds, serviceIds, directory })
}

/** A session as this installation tells it from others: clients name theirs themselves, and two people's may be alike. */
export function sessionName(caller: PortalCaller | VisitorCaller): string {
  const who = caller.kind === 'portal' ? String(caller.user.portalUserId) : caller.client
  return `${who} ${caller.session}`
}

/** Describes the caller as the audit and the stream keep it. */
export function actorOf(caller: Caller) {
  const hasSocket = caller.kind === 'portal' || (caller.kind === 'visitor' && caller.session !== '')
  const session = hasSocket ? sessionName(caller) : caller.session
  return { kind: caller.kind, name: actorName(caller), ip: caller.ip, session }
}
