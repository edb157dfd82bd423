import { locationState } from '@rinda/contract/queue/location-state'
import { offerChanged } from '@rinda/contract/wire/envelope'
import { handshake } from '@rinda/contract/wire/handshake'
import { done, type Result, refuse } from '@rinda/contract/wire/refusals'
import type { Socket } from 'socket.io'
import { type PairedKiosk, type VisitorCaller, type VisitorClient, visitorOf } from '../../access/caller.ts'
import { isSame } from '../../access/is-same.ts'
import type { Scope } from '../../access/scope.ts'
import type { AddressOf } from '../../edge/client-address.ts'
import { createMessageLimit } from '../../edge/message-limit.ts'
import { parse } from '../../edge/parse.ts'

/** A visitor's page: whose, which location it shows (null: all of them), and whether it may send one more message. */
export type VisitorSeat = {
  caller: VisitorCaller
  companyId: number
  locationId: number | null
  receivesLocationStates: boolean
  receivesOffers: boolean
  isWithinLimit: () => boolean
}

/** Looks up the kiosk of a company whose device shows a secret. */
export type FindKiosk = (scope: Scope, secret: string) => Promise<PairedKiosk | undefined>

/** Means by which visitors are let in. */
export type VisitorAdmission = {
  socketKey: string | undefined
  clock: () => Date
  addressOf: AddressOf
  findKiosk: FindKiosk
}

/** A page asks a few times a second at most; a burst is somebody who clicks through a month. */
const rate = { burst: 60, perSecond: 10 }

/**
 * Lets a visitor's page in: nobody signs in there, but it names its company, and shows the installation's key where one is asked. A paired kiosk
 * shows its secret.
 */
export async function admitVisitor(
  { socketKey, clock, addressOf, findKiosk }: VisitorAdmission,
  client: VisitorClient | 'logger',
  { handshake: { auth }, request }: Pick<Socket, 'handshake' | 'request'>,
): Promise<Result<VisitorSeat>> {
  const parsed = parse(handshake, auth)
  if (!parsed.ok) return parsed
  const { companyId, locationId, secret, session, understands, kiosk: shown } = parsed.value
  if (parsed.value.client !== client) return refuse('forbidden', 'client')
  if (socketKey !== undefined && !isSame(secret?.key ?? '', socketKey)) return refuse('wrong_key')
  if (!companyId) return refuse('field_required', 'companyId')
  // A logger asks for nothing of anybody's.
  const kind = client === 'logger' ? 'monitor' : client
  const caller = visitorOf(companyId, kind, { session, ip: addressOf(request) })
  const kiosk = shown ? await findKiosk(caller.scope, shown) : undefined
  return done({
    caller: kiosk ? { ...caller, kiosk } : caller,
    companyId,
    locationId: locationId ?? null,
    receivesLocationStates: understands?.includes(locationState) ?? false,
    receivesOffers: understands?.includes(offerChanged) ?? false,
    isWithinLimit: createMessageLimit(rate, clock),
  })
}
