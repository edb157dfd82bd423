import type { ServiceLine } from '@rinda/client/queue/visit-location'
import type { VisitorSocket } from '@rinda/client/queue/visitor-socket'
import { useState } from 'react'
import { useLanguage } from '../../session/phrases.ts'

/** State of a wish for a ticket: it is on its way, or the reason why there is none. */
export type Taking = { readonly serviceId: number; readonly refused: ServiceLine['refuses'] } | null

/** Takes a ticket over the line. It is given once, however long the answer stays away; `onTaken` gets its id and token. */
export function useTakeTicket(
  socket: VisitorSocket | null,
  onTaken: (ticket: { id: number; token: string }) => void,
): { taking: Taking; take: (serviceId: number) => Promise<void> } {
  const language = useLanguage()
  const [taking, setTaking] = useState<Taking>(null)
  const isBusy = taking !== null && taking.refused === null

  async function take(serviceId: number) {
    if (!socket || isBusy) return
    setTaking({ serviceId, refused: null })
    const reply = await socket.requestSurely('request_ticket', { serviceId, language })
    if (!reply.ok) return setTaking({ serviceId, refused: 'unavailable' })
    const { id, attributes } = reply.data
    if (attributes.failed_code || !attributes.token)
      return setTaking({ serviceId, refused: attributes.failed_code ?? 'unavailable' })
    setTaking(null)
    onTaken({ id: Number(id), token: attributes.token })
  }

  return { taking, take }
}
