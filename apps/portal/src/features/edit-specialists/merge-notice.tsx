import { Button } from '@rinda/ui/components/buttons/button'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { weekFromMonday } from '../../set-up/fields/week.ts'
import styles from './edit-specialists.module.css'
import type { ConflictField } from './merge-forms.ts'
import type { SpecialistForm } from './specialist-form.ts'

/** Says that somebody else has changed it meanwhile, and asks about what both changed. */
export function MergeNotice(props: {
  theirs: SpecialistForm
  conflicts: readonly ConflictField[]
  onSettle: (field: ConflictField, isTheirs: boolean) => void
}) {
  const { t } = useLatePhrases('specialists')
  const { t: say } = useLatePhrases('newLocation')
  const labels = { name: t('name'), bmsId: t('bmsId'), isActive: t('state'), hours: t('hours') }

  function textOf(field: ConflictField): string {
    const value = props.theirs[field]
    if (typeof value === 'string') return value === '' ? t('nothingValue') : `“${value}”`
    if (typeof value === 'boolean') return value ? t('active') : t('inactive')
    if (value === null) return t('hoursAsLocation')
    const days = weekFromMonday
      .filter((day) => value[day].length > 0)
      .map((day) => `${say(day)} ${value[day].map(({ from, till }) => `${from}–${till}`).join(', ')}`)
    return days.length > 0 ? days.join('; ') : t('nothingValue')
  }

  return (
    <div role="status" className={styles.merged}>
      <strong>{t('mergedTitle')}</strong>
      <span>{t('mergedText')}</span>
      {props.conflicts.map((field) => (
        <div key={field} className={styles.conflict}>
          <span>{t('conflict', { field: labels[field], value: textOf(field) })}</span>
          <Button onClick={() => props.onSettle(field, true)}>{t('takeTheirs')}</Button>
          <Button onClick={() => props.onSettle(field, false)}>{t('keepMine')}</Button>
        </div>
      ))}
    </div>
  )
}
