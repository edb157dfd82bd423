import type { DayFigures } from '@rinda/client/queue/day-figures'
import { latePart } from '@rinda/live/late-part'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { ChartPanel } from './chart-panel.tsx'
import styles from './day-figures.module.css'
import { countText, keptText, minutesText } from './figure-text.ts'
import { hourText } from './hour-rows.ts'
import { promiseRows } from './promise-rows.ts'

const PromiseChart = latePart(
  async () => (await import('./promise-chart.tsx')).PromiseChart,
  <div className={styles.chart} />,
)

/** Promised waits against what came, by the hour in which people came, drawn or as a table; nothing where nothing was promised. */
export function Promises({ day }: { day: DayFigures }) {
  const { t, language } = useLatePhrases('dayFigures')
  const rows = promiseRows(day)
  if (rows.length === 0) return null
  const { promised, kept, late } = day.total
  const share = (part: number) => keptText({ promised, kept: part }, language)
  const range = ({ low, high }: { low: number; high: number }) =>
    `${minutesText(low, language)}–${minutesText(high, language)}`
  return (
    <ChartPanel
      title={t('promises')}
      shownLabel={t('promisesShown')}
      summary={t('promisesText', {
        ...{ early: share(promised - kept - late), kept: share(kept), late: share(late) },
        promised: countText(promised, language),
      })}
      legend={[
        { mark: 'box', text: t('saidRange') },
        { mark: 'dot', text: t('cameRange') },
      ]}
      chart={<PromiseChart rows={rows} />}
      fileName={`promises-${day.date}`}
      columns={[t('hour'), t('promised'), t('keptShare'), t('saidRange'), t('came'), t('cameRange')]}
      rows={rows.map((row) => (
        <tr key={row.hour} data-promises={row.hour}>
          <td>{hourText(row.hour)}</td>
          <td data-label={t('promised')}>{countText(row.promised, language)}</td>
          <td data-label={t('keptShare')}>{keptText(row, language)}</td>
          <td data-label={t('saidRange')}>{range(row.said)}</td>
          <td data-label={t('came')}>{minutesText(row.came.median, language)}</td>
          <td data-label={t('cameRange')}>{range(row.came)}</td>
        </tr>
      ))}
    />
  )
}
