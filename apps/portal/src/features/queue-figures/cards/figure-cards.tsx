import type { QueueFigures, ShareFigures } from '@rinda/client/queue/figures'
import { latePart } from '@rinda/live/late-part'
import { useLatePhrases } from '../../../session/late-phrases.ts'
import { ChangeText } from '../change-text.tsx'
import { cardFigures } from './card-figures.ts'
import styles from './figure-cards.module.css'
import { trendRows } from './trend-rows.ts'

const TrendLine = latePart(async () => (await import('./trend-line.tsx')).TrendLine)

/** The figures of a period, each with how it went, its change against another period, and what it is today, where that is a part of it. */
export function FigureCards(props: {
  shown: QueueFigures
  before: QueueFigures | undefined
  today: ShareFigures | undefined
}) {
  const { t, language } = useLatePhrases('queueFigures')
  const { shown, before, today } = props
  const rows = trendRows(shown, before)
  return (
    <dl className={styles.cards} aria-label={t('figures')}>
      {cardFigures.map(({ name, label, isMinutes, text, change, value }) => {
        const say = (figures: ShareFigures) => {
          const figure = text(figures, language)
          return isMinutes && figure !== '–' ? t('minutes', { minutes: figure }) : figure
        }
        const changed = before && change(shown.total, before.total, language)
        const line = rows.map((row) => ({
          now: row.now ? value(row.now) : null,
          before: row.before ? value(row.before) : null,
        }))
        return (
          <div key={name} className={styles.card} data-figure={name}>
            <dt>{t(label)}</dt>
            <dd className={styles.figure}>{say(shown.total)}</dd>
            {line.filter(({ now }) => now !== null).length > 1 && (
              <dd className={styles.trend} aria-hidden="true">
                <TrendLine rows={line} />
              </dd>
            )}
            {changed && (
              <dd className={styles.change} data-is-better={changed.isBetter ?? undefined}>
                <ChangeText change={changed} hasArrow />
              </dd>
            )}
            {today && <dd className={styles.today}>{t('todayIs', { figure: say(today) })}</dd>}
          </div>
        )
      })}
    </dl>
  )
}
