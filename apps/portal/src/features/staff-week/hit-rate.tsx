import type { Staffing } from '@rinda/client/queue/staffing'
import { figureDay } from '@rinda/phrases/time/day-text'
import { useId } from 'react'
import {
  Bar,
  ComposedChart,
  LabelList,
  Rectangle,
  ReferenceLine,
  ResponsiveContainer,
  XAxis,
  YAxis,
} from 'recharts'
import { shareText, toldShare } from '../../queue/told-share.ts'
import { useLatePhrases } from '../../session/late-phrases.ts'
import styles from './hit-rate.module.css'

/** Share that a forecast promises to hold. */
const promised = 80
const tick = { fill: 'var(--rinda-ink-2)', fontSize: 10 }

/** Shows how often the forecasts of past weeks held, week by week. What is drawn stands in a table for those who hear it. */
export function HitRate({ hits }: { hits: Staffing['hits'] }) {
  const { t, language } = useLatePhrases('staffing')
  const heading = useId()
  const weeks = hits.map(({ week, hours, hits: held }) => {
    const share = Math.round(toldShare(held / hours) * 100)
    return { week: figureDay(week, language).slice(0, 5), hours, share }
  })
  const [hours, held] = [sum(hits.map((one) => one.hours)), sum(hits.map((one) => one.hits))]
  return (
    <section className={styles.card} aria-labelledby={heading}>
      <h2 id={heading} className={styles.heading}>
        {t('hits')}
      </h2>
      {hits.length === 0 ? (
        <p className={styles.text}>{t('hitsNone')}</p>
      ) : (
        <>
          <div className={styles.chart} aria-hidden="true">
            <ResponsiveContainer width="100%" height={86}>
              <ComposedChart
                data={weeks}
                margin={{ top: 16, right: 0, bottom: 0, left: 0 }}
                accessibilityLayer={false}
              >
                <XAxis
                  dataKey="week"
                  tickLine={false}
                  axisLine={false}
                  tick={tick}
                  interval={0}
                  height={18}
                />
                <YAxis domain={[0, 100]} hide />
                <Bar dataKey="share" maxBarSize={24} isAnimationActive={false} shape={WeekBar}>
                  <LabelList dataKey="share" position="top" fill="var(--rinda-ink)" fontSize={11} />
                </Bar>
                <ReferenceLine y={promised} stroke="var(--rinda-ink)" strokeDasharray="4 4" />
              </ComposedChart>
            </ResponsiveContainer>
          </div>
          <table className="rinda-only-heard">
            <thead>
              <tr>
                <th scope="col">{t('week')}</th>
                <th scope="col">{t('hitHours')}</th>
                <th scope="col">{t('hitShare')}</th>
              </tr>
            </thead>
            <tbody>
              {weeks.map((one) => (
                <tr key={one.week} data-hits={one.week}>
                  <th scope="row">{one.week}</th>
                  <td>{one.hours}</td>
                  <td>{one.share} %</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className={styles.text}>
            {t('hitsAll', { count: hits.length, share: shareText(held / hours, language) })}
          </p>
          <p className={styles.text}>{t('hitsHow')}</p>
        </>
      )}
    </section>
  )
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)

/** A week that held less than was promised is hollow: not by its colour alone. */
function WeekBar(props: {
  x?: number
  y?: number
  width?: number
  height?: number
  payload?: { share: number }
}) {
  const { x = 0, y = 0, width = 0, height = 0, payload } = props
  const isLow = (payload?.share ?? 0) < promised
  return (
    <Rectangle
      {...{ x, y, width, height }}
      radius={[3, 3, 0, 0]}
      fill={isLow ? 'var(--rinda-paper)' : 'var(--rinda-blue)'}
      stroke={isLow ? 'var(--rinda-red)' : 'none'}
    />
  )
}
