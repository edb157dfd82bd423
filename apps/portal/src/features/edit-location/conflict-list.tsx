import { Button } from '@rinda/ui/components/buttons/button'
import { IconArrowsSplit2 } from '@tabler/icons-react'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { attributeLabel } from '../../set-up/field-labels.ts'
import { valuesOf } from '../../set-up/fields/location-values.ts'
import styles from './edit-location.module.css'
import type { LocationFormState } from './use-location-form.ts'

/** Lists what was changed both here and elsewhere, field by field, and lets choose between the two. */
export function ConflictList({ state, onTakeTheirs, onKeepMine }: LocationFormState) {
  const { t } = useLatePhrases('locations')
  const { t: fields } = useLatePhrases('setUpFields')
  const { t: times } = useLatePhrases('newLocation')
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
          const field = attributeLabel({ t: fields, times }, 'location', name)
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
