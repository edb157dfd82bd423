import type { RequestType } from '@rinda/client/bookings/booking-replies'
import { useLive } from '@rinda/live/connection'
import { useState } from 'react'
import { http } from '../../session/queries.ts'
import type { Ask } from './asks.ts'

export type Answered = { readonly isOk: boolean; readonly value: unknown; readonly ms: number }

/** Sends a message on this portal's own line, or makes a call, and keeps the last answer. */
export function useSend() {
  const { request } = useLive()
  const [answer, setAnswer] = useState<Answered | null>(null)
  const [isBusy, setBusy] = useState(false)

  async function send(ask: Ask, path: string, data: unknown): Promise<void> {
    setBusy(true)
    const begunAt = performance.now()
    const reply =
      ask.kind === 'message'
        ? await request(ask.id as RequestType, data as never)
        : await http({ method: ask.method, path, ...(ask.schema ? { body: data } : {}), timeoutMs: 30_000 })
    const ms = Math.round(performance.now() - begunAt)
    const value = !reply.ok ? reply.failure : 'data' in reply ? reply.data : reply.value
    setAnswer({ isOk: reply.ok, value, ms })
    setBusy(false)
  }
  return { send, answer, isBusy }
}
