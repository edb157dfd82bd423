import { isChangedMeanwhile } from '@rinda/client/http/writes'
import { writePlatform } from '@rinda/client/people/platform'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLatePhrases } from '../session/late-phrases.ts'
import { http } from '../session/queries.ts'
import { useToasts } from '../session/toasts.ts'
import { platformKey } from './platform-queries.ts'
import { type Faults, faultsOf } from './save-faults.ts'

type Call = {
  method: 'POST' | 'PATCH' | 'DELETE'
  path: string
  body?: object
  /** The `timestamp` of what it was made from: where somebody else was quicker, nothing is saved, and what is there now is shown. */
  ifMatch?: number
  /** Hears the id of what was saved, before anything is shown of it. */
  onSaved?: (id: string) => void
}

/** Saves a change of companies, domains or people. What was typed is the form's own: a refusal says what is wrong with it, there and in a toast. */
export function usePlatformSave() {
  const { t, language } = useLatePhrases('admin')
  const queries = useQueryClient()
  const toasts = useToasts()
  const [faults, setFaults] = useState<Faults>(new Map())
  const [isBusy, setBusy] = useState(false)

  async function save({ method, path, body = {}, ifMatch, onSaved }: Call): Promise<boolean> {
    setBusy(true)
    setFaults(new Map())
    const result = await writePlatform(http, method, path, body, ifMatch === undefined ? {} : { ifMatch })
    if (result.ok) {
      if (result.value) onSaved?.(result.value.data.id)
      toasts.success(t('saved'))
      await queries.invalidateQueries({ queryKey: platformKey })
      // Until then the page has the version before.
      setBusy(false)
      return true
    }
    setBusy(false)
    const why = faultsOf(result.failure, language, t('notSavedText'))
    setFaults(why)
    toasts.error([...new Set(why.values())].join(' '), t('notSaved'))
    if (isChangedMeanwhile(result.failure)) await queries.invalidateQueries({ queryKey: platformKey })
    return false
  }

  return { save, faults, setFaults, isBusy }
}
