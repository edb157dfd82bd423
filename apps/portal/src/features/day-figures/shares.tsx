import type { DayFigures, DayShare } from '@rinda/client/queue/day-figures'
import { DataTable } from '@rinda/ui/components/data-table'
import { SegmentedSwitch } from '@rinda/ui/components/segmented-switch'
import { useState } from 'react'
import { useLatePhrases } from '../../session/late-phrases.ts'
import styles from './day-figures.module.css'
import { countText, keptText, minutesText, noShowText } from './figure-text.ts'
import { type Side, type SideNames, shareColumns, sides } from './sides.ts'

/** The day by service, by counter or by way of coming, with its total. */
export function Shares({ day, names }: { day: DayFigures; names: SideNames }) {
  const { t } = useLatePhrases('dayFigures')
  const [side, setSide] = useState<Side>('services')
  const rows: readonly DayShare<number | string>[] = day[side]
  return (
    <section className={styles.panel} aria-label={t('sides')}>
      <header className={styles.heading}>
        <h2>{t('sides')}</h2>
        <SegmentedSwitch
          label={t('sides')}
          segments={sides.map((value) => ({ value, label: t(value) }))}
          value={side}
          onChange={setSide}
        />
      </header>
      <DataTable label={t(side)} columns={[t(side), ...shareColumns.map((column) => t(column))]}>
        {rows.map((row) => (
          <Row key={row.of} name={names[side](row.of)} figures={row} />
        ))}
        {side !== 'counters' && <Row name={t('total')} figures={day.total} isTotal />}
      </DataTable>
    </section>
  )
}

function Row(props: { name: string; figures: DayFigures['total']; isTotal?: boolean }) {
  const { t, language } = useLatePhrases('dayFigures')
  const { figures } = props
  const time = (minutes: number | null) =>
    minutes === null ? '–' : t('minutes', { minutes: minutesText(minutes, language) })
  const cells = {
    given: countText(figures.given, language),
    served: countText(figures.served, language),
    waited: time(figures.wait_median),
    waitedHigh: time(figures.wait_high),
    visit: time(figures.visit_median),
    visitHigh: time(figures.visit_high),
    noShows: noShowText(figures, language),
    canceled: countText(figures.canceled, language),
    keptShare: keptText(figures, language),
  }
  return (
    <tr className={props.isTotal ? styles.total : undefined} data-share={props.name}>
      <th scope="row">{props.name}</th>
      {shareColumns.map((column) => (
        <td key={column} data-label={t(column)}>
          {cells[column]}
        </td>
      ))}
    </tr>
  )
}
