import { demoDirectory } from '@rinda/rulebook/demo-directory'
import { type PortalCaller, portalCaller } from '../../access/caller.ts'
import type { SignedIn } from '../../access/signed-in.ts'

/** A person who has signed in: an admin of company 1 whom nothing limits, unless it is said otherwise. */
export function staff(more: Partial<SignedIn> = {}): PortalCaller {
  const user: SignedIn = {
    companyId: 1,
    portalUserId: 7,
    email: 'anna@rinda.example',
    name: 'Anna',
    role: 'COMPANY_ADMIN',
    permissions: [],
    locationIds: null,
    serviceIds: null,
    directory: demoDirectory,
    updatedAt: new Date(0),
    token: null,
    sessionKey: 'session-of-anna',
    expiresAt: new Date(0),
    ...more,
  }
  return portalCaller(user, { session: 'tab 1', ip: '192.0.2.1' })
}
