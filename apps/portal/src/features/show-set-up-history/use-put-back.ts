import type { HttpFailure } from '@rinda/client/http/create-http'
import { askPutBackImpact } from '@rinda/client/set-up/impact-calls'
import { putBackSetUpChange } from '@rinda/client/set-up/set-up-history'
import { makeId } from '@rinda/live/make-id'
import type { Language } from '@rinda/phrases/resources'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { http } from '../../session/queries.ts'
import { useToasts } from '../../session/toasts.ts'
import { useImpact } from '../../set-up/impact/use-impact.tsx'
import { setUpHistoryKey } from './history-query.ts'

/** Puts one field of a change back. It is told to everyone as any change is; whom it would leave outside is asked before. `dialog` is to be drawn. */
export function usePutBack() {
  const { t, language } = useLatePhrases('setUpHistory')
  const queries = useQueryClient()
  const toasts = useToasts()
  const { beforeSaving, dialog } = useImpact()
  const [isBusy, setBusy] = useState(false)

  async function putBack(change: { id: number }, field: string, label: string): Promise<void> {
    setBusy(true)
    const questions = [() => askPutBackImpact(http, change.id, field)]
    await beforeSaving(questions, () => save(change, field, label))
    setBusy(false)
    await queries.invalidateQueries({ queryKey: setUpHistoryKey })
  }

  async function save(change: { id: number }, field: string, label: string): Promise<boolean> {
    const result = await putBackSetUpChange(http, change.id, [field], { idempotencyKey: makeId() })
    if (result.ok) toasts.success(t('isBack', { field: label }))
    else toasts.error(`${t('notBack')}: ${whyNot(result.failure, language, t('unanswered'))}`)
    return result.ok
  }
  return { putBack, isBusy, dialog }
}

function whyNot(failure: HttpFailure, language: Language, unanswered: string): string {
  return failure.kind === 'refused' ? (failure.info?.[language] ?? failure.code) : unanswered
}
