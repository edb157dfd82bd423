import { handshake } from '@rinda/contract/booking/requests'
import { locationState } from '@rinda/contract/queue/location-state'
import { done, type Result, refuse } from '@rinda/contract/wire/refusals'
import type { Socket } from 'socket.io'
import { type VisitorCaller, type VisitorClient, visitorOf } from '../access/caller.ts'
import type { AddressOf } from '../edge/client-address.ts'
import { createMessageLimit } from '../edge/message-limit.ts'
import { parse } from '../edge/parse.ts'
import { isSame } from './handshake.ts'

/** A visitor's page: whose, which location it shows (null: all of them), and whether it may send one more message. */
export type VisitorSeat = {
  caller: VisitorCaller
  companyId: number
  locationId: number | null
  receivesLocationStates: boolean
  isWithinLimit: () => boolean
}

/** A page asks a few times a second at most; a burst is somebody who clicks through a month. */
const rate = { burst: 60, perSecond: 10 }

/** Lets a visitor's page in: nobody signs in there, but it names its company, and shows the installation's key where one is asked. */
export function admitVisitor(
  { socketKey, clock, addressOf }: { socketKey: string | undefined; clock: () => Date; addressOf: AddressOf },
  client: VisitorClient | 'logger',
  { handshake: { auth }, request }: Pick<Socket, 'handshake' | 'request'>,
): Result<VisitorSeat> {
  const parsed = parse(handshake, auth)
  if (!parsed.ok) return parsed
  const { companyId, locationId, secret, session, understands } = parsed.value
  if (parsed.value.client !== client) return refuse('forbidden', 'client')
  if (socketKey !== undefined && !isSame(secret?.key ?? '', socketKey)) return refuse('wrong_key')
  if (!companyId) return refuse('field_required', 'companyId')
  return done({
    // A logger asks for nothing of anybody's.
    caller: visitorOf(companyId, client === 'logger' ? 'monitor' : client, {
      session,
      ip: addressOf(request),
    }),
    companyId,
    locationId: locationId ?? null,
    receivesLocationStates: understands?.includes(locationState) ?? false,
    isWithinLimit: createMessageLimit(rate, clock),
  })
}
