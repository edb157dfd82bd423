import type { PlatformCompany } from '@rinda/client/people/platform'
import { useState } from 'react'
import { usePlatformSave } from '../../../set-up/platform-save.ts'
import { type CompanyDraft, changeOf, draftOf } from '../card/company-draft.ts'
import { changesIn } from './changes.ts'

/** A company while it is edited. What is not touched follows what is saved; a refusal keeps all that was typed. */
export function useCompanyDraft(company: PlatformCompany) {
  const platform = usePlatformSave()
  const [typed, setTyped] = useState<CompanyDraft | null>(null)
  /** Number of times that the fields were drawn anew, with nothing half typed in them. */
  const [round, setRound] = useState(0)
  const draft = typed ?? draftOf(company)
  const draw = () => setRound((rounds) => rounds + 1)

  return {
    draft,
    round,
    draw,
    changes: changesIn(draft, company),
    faults: platform.faults,
    isBusy: platform.isBusy,
    change: (change: (now: CompanyDraft) => CompanyDraft) =>
      setTyped((now) => change(now ?? draftOf(company))),
    discard() {
      setTyped(null)
      platform.setFaults(new Map())
      draw()
    },
    async save(): Promise<void> {
      const change = changeOf(draft, company)
      if (!change) return setTyped(null)
      const body = { company: change }
      // The profile goes whole: what somebody set meanwhile, such as the company's own admin, is shown before it is set otherwise.
      const ifMatch = company.timestamp
      const sent = { method: 'PATCH', path: `companies/${company.id}`, body, ifMatch } as const
      if (await platform.save(sent)) setTyped((now) => (now === typed ? null : now))
    },
  }
}
