import type { QueueFigures, Share } from '@rinda/client/queue/figures'
import type { UseQueryResult } from '@tanstack/react-query'
import type { FigurePeriod } from '../../queue/figure-period.ts'
import { FigureCards } from './cards/figure-cards.tsx'
import type { FiguresShape } from './charts/chart-panel.tsx'
import { Hours } from './charts/hours.tsx'
import { Promises } from './charts/promises.tsx'
import { fileDays } from './period-text.ts'
import styles from './queue-figures.module.css'
import { DaysTable } from './shares/days-table.tsx'
import { LocationsTable } from './shares/locations-table.tsx'
import { Shares, type ShownSide } from './shares/shares.tsx'
import { mainColumns, type SideNames, shareColumns } from './shares/sides.ts'

/** The figures of a period: cards, charts or their tables, and the shares. */
export function FiguresPanels(props: {
  shown: QueueFigures
  before: QueueFigures | undefined
  period: FigurePeriod
  today: string
  names: SideNames
  shape: FiguresShape
  side: ShownSide
  onSide: (side: ShownSide) => void
  /** The other locations; null where there are none. */
  others: {
    query: UseQueryResult<Share<number>[]>
    before: readonly Share<number>[] | undefined
    ownId: number
    nameOf: (locationId: number) => string
  } | null
}) {
  const { shown, before, period, shape, others } = props
  const isLong = shown.from !== shown.to
  const columns = shape === 'charts' ? mainColumns : shareColumns
  const drawn = { shown, shape, fileDays: fileDays(period) }
  return (
    <>
      <FigureCards
        shown={shown}
        before={before}
        today={isLong ? shown.days.find(({ of }) => of === props.today) : undefined}
      />
      <div className={styles.charts} data-shape={shape}>
        <Hours {...drawn} before={before} />
        <Promises {...drawn} />
      </div>
      <Shares
        {...{ shown, before, columns }}
        names={props.names}
        side={props.side}
        onSide={props.onSide}
        locations={
          others && (
            <LocationsTable
              {...{ columns, ownId: others.ownId, nameOf: others.nameOf, before: others.before }}
              rows={others.query.data}
              hasFailed={others.query.isError}
              isFetching={others.query.isFetching}
              onRetry={() => void others.query.refetch()}
            />
          )
        }
      />
      {shape === 'table' && isLong && <DaysTable shown={shown} />}
    </>
  )
}
