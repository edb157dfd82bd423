import { useLatePhrases } from '../../session/late-phrases.ts'
import { LegendSquare } from './squares.tsx'
import styles from './staffing-view.module.css'

/** Says what the squares and the minutes of the grid mean. */
export function Legend({ isKnown, target }: { isKnown: boolean; target: number }) {
  const { t } = useLatePhrases('staffing')
  if (!isKnown)
    return (
      <ul className={styles.legend}>
        <li>
          <LegendSquare kind="unknown" /> {t('legendUnknown')}
        </li>
      </ul>
    )
  return (
    <ul className={styles.legend}>
      <li>
        <LegendSquare kind="used" /> {t('legendNeeded')}
      </li>
      <li>
        <LegendSquare kind="lacking" /> {t('legendLacks')}
      </li>
      <li>
        <LegendSquare kind="spare" /> {t('legendSpare')}
      </li>
      <li>
        <strong>{t('minutes', { minutes: target })}</strong> {t('legendWait')}
      </li>
    </ul>
  )
}
