import type { HttpResult } from '@rinda/client/http/create-http'
import type { Impact } from '@rinda/client/set-up/impact-calls'
import { mayOpen } from '@rinda/domain/access/screen'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useCallback, useRef, useState } from 'react'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { useSession } from '../../session/session.tsx'
import { workPaths } from '../../session/work-paths.ts'
import { type GatheredImpact, gatherImpact } from './gather-impact.ts'
import { type ImpactAnswer, ImpactDialog } from './impact-dialog.tsx'

/** Outcome: the change was saved, it failed, or the person left all as it is. */
export type ImpactOutcome = 'saved' | 'failed' | 'stayed'

type ImpactQuestion = { id: number; found: GatheredImpact; answer: (answer: ImpactAnswer) => void }

/**
 * Asks the server what changes would leave outside, before they are saved: `beforeSaving([() => askLocationImpact(…)], save)`. Where
 * nothing would be, it saves at once; else, and where no answer comes, the person is asked: one question after the other, should there be several. `dialog` is to be drawn by the caller.
 */
export function useImpact(): {
  beforeSaving: (
    questions: readonly (() => Promise<HttpResult<Impact>>)[],
    save: () => Promise<boolean>,
  ) => Promise<ImpactOutcome>
  dialog: ReactNode
} {
  useLatePhrases('impact')
  useLatePhrases('issues')
  const { profile } = useSession()
  const navigate = useNavigate()
  const [asked, setAsked] = useState<ImpactQuestion | null>(null)
  const count = useRef(0)
  /** Answer to the question that was asked last: the next one waits for it. */
  const last = useRef<Promise<unknown>>(Promise.resolve())

  const ask = useCallback((found: GatheredImpact) => {
    const answered = last.current.then(
      () =>
        new Promise<ImpactAnswer>((resolve) => {
          count.current += 1
          setAsked({ id: count.current, found, answer: resolve })
        }),
    )
    last.current = answered
    return answered
  }, [])

  const beforeSaving = useCallback(
    async (
      questions: readonly (() => Promise<HttpResult<Impact>>)[],
      save: () => Promise<boolean>,
    ): Promise<ImpactOutcome> => {
      const found = await gatherImpact(questions)
      const isHarmless = found.isKnown && found.total === 0
      const answer = isHarmless ? 'save' : await ask(found)
      if (answer === 'stay') return 'stayed'
      if (!(await save())) return 'failed'
      // Whoever is led away has been asked everything before.
      if (answer === 'show') void last.current.then(() => navigate({ to: workPaths.issues }))
      return 'saved'
    },
    [ask, navigate],
  )

  const dialog = asked && (
    <ImpactDialog
      key={asked.id}
      found={asked.found}
      mayShow={mayOpen(profile, 'issues')}
      onAnswer={asked.answer}
      onClosed={() => setAsked((now) => (now === asked ? null : now))}
    />
  )
  return { beforeSaving, dialog }
}
