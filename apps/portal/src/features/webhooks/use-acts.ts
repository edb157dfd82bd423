import type { HttpResult } from '@rinda/client/http/create-http'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { useToasts } from '../../session/toasts.ts'
import { faultsOf } from '../../set-up/save-faults.ts'
import { useSendOnce } from '../../set-up/use-send-once.ts'
import { webhooksKey } from './webhook-queries.ts'

/**
 * Runs acts on webhooks, one at a time; what was refused is said, and what is shown is read anew. Gives what was answered; undefined: it was not done. The
 * same act (`what`) whose answer was lost is done once, however often it is asked for.
 */
export function useActs() {
  const { t, language } = useLatePhrases('webhooks')
  const queries = useQueryClient()
  const toasts = useToasts()
  const sendOnce = useSendOnce()
  const [isBusy, setBusy] = useState(false)

  async function act<Value>(
    name: string,
    what: object,
    call: (once: { idempotencyKey: string }) => Promise<HttpResult<Value>>,
  ): Promise<Value | undefined> {
    if (isBusy) return undefined
    setBusy(true)
    const result = await sendOnce(what, call)
    setBusy(false)
    void queries.invalidateQueries({ queryKey: webhooksKey })
    if (result.ok) return result.value
    const why = [...faultsOf(result.failure, language, t('unanswered')).values()].join(' ')
    toasts.error(why, t('notDone', { name }))
    return undefined
  }

  return { isBusy, act }
}
