import type { QueueFigures } from '@rinda/client/queue/figures'
import { latePart } from '@rinda/live/late-part'
import { useLatePhrases } from '../../../session/late-phrases.ts'
import { countText, keptText, minutesText, percentText, promisePercents } from '../figure-text.ts'
import styles from '../queue-figures.module.css'
import { ChartPanel, type FiguresShape } from './chart-panel.tsx'
import { promiseRows } from './promise-rows.ts'

const PromiseChart = latePart(
  async () => (await import('./promise-chart.tsx')).PromiseChart,
  <div className={styles.chart} />,
)

/** Promised waits against what came, by how long they were promised to be, drawn or as a table; nothing where nothing was promised. */
export function Promises(props: { shown: QueueFigures; shape: FiguresShape; fileDays: string }) {
  const { t, language } = useLatePhrases('queueFigures')
  const rows = promiseRows(props.shown)
  if (rows.length === 0) return null
  const { promised } = props.shown.total
  const percents = promisePercents(props.shown.total) ?? { early: 0, kept: 0, late: 0 }
  const share = (name: keyof typeof percents) => percentText(percents[name], language)
  const range = ({ low, high }: { low: number; high: number }) =>
    `${minutesText(low, language)}–${minutesText(high, language)}`
  return (
    <ChartPanel
      title={t('promises')}
      shape={props.shape}
      summary={t('promisesText', {
        ...{ early: share('early'), kept: share('kept'), late: share('late') },
        promised: countText(promised, language),
      })}
      legend={[
        { mark: 'box', text: t('saidRange') },
        { mark: 'dot', text: t('cameRange') },
      ]}
      chart={<PromiseChart rows={rows} />}
      fileName={`promises-${props.fileDays}`}
      columns={[t('lengths'), t('promised'), t('keptShare'), t('saidRange'), t('came'), t('cameRange')]}
      rows={rows.map((row) => (
        <tr key={row.name} data-promises={row.name}>
          <td>{row.name}</td>
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
