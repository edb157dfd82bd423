import type { QueueFigures } from '@rinda/client/queue/figures'
import { latePart } from '@rinda/live/late-part'
import { useLatePhrases } from '../../../session/late-phrases.ts'
import { countText, minutesText } from '../figure-text.ts'
import styles from '../queue-figures.module.css'
import { ChartPanel, type FiguresShape } from './chart-panel.tsx'
import { hourRows, hourText } from './hour-rows.ts'

const HourChart = latePart(
  async () => (await import('./hour-chart.tsx')).HourChart,
  <div className={styles.chart} />,
)

/** Waits by the hour in which people came, drawn or as a table. */
export function Hours(props: {
  shown: QueueFigures
  before: QueueFigures | undefined
  shape: FiguresShape
  /** The days, for the name of the picture's file. */
  fileDays: string
}) {
  const { t, language } = useLatePhrases('queueFigures')
  const rows = hourRows(props.shown, props.before)
  const medianBefore = t('medianBefore')
  return (
    <ChartPanel
      title={t('byHour')}
      shape={props.shape}
      legend={[
        { mark: 'bar', text: t('median') },
        { mark: 'whisker', text: t('nineOfTen') },
        ...(props.before ? [{ mark: 'dash' as const, text: medianBefore }] : []),
      ]}
      chart={<HourChart rows={rows} />}
      fileName={`waits-${props.fileDays}`}
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
