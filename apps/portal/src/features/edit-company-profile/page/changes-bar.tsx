import { Button } from '@rinda/ui/components/buttons/button'
import { useLatePhrases } from '../../../session/late-phrases.ts'
import type { Change } from './changes.ts'
import styles from './changes-bar.module.css'
import { useChangeText } from './use-change-text.ts'

/** Says at the foot of the page what is not saved yet, and what stays as it is when it is. */
export function ChangesBar(props: {
  changes: readonly Change[]
  isBusy: boolean
  fault: string | undefined
  onDiscard: () => void
  onSave: () => void
}) {
  const { t } = useLatePhrases('admin')
  const { t: rules } = useLatePhrases('rules')
  const changeText = useChangeText()
  const { changes, isBusy } = props
  const isNone = changes.length === 0
  return (
    <div className={styles.bar}>
      {props.fault && (
        <p role="alert" className={styles.fault}>
          <strong>{t('notSaved')}</strong> {props.fault}
        </p>
      )}
      <p role="status" className={styles.said}>
        {!isNone && <span className={styles.count}>{rules('changes', { count: changes.length })}</span>}
        <span className={styles.list}>
          {isNone ? rules('allSaved') : changes.map(changeText).join(' · ')}
        </span>
      </p>
      {!isNone && <span className={styles.stays}>{rules('stays')}</span>}
      <div className={styles.acts}>
        {!isNone && <Button onClick={props.onDiscard}>{rules('discard')}</Button>}
        <Button kind="primary" isBusy={isBusy} disabled={isNone} onClick={props.onSave}>
          {t('save')}
        </Button>
      </div>
    </div>
  )
}
