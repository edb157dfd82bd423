import type { Envelope } from '@rinda/contract/envelope'
import { onPeopleChanged } from '../people/people-changed.ts'
import type { SeatedSocket } from './answer.ts'
import { type Admission, refresh, type Seat } from './handshake.ts'

type Telling = Admission & {
  sockets: ReadonlyMap<string, SeatedSocket<Seat>>
  event: string
  keep: (telling: Promise<void>) => void
  onFault: (error: unknown, about: { trace: undefined; type: string }) => void
}

/** To somebody whose company, role, reach or profile may be another now: ask who you are, and draw anew what follows. */
const profileChanged: Envelope<'profile_changed', Record<never, never>> = {
  type: 'profile_changed',
  data: {},
}

/**
 * Tells whoever a change of companies, domains or people may be about. Who is of another company or role now, or reaches other
 * locations, is cut off as well: the rooms of their socket are no longer theirs, and the next handshake gives them new ones.
 */
export function tellChangedPeople({ sockets, event, keep, onFault, ...admission }: Telling): () => void {
  async function tell(socket: SeatedSocket<Seat>): Promise<void> {
    try {
      socket.data.checkedAt = Number.NEGATIVE_INFINITY
      const seat = await refresh(admission, socket.data, admission.clock())
      socket.emit(event, profileChanged)
      if (!seat) socket.disconnect(true)
    } catch (error) {
      onFault(error, { trace: undefined, type: profileChanged.type })
      socket.disconnect(true)
    }
  }

  return onPeopleChanged((isConcerned) => {
    for (const socket of sockets.values()) if (isConcerned(socket.data.caller.user)) keep(tell(socket))
  })
}
