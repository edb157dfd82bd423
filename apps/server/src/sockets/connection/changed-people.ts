import type { Envelope } from '@rinda/contract/wire/envelope'
import { sessionName } from '../../access/caller.ts'
import { isConcerned } from '../../access/concerned.ts'
import type { StreamEvent } from '../../changes/record-store.ts'
import { concernedBy, type PlatformStream } from '../../stream/platform-stream.ts'
import type { SeatedSocket } from '../answer.ts'
import { mayReceive } from '../broadcasts/audience.ts'
import { messageOf } from '../broadcasts/broadcast-message.ts'
import { unknownStates } from '../broadcasts/publish-day-states.ts'
import type { Together } from '../broadcasts/publish-together.ts'
import { type Admission, refresh, type Seat } from './handshake.ts'
import { joinRooms, leaveRooms } from './seat-rooms.ts'

type PortalSocket = SeatedSocket<Seat>
type Watching = Admission & {
  sockets: ReadonlyMap<string, PortalSocket>
  event: string
  platform: PlatformStream
  together: Pick<Together, 'releaseTo' | 'skip'>
  keep: (looking: Promise<void>) => void
  onFault: (error: unknown, about: { type: string }) => void
}
/** A socket of whom it is not known what they may receive: how often that is being looked up, and what happened meanwhile. */
type Doubt = { looks: number; missed: StreamEvent[] }

/** To somebody whose company, role, reach or profile may be another now: ask who you are, and draw anew what follows. */
const profileChanged: Envelope<'profile_changed', Record<never, never>> = {
  type: 'profile_changed',
  data: {},
}

/**
 * Notifies whoever a change of companies, domains or people may be about. From that moment on they receive nothing, until it is known what
 * they may: then they are sent what they missed, in its order. Who is of another company or role now, or reaches other locations, is cut off
 * instead: the rooms of their socket are no longer theirs, and the next handshake gives them new ones.
 */
export function notifyChangedPeople({ sockets, event, together, keep, onFault, ...admission }: Watching) {
  const doubted = new Map<PortalSocket, Doubt>()

  async function lookUp(socket: PortalSocket): Promise<void> {
    const doubt = doubted.get(socket) ?? { looks: 0, missed: [] }
    doubted.set(socket, doubt)
    doubt.looks += 1
    // What happened before is still theirs.
    together.releaseTo(socket.id)
    leaveRooms(socket)
    try {
      socket.data.checkedAt = Number.NEGATIVE_INFINITY
      const seat = await refresh(admission, socket.data, admission.clock())
      socket.emit(event, profileChanged)
      if (!seat) socket.disconnect(true)
    } catch (error) {
      onFault(error, { type: profileChanged.type })
      socket.disconnect(true)
    }
    doubt.looks -= 1
    if (doubt.looks > 0) return
    doubted.delete(socket)
    if (socket.connected) letReceive(socket, doubt.missed)
  }

  function letReceive(socket: PortalSocket, missed: readonly StreamEvent[]): void {
    const { caller } = socket.data
    joinRooms(socket)
    together.skip(socket.id)
    for (const one of missed) {
      const isOwn = one.session === sessionName(caller)
      if (!isOwn && mayReceive(caller, one)) socket.emit(event, messageOf(one))
    }
    if (missed.length > 0 && socket.data.receivesStates) socket.emit(event, unknownStates)
  }

  const stop = admission.platform.subscribe((news) => {
    const concerned = concernedBy(news)
    for (const socket of sockets.values())
      if (isConcerned(concerned, socket.data.caller.user)) keep(lookUp(socket))
  })
  return {
    stop,
    /** To be called once a socket is in its rooms: something may have changed since its person was looked up. */
    welcome(socket: PortalSocket): void {
      if (socket.data.changesSeen !== admission.platform.count()) keep(lookUp(socket))
    },
    /** To be given every event that is broadcast: it is kept for whoever is not in their rooms just now. */
    receive(event: StreamEvent): void {
      for (const { missed } of doubted.values()) missed.push(event)
    },
  }
}
