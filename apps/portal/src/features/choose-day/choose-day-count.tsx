import { Choice } from '@rinda/ui/components/fields/choice'
import { usePhrases } from '../../session/phrases.ts'
import styles from './choose-day-count.module.css'

/** Lets choose how many days stand side by side: 1 to `most`, and at most 7. */
export function ChooseDayCount(props: { days: number; most: number; onChoose: (days: number) => void }) {
  const { t } = usePhrases('calendar')
  const options = Array.from({ length: Math.min(props.most, 7) }, (_, index) => ({
    value: String(index + 1),
    label: t('days', { count: index + 1 }),
  }))
  return (
    <Choice
      label={t('daysShown')}
      options={options}
      value={String(props.days)}
      onChange={(value) => props.onChoose(Number(value))}
      className={styles.choice ?? ''}
    />
  )
}
