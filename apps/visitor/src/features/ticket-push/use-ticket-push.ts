import { getTicketPush, startTicketPush, stopTicketPush } from '@rinda/client/queue/ticket-push'
import { useEffect, useState } from 'react'
import { visitorHttp } from '../../session/line/visitor-http.ts'
import { pageWorker } from '../../session/version/page-worker.ts'
import { ownPushSupport } from './push-support.ts'
import { subscribe } from './subscribe.ts'
import { isTold, keepTold } from './told-ticket.ts'

/** Standing of a phone towards being told with its page closed; `denied`: its browser lets no notification of ours through. */
export type PushFace = 'off' | 'on' | 'denied' | 'installed' | 'none' | 'failed'
type OwnTicket = { readonly id: number; readonly token: string }

/** Has this phone told of a ticket, and no more, as its holder wishes. */
export function useTicketPush({ id, token }: OwnTicket) {
  const [face, setFace] = useState(firstFace)
  const [isBusy, setBusy] = useState(false)

  useEffect(() => {
    if (!isTold(id) || firstFace() !== 'off') return
    let isGone = false
    // The server may have let go of it since.
    void getTicketPush(visitorHttp, { id, token }).then((known) => {
      if (!isGone && known.ok && known.value?.isSubscribed) setFace('on')
    })
    return () => {
      isGone = true
    }
  }, [id, token])

  async function during(act: () => Promise<PushFace>): Promise<void> {
    setBusy(true)
    setFace(await act().catch((): PushFace => 'failed'))
    setBusy(false)
  }
  return {
    face,
    isBusy,
    start: () => during(() => start({ id, token })),
    stop: () => during(() => stop({ id, token })),
  }
}

function firstFace(): PushFace {
  const support = ownPushSupport()
  if (support !== 'there') return support
  return Notification.permission === 'denied' ? 'denied' : 'off'
}

async function start(own: OwnTicket): Promise<PushFace> {
  // Asked first: a browser asks its owner only while they press.
  const permission = await Notification.requestPermission()
  if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'off'
  const [worker, asked] = await Promise.all([pageWorker(), getTicketPush(visitorHttp, own)])
  if (!worker || !asked.ok || !asked.value) return 'failed'
  const started = await startTicketPush(visitorHttp, own, await subscribe(worker, asked.value.publicKey))
  if (!started.ok) return 'failed'
  keepTold(own.id)
  return 'on'
}

async function stop(own: OwnTicket): Promise<PushFace> {
  const stopped = await stopTicketPush(visitorHttp, own)
  if (!stopped.ok) return 'failed'
  keepTold(null)
  return 'off'
}
