import { languageNames } from '../../session/language-names.ts'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { usePhrases } from '../../session/phrases.ts'
import type { Conflict } from '../../set-up/merge-notice.tsx'
import { roleNames } from '../../set-up/role-names.ts'
import type { PersonDraft } from './person-draft.ts'

/** Gives what says in words which fields of an account both changed, and to what the other did. */
export function useConflicts() {
  const { t } = useLatePhrases('people')
  const { t: shell } = usePhrases('shell')
  const { t: history } = useLatePhrases('setUpHistory')
  const labels: Record<keyof PersonDraft, string> = {
    email: t('email'),
    name: t('name'),
    language: t('language'),
    role: t('role'),
    rights: t('rights'),
    locationIds: shell('navLocations'),
    serviceIds: shell('navServices'),
    isActive: t('mayUsePortal'),
    companyId: t('company'),
  }

  function textOf(field: keyof PersonDraft, theirs: PersonDraft): string | undefined {
    if (field === 'isActive') return history(theirs.isActive ? 'isOn' : 'isOff')
    if (field === 'role') return theirs.role && t(roleNames[theirs.role])
    if (field === 'language') return languageNames[theirs.language]
    return field === 'name' ? theirs.name : undefined
  }

  return (theirs: PersonDraft, fields: readonly (keyof PersonDraft)[]): Conflict<keyof PersonDraft>[] =>
    fields.map((field) => ({ field, label: labels[field], theirs: textOf(field, theirs) }))
}
