import { Button } from '@rinda/ui/components/buttons/button'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { usePhrases } from '../../session/phrases.ts'
import styles from './edit-location.module.css'
import type { LocationFormState } from './use-location-form.ts'

/** Says why the form was not saved, with a button that brings back what was typed, or sends it again. */
export function FormNotice({ state, isBusy, onBringBack }: LocationFormState) {
  const { t } = useLatePhrases('locations')
  const { t: shell } = usePhrases('shell')
  const { notice, typed } = state
  if (!notice) return null
  const why = 'why' in notice ? notice.why : t(notice.kind === 'decide' ? 'decideFirst' : 'seeFaults')
  return (
    <div className={styles.notice} role="alert">
      <strong>{t('notSaved')}</strong>
      <span>{why}</span>
      {notice.kind === 'unanswered' && (
        <span className={styles.choices}>
          <Button type="submit" isBusy={isBusy}>
            {shell('tryAgain')}
          </Button>
        </span>
      )}
      {typed && (
        <span className={styles.choices}>
          <Button onClick={onBringBack}>{t('bringBack')}</Button>
        </span>
      )}
    </div>
  )
}
