import type { Location } from '@rinda/client/set-up/locations'
import { SegmentedSwitch } from '@rinda/ui/components/fields/segmented-switch'
import type { ReactNode } from 'react'
import { type FigurePeriodKind, figurePeriods } from '../../queue/figure-period.ts'
import { QueueBar } from '../../queue/queue-bar.tsx'
import { useLatePhrases } from '../../session/late-phrases.ts'
import styles from './figures-bar.module.css'

const kindNames = {
  day: 'periodDay',
  week: 'periodWeek',
  month: 'periodMonth',
  other: 'periodOther',
} as const satisfies { [Each in FigurePeriodKind]: string }

/** Location, view and period that are looked at. */
export function FiguresBar(props: {
  location: Location
  locations: readonly Location[]
  onLocation: (locationId: number) => void
  viewSwitch: ReactNode
  kind: FigurePeriodKind
  onKind: (kind: FigurePeriodKind) => void
  days: ReactNode
  children: ReactNode
}) {
  const { t } = useLatePhrases('queueFigures')
  return (
    <QueueBar {...props} titleOf={(location) => t('title', { location })}>
      {props.viewSwitch}
      <div className={styles.period}>
        <SegmentedSwitch
          label={t('period')}
          segments={figurePeriods.map((value) => ({ value, label: t(kindNames[value]) }))}
          value={props.kind}
          onChange={props.onKind}
        />
        {props.days}
        <div className={styles.more}>{props.children}</div>
      </div>
    </QueueBar>
  )
}
