import type { HttpResult } from '@rinda/client/http/create-http'
import { createKiosk, endKiosk, type Kiosk, updateKiosk } from '@rinda/client/queue/kiosks'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { http } from '../../session/queries.ts'
import { useToasts } from '../../session/toasts.ts'
import { faultsOf } from '../../set-up/save-faults.ts'
import { kioskQuery } from './kiosk-query.ts'

/** Gives the acts on the kiosks of a location, one at a time; each answers whether it was done, and what was refused is said. */
export function useKioskActs(locationId: number) {
  const { t, language } = useLatePhrases('kiosks')
  const queries = useQueryClient()
  const toasts = useToasts()
  const [isBusy, setBusy] = useState(false)
  const { queryKey } = kioskQuery(locationId)

  async function act(
    name: string,
    call: () => Promise<HttpResult<Kiosk | undefined>>,
    change: (kiosks: Kiosk[], answer: Kiosk) => Kiosk[],
  ): Promise<boolean> {
    if (isBusy) return false
    setBusy(true)
    // A list that is on its way is older than what is done now.
    await queries.cancelQueries({ queryKey })
    const result = await call()
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
        () => createKiosk(http, locationId, { name, prints }),
        (kiosks, made) => [...kiosks, made],
      ),
    change: (kiosk: Kiosk, draft: { name?: string; prints?: boolean }) =>
      act(
        kiosk.name,
        () => updateKiosk(http, kiosk, draft),
        (kiosks, changed) => kiosks.map((one) => (one.id === changed.id ? changed : one)),
      ),
    end: (kiosk: Kiosk) =>
      act(
        kiosk.name,
        () => endKiosk(http, kiosk),
        (kiosks, ended) => kiosks.filter(({ id }) => id !== ended.id),
      ),
  }
}
