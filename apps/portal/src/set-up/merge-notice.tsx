import { Button } from '@rinda/ui/components/buttons/button'
import { useLatePhrases } from '../session/late-phrases.ts'
import styles from './merge-notice.module.css'

export type Conflict<Field> = {
  readonly field: Field
  readonly label: string
  /** Their value in words; undefined where it would not fit into a line. */
  readonly theirs?: string | undefined
}

/** Says that somebody else has changed it meanwhile, and asks about what both changed. */
export function MergeNotice<Field extends PropertyKey>(props: {
  conflicts: readonly Conflict<Field>[]
  onSettle: (field: Field, isTheirs: boolean) => void
}) {
  const { t } = useLatePhrases('setUp')
  const said = ({ label: field, theirs }: Conflict<Field>) =>
    theirs === undefined
      ? t('merge.bothChanged', { field })
      : t('merge.conflict', { field, value: theirs === '' ? t('merge.nothing') : theirs })
  return (
    <div role="status" className={styles.merged}>
      <strong>{t('merge.title')}</strong>
      <span>{t('merge.text')}</span>
      {props.conflicts.map((conflict) => (
        <div key={String(conflict.field)} className={styles.conflict}>
          <span>{said(conflict)}</span>
          <Button onClick={() => props.onSettle(conflict.field, true)}>{t('merge.takeTheirs')}</Button>
          <Button onClick={() => props.onSettle(conflict.field, false)}>{t('merge.keepMine')}</Button>
        </div>
      ))}
    </div>
  )
}
