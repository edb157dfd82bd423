import { demoDirectory } from '@rinda/rulebook/demo-directory'
import { type PortalCaller, portalCaller, type VisitorCaller, visitorOf } from '../../access/caller.ts'

/** Names of those who work at the counters of the living lines; they cannot sign in. */
const names = ['Signe Vanaga', 'Edgars Priede', 'Daina Lapsa', 'Juris Krūms', 'Laura Zvirbule']
const companyId = 1
/** Beginning of the names of sessions whose visitors are made up. */
const madeUp = 'demo '

/** Gives the agent at a counter of a living line. */
export function agentAt(locationId: number, counter: number): PortalCaller {
  const place = (locationId * 2 + counter) % names.length
  const user = {
    ...{
      companyId,
      portalUserId: -(locationId * 100 + counter),
      role: 'COMPANY_USER' as const,
      permissions: [],
    },
    ...{ email: `counter${counter}@rinda.example`, name: names[place] ?? '', directory: demoDirectory },
    ...{ locationIds: [locationId], serviceIds: null, updatedAt: new Date(0), expiresAt: new Date(0) },
    ...{ token: null, sessionKey: `demo-${locationId}-${counter}` },
  }
  return portalCaller(user, { session: `demo ${locationId} ${counter}`, ip: '' })
}

/** Tells whether this is the name of somebody made up. */
export function isMadeUpAgent(name: string): boolean {
  return name === '' || names.includes(name)
}

/** Gives a visitor who is made up: each has a phone of their own. */
export function visitorWith(phone: string): VisitorCaller {
  return visitorOf(companyId, 'app', { session: madeUp + phone, ip: '' })
}

/** Tells whether a ticket belongs to a visitor who is made up: only they may stay away or go home. */
export function isMadeUpVisitor({ session }: { session: string }): boolean {
  return session.startsWith(`app ${madeUp}`)
}
