import type { Reply, RequestFailure } from '@rinda/client/bookings/booking-replies'
import { useCallback, useRef, useState } from 'react'

export type ActKind = 'hold' | 'prolong' | 'code' | 'verify' | 'booking'
export type OnItsWay = {
  readonly what: ActKind
  readonly isUnsure: boolean
  /** Work is done that shows that the page is no program. */
  readonly isProving?: boolean
}
type Note = (more: Partial<Omit<OnItsWay, 'what'>>) => void

/** Runs one act at a time: a second tap while the first is under way does nothing (undefined). Keeps why the last one was refused. */
export function useAct() {
  const [onItsWay, setOnItsWay] = useState<OnItsWay | null>(null)
  const [failure, setFailure] = useState<RequestFailure | null>(null)
  const isBusy = useRef(false)
  const run = useCallback(
    async <Data>(
      what: ActKind,
      ask: (note: Note) => Promise<Reply<Data>>,
    ): Promise<Reply<Data> | undefined> => {
      if (isBusy.current) return
      isBusy.current = true
      setFailure(null)
      setOnItsWay({ what, isUnsure: false })
      const reply = await ask((more) =>
        setOnItsWay((known) => ({ what, isUnsure: false, ...known, ...more })),
      )
      isBusy.current = false
      setOnItsWay(null)
      if (!reply.ok) setFailure(reply.failure)
      return reply
    },
    [],
  )
  return { onItsWay, failure, run, forget: useCallback(() => setFailure(null), []) }
}
