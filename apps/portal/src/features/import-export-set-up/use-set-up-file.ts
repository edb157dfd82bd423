import type { HttpFailure } from '@rinda/client/http/create-http'
import { checkSetUpFile, type FileInput, importSetUpFile } from '@rinda/client/set-up/set-up-file'
import { makeId } from '@rinda/live/make-id'
import { useMachine } from '@rinda/live/use-machine'
import type { Language } from '@rinda/phrases/resources'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { http, locationsQuery } from '../../session/queries.ts'
import { type ImportStage, stepImport } from './import-stage.ts'

/** Brings a file in: keeps its stage (`import-stage.ts`), has it checked, and sends it. */
export function useSetUpFile(input: FileInput) {
  const { t, language } = useLatePhrases('setUpFile')
  const queries = useQueryClient()
  const { state: stage, now, send } = useMachine(stepImport, (): ImportStage => ({ at: 'nothing' }))
  const count = useRef(0)

  const why = (failure: HttpFailure) =>
    whyNot(failure, language, { unanswered: t('unanswered'), tooLarge: t('tooLarge') })

  async function check(chosen: File): Promise<void> {
    count.current += 1
    const nth = count.current
    send({ type: 'chosen', nth })
    const content = await read(chosen)
    if (content === undefined) return void send({ type: 'refused', nth, why: t('notJson') })
    const result = await checkSetUpFile(http, content, input)
    if (result.ok && result.value) {
      const file = { name: chosen.name, content, input, report: result.value, key: makeId() }
      send({ type: 'checked', nth, file })
    } else {
      send({ type: 'refused', nth, why: result.ok ? t('unanswered') : why(result.failure) })
    }
  }

  /** Answers whether it was written. */
  async function bring(): Promise<boolean> {
    if (now().at !== 'checked') return false
    const sent = send({ type: 'submitted' })
    if (sent.at !== 'sending') return false
    const { content, input: into, key } = sent.file
    const result = await importSetUpFile(http, content, into, { idempotencyKey: key })
    if (result.ok) await queries.invalidateQueries({ queryKey: locationsQuery.queryKey })
    send(result.ok ? { type: 'brought' } : { type: 'failed', why: why(result.failure) })
    return result.ok
  }

  return { stage, check, bring, forget: () => void send({ type: 'forgotten' }) }
}

/** Reads the JSON of a file; undefined where it is none. */
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
