import { Button } from '@rinda/ui/components/buttons/button'
import { useLatePhrases } from '../../session/late-phrases.ts'
import styles from './chosen-bar.module.css'
import { type RowFlag, rowFlags } from './row-flags.ts'

/** Offers what is done with all locations that are chosen: each switch on, or off. */
export function ChosenBar(props: {
  count: number
  onTurn: (flag: RowFlag, isOn: boolean) => void
  onLeave: () => void
}) {
  const { t } = useLatePhrases('locations')
  return (
    <section className={styles.bar} aria-label={t('forChosen')}>
      <p role="status" className={styles.count}>
        {t('chosen', { count: props.count })}
      </p>
      <div className={styles.flags}>
        {rowFlags.map(([flag, label]) => (
          <div key={flag} className={styles.flag}>
            <span className={styles.name} aria-hidden="true">
              {t(label)}
            </span>
            <Button aria-label={t('turnOn', { flag: t(label) })} onClick={() => props.onTurn(flag, true)}>
              {t('on')}
            </Button>
            <Button aria-label={t('turnOff', { flag: t(label) })} onClick={() => props.onTurn(flag, false)}>
              {t('off')}
            </Button>
          </div>
        ))}
      </div>
      <Button kind="quiet" onClick={props.onLeave}>
        {t('chooseNone')}
      </Button>
    </section>
  )
}
