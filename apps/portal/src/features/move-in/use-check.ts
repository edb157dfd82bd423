import { checkImport, type MoveInInput, type MoveInReportAttributes } from '@rinda/client/set-up/move-in'
import { useEffect, useState } from 'react'
import { http } from '../../session/queries.ts'

export type Check =
  | { readonly at: 'nothing' }
  | { readonly at: 'checking' }
  | { readonly at: 'failed' }
  | { readonly at: 'done'; readonly report: MoveInReportAttributes }

type Answered = { readonly input: MoveInInput; readonly nth: number; readonly check: Check }

/** Pause in ms for which nothing changes before the rows are sent. */
const restMs = 400

/** Has the server look at the rows as they are now; what it said of other rows says nothing of these. Null: there are none to look at. */
export function useCheck(input: MoveInInput | null) {
  const [nth, setNth] = useState(0)
  const [answered, setAnswered] = useState<Answered | null>(null)
  useEffect(() => {
    if (!input) return
    const ending = new AbortController()
    const timer = setTimeout(async () => {
      const result = await checkImport(http, input, ending.signal)
      if (ending.signal.aborted) return
      const report = result.ok ? result.value : undefined
      setAnswered({ input, nth, check: report ? { at: 'done', report } : { at: 'failed' } })
    }, restMs)
    return () => {
      clearTimeout(timer)
      ending.abort()
    }
  }, [input, nth])
  const isCurrent = answered !== null && answered.input === input && answered.nth === nth
  const check: Check = !input ? { at: 'nothing' } : isCurrent ? answered.check : { at: 'checking' }
  return {
    check,
    /** Report on the rows before the last change: shown until the next answer is there. */
    last: answered?.check.at === 'done' && input ? answered.check.report : undefined,
    again: () => setNth((before) => before + 1),
  }
}
