import type { QueueFigures, Share } from '@rinda/client/queue/figures'
import { SegmentedSwitch } from '@rinda/ui/components/fields/segmented-switch'
import { DataTable } from '@rinda/ui/components/lists/data-table'
import type { ReactNode } from 'react'
import { useLatePhrases } from '../../../session/late-phrases.ts'
import styles from '../queue-figures.module.css'
import { ShareRow } from './share-row.tsx'
import shareStyles from './shares.module.css'
import { mainColumns, type ShareColumn, type Side, type SideNames, sides } from './sides.ts'

/** Choice of what the table shows: a side of the location's days, or all locations of the company. */
export type ShownSide = Side | 'locations'

/** The days by service, by counter or by way of coming, with their total; or beside the other locations, where there are any. */
export function Shares(props: {
  shown: QueueFigures
  before: QueueFigures | undefined
  names: SideNames
  columns?: readonly ShareColumn[]
  side: ShownSide
  onSide: (side: ShownSide) => void
  /** Table of all locations; null where there is one alone. */
  locations: ReactNode
}) {
  const { t } = useLatePhrases('queueFigures')
  const { shown, before, names, columns = mainColumns, side } = props
  const choices = [...sides, ...(props.locations === null ? [] : (['locations'] as const))]
  return (
    <section className={`${styles.panel} ${shareStyles.panel}`} aria-label={t('sides')}>
      <header className={styles.heading}>
        <h2>{t('sides')}</h2>
        <SegmentedSwitch
          label={t('sides')}
          segments={choices.map((value) => ({ value, label: t(value) }))}
          value={side}
          onChange={props.onSide}
        />
      </header>
      {side === 'locations' ? (
        props.locations
      ) : (
        <DataTable label={t(side)} columns={[t(side), ...columns.map((column) => t(column))]}>
          {sharesOf(shown, side).map((row) => (
            <ShareRow
              key={row.of}
              name={names[side](row.of)}
              columns={columns}
              figures={row}
              before={before && sharesOf(before, side).find(({ of }) => of === row.of)}
            />
          ))}
          {side !== 'counters' && (
            <ShareRow
              name={t('total')}
              columns={columns}
              figures={shown.total}
              before={before?.total}
              isTotal
            />
          )}
        </DataTable>
      )}
    </section>
  )
}

function sharesOf(figures: QueueFigures, side: Side): readonly Share<number | string>[] {
  return figures[side]
}
