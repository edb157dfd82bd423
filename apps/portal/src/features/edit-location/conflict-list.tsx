import { Button } from '@rinda/ui/components/button'
import { IconArrowsSplit2 } from '@tabler/icons-react'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { locationLabel } from '../../set-up/fields/location-labels.ts'
import styles from './edit-location.module.css'
import { valuesOf } from './location-values.ts'
import type { LocationFormState } from './use-location-form.ts'

/** What was changed here and elsewhere, field by field, and the choice between the two. */
export function ConflictList({ state, onTakeTheirs, onKeepMine }: LocationFormState) {
  const { t } = useLatePhrases('locations')
  const { t: fields } = useLatePhrases('newLocation')
  if (state.conflicts.size === 0) return null
  const theirs = valuesOf(state.base)
  const shown = (value: string | boolean | undefined) =>
    typeof value === 'boolean' ? t(value ? 'yes' : 'no') : value || t('empty')
  return (
    <section className={styles.conflicts} role="alert" aria-label={t('changedElsewhere')}>
      <h3 className={styles.noticeTitle}>
        <IconArrowsSplit2 size={18} stroke={1.8} aria-hidden="true" />
        {t('changedElsewhere')}
      </h3>
      <ul className={styles.conflictList}>
        {[...state.conflicts].map((name) => {
          const field = locationLabel({ say: t, fields }, name)
          return (
            <li key={name} className={styles.conflict}>
              <strong>{field}</strong>
              <span>{t('theirs', { value: shown(theirs[name]) })}</span>
              <span>{t('mine', { value: shown(state.values[name]) })}</span>
              <span className={styles.choices}>
                <Button aria-label={t('takeTheirsOf', { field })} onClick={() => onTakeTheirs(name)}>
                  {t('takeTheirs')}
                </Button>
                <Button aria-label={t('keepMineOf', { field })} onClick={() => onKeepMine(name)}>
                  {t('keepMine')}
                </Button>
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
