import type { SocketCaller } from '../../edge/request.ts'
import type { SeatedSocket } from '../answer.ts'

type Socket = SeatedSocket<{ caller: SocketCaller; companyId: number }>

/** Tells whether a paired kiosk is at the other end. */
export function isOfKiosk({ data: { caller } }: Socket): boolean {
  return caller.kind === 'visitor' && caller.kiosk !== undefined
}

/** Cuts off the device of a kiosk that was ended: it comes back as a visitor's page. */
export function cutOffKiosk(
  sockets: Iterable<Socket>,
  { companyId, kioskId }: { companyId: number; kioskId: number },
): void {
  for (const socket of sockets) {
    const { caller, companyId: ofSeat } = socket.data
    if (caller.kind === 'visitor' && ofSeat === companyId && caller.kiosk?.kioskId === kioskId)
      socket.disconnect(true)
  }
}
