import { sendOutboxAgain } from '@rinda/client/bookings/outbox'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { http } from '../../session/queries.ts'
import { useToasts } from '../../session/toasts.ts'
import { outboxKey } from './outbox-query.ts'

/** Gives the way to send a message once more, and which one is on its way. */
export function useSendAgain() {
  const { t, language } = useLatePhrases('outbox')
  const toasts = useToasts()
  const queries = useQueryClient()
  const [busy, setBusy] = useState<string | null>(null)

  async function sendAgain(id: string): Promise<void> {
    setBusy(id)
    const result = await sendOutboxAgain(http, id)
    if (result.ok) toasts.success(t('sentAgain'))
    else {
      const { failure } = result
      toasts.error((failure.kind === 'refused' ? failure.info?.[language] : undefined) ?? t('failedText'))
    }
    await queries.invalidateQueries({ queryKey: outboxKey })
    setBusy(null)
  }
  return { sendAgain, busy }
}
