import type { ServiceLine } from '@rinda/client/queue/visit-location'
import type { VisitorSocket } from '@rinda/client/queue/visitor-socket'
import { useState } from 'react'
import { isOverTicketLimit } from '../../queue/ticket-limit.ts'
import { withRoom } from '../../session/line/with-room.ts'
import { useLanguage } from '../../session/words/phrases.ts'
import { whereAmI } from './where-am-i.ts'

/** State of a wish for a ticket: the phone looks where it is, the browser works as there were many wishes, the wish is on its way, or the reason why there is none. */
export type Taking = {
  readonly serviceId: number
  readonly isLocating?: boolean
  readonly isProving?: boolean
  readonly refused: ServiceLine['refuses'] | 'position_denied'
} | null

export type Wish = {
  readonly companyId: number
  readonly serviceId: number
  readonly people: number
  /** The location gives tickets to phones near it alone: the phone has to say where it is. */
  readonly isNearAlone: boolean
}

/** Takes a ticket over the line. It is given once, however long the answer stays away; `onTaken` gets its id and token. */
export function useTakeTicket(
  socket: VisitorSocket | null,
  onTaken: (ticket: { id: number; token: string }) => void,
): { taking: Taking; take: (wish: Wish) => Promise<void> } {
  const language = useLanguage()
  const [taking, setTaking] = useState<Taking>(null)
  const isBusy = taking !== null && taking.refused === null

  async function take({ companyId, serviceId, people, isNearAlone }: Wish) {
    if (!socket || isBusy) return
    setTaking({ serviceId, isLocating: isNearAlone, refused: null })
    const found = isNearAlone ? await whereAmI() : null
    if (found?.why) return setTaking({ serviceId, refused: found.why })
    setTaking({ serviceId, refused: null })
    const more = { ...(people > 1 ? { people } : {}), ...(found ? { position: found.position } : {}) }
    const reply = await withRoom(
      companyId,
      () => socket.requestSurely('request_ticket', { serviceId, language, ...more }),
      isOverTicketLimit,
      (isProving) => setTaking({ serviceId, isProving, refused: null }),
    )
    if (!reply.ok) return setTaking({ serviceId, refused: 'unavailable' })
    const { id, attributes } = reply.data
    if (attributes.failed_code || !attributes.token)
      return setTaking({ serviceId, refused: attributes.failed_code ?? 'unavailable' })
    setTaking(null)
    onTaken({ id: Number(id), token: attributes.token })
  }

  return { taking, take }
}
