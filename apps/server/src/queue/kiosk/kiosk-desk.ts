import { done, type Result, refuse } from '@rinda/contract/wire/refusals'
import { isAdmin } from '@rinda/domain/access/role'
import type { PortalCaller } from '../../access/caller.ts'
import { type Desk, deskOf } from '../policy.ts'
import type { KioskContext } from './context.ts'

/** The location whose kiosks this person may set up: an admin's, within their reach. */
export async function kioskDeskOf(
  { settings }: Pick<KioskContext, 'settings'>,
  caller: PortalCaller,
  locationId: number,
): Promise<Result<Desk>> {
  const desk = await deskOf(settings, caller, locationId)
  if (!desk.ok) return desk
  return isAdmin(caller.user.role) ? done(desk.value) : refuse('forbidden')
}
