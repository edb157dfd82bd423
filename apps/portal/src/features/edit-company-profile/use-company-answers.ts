import type { PlatformCompany } from '@rinda/client/people/platform'
import { useState } from 'react'
import { usePlatformSave } from '../../set-up/platform-save.ts'
import { draftOf, overrideOf } from './override-draft.ts'

/** Keeps answers of a company that are typed over those that are saved, and saves them with all the others. */
export function useCompanyAnswers(company: PlatformCompany) {
  const { save, faults, isBusy } = usePlatformSave()
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const saved = draftOf(company.profile)
  const answers = { ...saved.answers, ...typed }
  return {
    answers,
    faults,
    isBusy,
    change: (path: string, value: string) => setTyped({ ...typed, [path]: value }),
    async onSave(): Promise<boolean> {
      const isSame = Object.entries(typed).every(([path, value]) => value === saved.answers[path])
      const profile = overrideOf({ ...saved, answers })
      if (isSame || !profile) return true
      const body = { company: { profile } }
      const isSaved = await save({ method: 'PATCH', path: `companies/${company.id}`, body })
      if (isSaved) setTyped({})
      return isSaved
    },
  }
}
