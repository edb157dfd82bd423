import type { HttpResult } from '@rinda/client/http/create-http'
import type { Impact } from '@rinda/client/set-up/impact-calls'
import { mayOpen } from '@rinda/domain/access/screen'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useCallback, useState } from 'react'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { useSession } from '../../session/session.tsx'
import { workPaths } from '../../session/work-paths.ts'
import { type GatheredImpact, gatherImpact } from './gather-impact.ts'
import { type ImpactAnswer, ImpactDialog } from './impact-dialog.tsx'

/** Outcome: the change was saved, it failed, or the person left all as it is. */
export type ImpactOutcome = 'saved' | 'failed' | 'stayed'

type ImpactQuestion = { found: GatheredImpact; answer: (answer: ImpactAnswer) => void }

/**
 * Asks the server what changes would leave outside, before they are saved: `beforeSaving([() => askLocationImpact(…)], save)`. Where
 * nothing would be, it saves at once; else, and where no answer comes, the person is asked. `dialog` is to be drawn by the caller.
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

  const beforeSaving = useCallback(
    async (
      questions: readonly (() => Promise<HttpResult<Impact>>)[],
      save: () => Promise<boolean>,
    ): Promise<ImpactOutcome> => {
      const found = await gatherImpact(questions)
      const isHarmless = found.isKnown && found.total === 0
      const answer = isHarmless
        ? 'save'
        : await new Promise<ImpactAnswer>((resolve) => setAsked({ found, answer: resolve }))
      if (answer === 'stay') return 'stayed'
      if (!(await save())) return 'failed'
      if (answer === 'show') void navigate({ to: workPaths.issues })
      return 'saved'
    },
    [navigate],
  )

  const dialog = asked && (
    <ImpactDialog
      found={asked.found}
      mayShow={mayOpen(profile, 'issues')}
      onAnswer={asked.answer}
      onClosed={() => setAsked(null)}
    />
  )
  return { beforeSaving, dialog }
}
