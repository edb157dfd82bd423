import type { HttpResult } from '@rinda/client/http/create-http'
import { createKiosk, endKiosk, type Kiosk, updateKiosk } from '@rinda/client/queue/kiosks'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { http } from '../../session/queries.ts'
import { useToasts } from '../../session/toasts.ts'
import { faultsOf } from '../../set-up/save-faults.ts'
import { useSendOnce } from '../../set-up/use-send-once.ts'
import { kioskQuery } from './kiosk-query.ts'

/** Gives the acts on the kiosks of a location, one at a time; each answers whether it was done, and what was refused is said. */
export function useKioskActs(locationId: number) {
  const { t, language } = useLatePhrases('kiosks')
  const queries = useQueryClient()
  const toasts = useToasts()
  const sendOnce = useSendOnce()
  const [isBusy, setBusy] = useState(false)
  const { queryKey } = kioskQuery(locationId)

  async function act(
    name: string,
    what: object,
    call: (once: { idempotencyKey: string }) => Promise<HttpResult<Kiosk | undefined>>,
    change: (kiosks: Kiosk[], answer: Kiosk) => Kiosk[],
  ): Promise<boolean> {
    if (isBusy) return false
    setBusy(true)
    // A list that is on its way is older than what is done now.
    await queries.cancelQueries({ queryKey })
    const result = await sendOnce(what, call)
    setBusy(false)
    if (!result.ok) {
      const why = [...faultsOf(result.failure, language, t('unanswered')).values()].join(' ')
      toasts.error(why, t('notDone', { name }))
    } else if (result.value) {
      const answer = result.value
      queries.setQueryData(queryKey, (kiosks) => change(kiosks ?? [], answer))
    }
    void queries.invalidateQueries({ queryKey })
    return result.ok
  }

  return {
    isBusy,
    add: (name: string, prints: boolean) =>
      act(
        name,
        { name, prints },
        (once) => createKiosk(http, locationId, { name, prints }, once),
        (kiosks, made) => [...kiosks.filter(({ id }) => id !== made.id), made],
      ),
    change: (kiosk: Kiosk, draft: { name?: string; prints?: boolean }) =>
      act(
        kiosk.name,
        { id: kiosk.id, ...draft },
        (once) => updateKiosk(http, kiosk, draft, once),
        (kiosks, changed) => kiosks.map((one) => (one.id === changed.id ? changed : one)),
      ),
    end: (kiosk: Kiosk) =>
      act(
        kiosk.name,
        { end: kiosk.id },
        (once) => endKiosk(http, kiosk, once),
        (kiosks, ended) => kiosks.filter(({ id }) => id !== ended.id),
      ),
  }
}
