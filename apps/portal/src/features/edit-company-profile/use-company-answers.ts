import type { PlatformCompany } from '@rinda/client/people/platform'
import { useState } from 'react'
import { usePlatformSave } from '../../set-up/platform-save.ts'
import { type Group, isSameAnswer } from './rules/answers.ts'

/** Keeps answers of a company that are typed over those that are saved, and saves them with all the others. */
export function useCompanyAnswers(company: PlatformCompany) {
  const { save, faults, isBusy } = usePlatformSave()
  const [typed, setTyped] = useState<Group>()
  const override = typed ?? company.profile
  return {
    override,
    faults,
    isBusy,
    change: setTyped,
    async onSave(): Promise<boolean> {
      if (isSameAnswer(override, company.profile)) return true
      const body = { company: { profile: override } }
      const ifMatch = company.timestamp
      const isSaved = await save({ method: 'PATCH', path: `companies/${company.id}`, body, ifMatch })
      if (isSaved) setTyped(undefined)
      return isSaved
    },
  }
}
