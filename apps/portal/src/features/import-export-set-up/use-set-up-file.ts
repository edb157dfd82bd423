import type { HttpFailure, HttpResult } from '@rinda/client/http/create-http'
import {
  checkSetUpFile,
  type FileInput,
  importSetUpFile,
  type SetUpReportAttributes,
} from '@rinda/client/set-up/set-up-file'
import type { Language } from '@rinda/phrases/resources'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { makeId } from '../../session/make-id.ts'
import { http } from '../../session/queries.ts'
import { setUpQuery } from '../../set-up/set-up-query.ts'

type Chosen = { readonly name: string; readonly content: unknown }
type Stage =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'checking' }
  | { readonly kind: 'refused'; readonly why: string }
  | {
      readonly kind: 'checked'
      readonly file: Chosen
      readonly report: SetUpReportAttributes
      /** Under one key the file is brought in once, however often it is sent. */
      readonly key: string
    }

/** A file on its way in: chosen, checked, brought in. */
export function useSetUpFile(input: FileInput) {
  const { t, language } = useLatePhrases('setUpFile')
  const queries = useQueryClient()
  const [stage, setStage] = useState<Stage>({ kind: 'nothing' })
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState<string>()

  const why = (failure: HttpFailure) =>
    whyNot(failure, language, { unanswered: t('unanswered'), tooLarge: t('tooLarge') })

  async function check(chosen: File, asked: FileInput = input): Promise<void> {
    setFault(undefined)
    setStage({ kind: 'checking' })
    const content = await read(chosen)
    if (content === undefined) return setStage({ kind: 'refused', why: t('notJson') })
    const result = await checkSetUpFile(http, content, asked)
    if (result.ok && result.value) {
      const file = { name: chosen.name, content }
      setStage({ kind: 'checked', file, report: result.value, key: makeId() })
    } else {
      setStage({ kind: 'refused', why: result.ok ? t('unanswered') : why(result.failure) })
    }
  }

  /** Answers whether it was written. */
  async function bring(): Promise<boolean> {
    if (stage.kind !== 'checked') return false
    setBusy(true)
    setFault(undefined)
    const send = () => importSetUpFile(http, stage.file.content, input, { idempotencyKey: stage.key })
    let result: HttpResult<SetUpReportAttributes | null> = await send()
    if (!result.ok && result.failure.kind === 'timeout') result = await send()
    setBusy(false)
    if (!result.ok) setFault(why(result.failure))
    else await queries.invalidateQueries({ queryKey: setUpQuery.queryKey })
    return result.ok
  }

  return { stage, check, bring, isBusy, fault, forget: () => setStage({ kind: 'nothing' }) }
}

/** What stands in the file; undefined where it is no JSON. */
async function read(file: File): Promise<unknown> {
  try {
    return JSON.parse(await file.text())
  } catch {
    return undefined
  }
}

function whyNot(
  failure: HttpFailure,
  language: Language,
  texts: { unanswered: string; tooLarge: string },
): string {
  if (failure.kind !== 'refused') return texts.unanswered
  if (failure.status === 413) return texts.tooLarge
  const said = failure.errors.map(
    ({ meta, detail, source }) => `${source?.pointer ?? ''} ${meta?.info[language] ?? detail}`,
  )
  return said.slice(0, 5).join('\n') || failure.code
}
