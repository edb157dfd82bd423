import type { DayFigures } from '@rinda/client/queue/day-figures'
import { useLatePhrases } from '../../session/late-phrases.ts'
import styles from './figure-cards.module.css'
import {
  type Change,
  countChange,
  countText,
  keptChange,
  keptText,
  minutesChange,
  minutesText,
  noShowChange,
  noShowText,
} from './figure-text.ts'

type Total = DayFigures['total']

/** The six figures of a day, each with its change against another day, which `before` are the figures of. */
export function FigureCards({ total, before }: { total: Total; before: Total | undefined }) {
  const { t, language } = useLatePhrases('dayFigures')
  const time = (minutes: number | null) => {
    const text = minutesText(minutes, language)
    return minutes === null ? text : t('minutes', { minutes: text })
  }
  const against = (field: 'wait_median' | 'wait_high' | 'visit_median') =>
    before && minutesChange(total[field], before[field], language)
  const cards = [
    {
      ...{ name: 'served', label: t('served'), figure: countText(total.served, language) },
      change: before && countChange(total.served, before.served, language),
    },
    { name: 'wait', label: t('waited'), figure: time(total.wait_median), change: against('wait_median') },
    { name: 'waitHigh', label: t('waitedHigh'), figure: time(total.wait_high), change: against('wait_high') },
    { name: 'visit', label: t('visit'), figure: time(total.visit_median), change: against('visit_median') },
    {
      ...{ name: 'noShows', label: t('noShows'), figure: noShowText(total, language) },
      change: before && noShowChange(total, before, language),
    },
    {
      ...{ name: 'kept', label: t('keptShare'), figure: keptText(total, language) },
      change: before && keptChange(total, before, language),
    },
  ]
  return (
    <dl className={styles.cards} aria-label={t('figures')}>
      {cards.map(({ name, label, figure, change }) => (
        <div key={name} className={styles.card} data-figure={name}>
          <dt>{label}</dt>
          <dd className={styles.figure}>{figure}</dd>
          {change && <ChangeOf change={change} />}
        </div>
      ))}
    </dl>
  )
}

function ChangeOf({ change: { text, isBetter } }: { change: Change }) {
  return (
    <dd className={styles.change} data-is-better={isBetter ?? undefined}>
      {text}
    </dd>
  )
}
