import type { DayFigures } from '@rinda/client/queue/day-figures'
import { latePart } from '@rinda/live/late-part'
import { DataTable } from '@rinda/ui/components/data-table'
import { SegmentedSwitch } from '@rinda/ui/components/segmented-switch'
import { useState } from 'react'
import { useLatePhrases } from '../../session/late-phrases.ts'
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
  const [shown, setShown] = useState<'chart' | 'table'>('chart')
  const rows = hourRows(props.day, props.before)
  const isDrawn = shown === 'chart'
  return (
    <section className={styles.panel} aria-labelledby="waits-by-hour">
      <header className={styles.heading}>
        <h2 id="waits-by-hour">{t('byHour')}</h2>
        {isDrawn && (
          <ul className={styles.legend} aria-hidden="true">
            <li data-mark="bar">{t('median')}</li>
            <li data-mark="whisker">{t('nineOfTen')}</li>
            {props.before && <li data-mark="dash">{t('medianOn', { day: props.dayBefore })}</li>}
          </ul>
        )}
        <SegmentedSwitch
          label={t('shown')}
          segments={[
            { value: 'chart', label: t('chart') },
            { value: 'table', label: t('table') },
          ]}
          value={shown}
          onChange={setShown}
        />
      </header>
      {isDrawn && (
        <div className={styles.chart} aria-hidden="true">
          <HourChart rows={rows} />
        </div>
      )}
      <div className={isDrawn ? 'rinda-only-heard' : undefined}>
        <DataTable
          label={t('byHour')}
          columns={[
            t('hour'),
            t('given'),
            t('median'),
            t('nineOfTen'),
            t('medianOn', { day: props.dayBefore }),
          ]}
        >
          {rows.map((row) => (
            <tr key={row.hour} data-hour={row.hour}>
              <td>{hourText(row.hour)}</td>
              <td data-label={t('given')}>{countText(row.given, language)}</td>
              <td data-label={t('median')}>{minutesText(row.median, language)}</td>
              <td data-label={t('nineOfTen')}>{minutesText(row.high, language)}</td>
              <td data-label={t('medianOn', { day: props.dayBefore })}>
                {minutesText(row.before, language)}
              </td>
            </tr>
          ))}
        </DataTable>
      </div>
    </section>
  )
}
