import { writePlatform } from '@rinda/client/people/platform'
import { makeId } from '@rinda/live/make-id'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { http } from '../../session/queries.ts'
import { platformKey } from '../../set-up/platform-queries.ts'
import { type Faults, faultsOf } from '../../set-up/save-faults.ts'

/** A call that was sent and of which no answer came: it is sent again as it was, and done once. */
export type SentCompany = { readonly body: object; readonly key: string }

type Call = { method: 'POST' | 'PATCH'; path: string; body: object; key?: string }
/** Outcome of a call: the id of what was saved, or what is wrong; `isUnanswered`: it may have been done all the same. */
type Sent = { readonly id: string } | { readonly faults: Faults; readonly isUnanswered: boolean }

/** Saves a company and its domain by the calls of the platform's administration; what is wrong is said by field. */
export function useMakeCompany() {
  const { t, language } = useLatePhrases('admin')
  const queries = useQueryClient()
  const [faults, setFaults] = useState<Faults>(new Map())
  const [isBusy, setBusy] = useState(false)

  async function send({ method, path, body, key = makeId() }: Call): Promise<Sent> {
    const result = await writePlatform(http, method, path, body, { idempotencyKey: key })
    if (result.ok) return { id: result.value?.data.id ?? '' }
    const isUnanswered = result.failure.kind !== 'refused'
    return { faults: faultsOf(result.failure, language, t('notSavedText')), isUnanswered }
  }

  return {
    faults,
    isBusy,
    send,
    /** Runs calls one after the other, until one is refused; answers whether all were done. */
    async run(work: () => Promise<Faults | null>): Promise<boolean> {
      setBusy(true)
      setFaults(new Map())
      const refused = await work()
      setFaults(refused ?? new Map())
      await queries.invalidateQueries({ queryKey: platformKey })
      setBusy(false)
      return refused === null
    },
  }
}
