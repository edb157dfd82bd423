import type { DayFigures } from '@rinda/client/queue/day-figures'
import { latePart } from '@rinda/live/late-part'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { ChartPanel } from './chart-panel.tsx'
import styles from './day-figures.module.css'
import { countText, minutesText } from './figure-text.ts'
import { hourRows, hourText } from './hour-rows.ts'

const HourChart = latePart(
  async () => (await import('./hour-chart.tsx')).HourChart,
  <div className={styles.chart} />,
)

/** Waits by the hour in which people came, drawn or as a table. */
export function Hours(props: { day: DayFigures; before: DayFigures | undefined; dayBefore: string }) {
  const { t, language } = useLatePhrases('dayFigures')
  const rows = hourRows(props.day, props.before)
  const medianBefore = t('medianOn', { day: props.dayBefore })
  return (
    <ChartPanel
      title={t('byHour')}
      shownLabel={t('shown')}
      legend={[
        { mark: 'bar', text: t('median') },
        { mark: 'whisker', text: t('nineOfTen') },
        ...(props.before ? [{ mark: 'dash' as const, text: medianBefore }] : []),
      ]}
      chart={<HourChart rows={rows} />}
      fileName={`waits-${props.day.date}`}
      columns={[t('hour'), t('given'), t('median'), t('nineOfTen'), medianBefore]}
      rows={rows.map((row) => (
        <tr key={row.hour} data-hour={row.hour}>
          <td>{hourText(row.hour)}</td>
          <td data-label={t('given')}>{countText(row.given, language)}</td>
          <td data-label={t('median')}>{minutesText(row.median, language)}</td>
          <td data-label={t('nineOfTen')}>{minutesText(row.high, language)}</td>
          <td data-label={medianBefore}>{minutesText(row.before, language)}</td>
        </tr>
      ))}
    />
  )
}
