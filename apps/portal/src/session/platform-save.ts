import type { HttpFailure } from '@rinda/client/http'
import { writePlatform } from '@rinda/client/platform'
import type { Language } from '@rinda/phrases/resources'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAdminPhrases } from './admin-phrases.ts'
import { platformKey } from './platform-queries.ts'
import { http } from './queries.ts'
import { useToasts } from './toasts.ts'

/** Why a change was not made: by the place in what was sent, `company/profile/zone`; '' is the whole. */
export type Faults = ReadonlyMap<string, string>

type Call = { method: 'POST' | 'PATCH' | 'DELETE'; path: string; body?: object }

/** Saves a change of companies, domains or people. What was typed is the form's own: a refusal only says what is wrong with it. */
export function usePlatformSave() {
  const { t, language } = useAdminPhrases()
  const queries = useQueryClient()
  const toasts = useToasts()
  const [faults, setFaults] = useState<Faults>(new Map())
  const [isBusy, setBusy] = useState(false)

  async function save({ method, path, body = {} }: Call): Promise<boolean> {
    setBusy(true)
    setFaults(new Map())
    const result = await writePlatform(http, method, path, body)
    setBusy(false)
    if (result.ok) {
      toasts.success(t('saved'))
      await queries.invalidateQueries({ queryKey: platformKey })
      return true
    }
    setFaults(faultsOf(result.failure, language, t('notSavedText')))
    return false
  }

  return { save, faults, setFaults, isBusy }
}

function faultsOf(failure: HttpFailure, language: Language, unanswered: string): Faults {
  if (failure.kind !== 'refused') return new Map([['', unanswered]])
  return new Map(
    failure.errors.map((error) => [
      (error.source?.pointer ?? '').slice(1),
      error.meta?.info[language] ?? error.detail,
    ]),
  )
}

/** The faults at a place and below it, each with the path below it, as one text; undefined: there are none. */
export function faultAt(faults: Faults, place: string): string | undefined {
  const found = [...faults]
    .filter(([at]) => at === place || at.startsWith(`${place}/`))
    .map(([at, text]) =>
      at === place ? text : `${at.slice(place.length + 1).replaceAll('/', '.')}: ${text}`,
    )
  return found.length > 0 ? found.join('\n') : undefined
}
