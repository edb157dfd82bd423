import { useLatePhrases } from '../../session/late-phrases.ts'
import { weekFromMonday } from '../../set-up/fields/week.ts'
import type { Conflict } from '../../set-up/merge-notice.tsx'
import type { ConflictField } from './merge-forms.ts'
import type { SpecialistForm } from './specialist-form.ts'

/** Gives what says in words which fields of a specialist both changed, and to what the other did. */
export function useConflicts() {
  const { t } = useLatePhrases('specialists')
  const { t: say } = useLatePhrases('newLocation')
  const labels = { name: t('name'), bmsId: t('bmsId'), isActive: t('state'), hours: t('hours') }

  function textOf(value: SpecialistForm[ConflictField]): string {
    if (typeof value === 'string') return value === '' ? '' : `“${value}”`
    if (typeof value === 'boolean') return value ? t('active') : t('inactive')
    if (value === null) return t('hoursAsLocation')
    return weekFromMonday
      .filter((day) => value[day].length > 0)
      .map((day) => `${say(day)} ${value[day].map(({ from, till }) => `${from}–${till}`).join(', ')}`)
      .join('; ')
  }

  return (theirs: SpecialistForm, fields: readonly ConflictField[]): Conflict<ConflictField>[] =>
    fields.map((field) => ({ field, label: labels[field], theirs: textOf(theirs[field]) }))
}
