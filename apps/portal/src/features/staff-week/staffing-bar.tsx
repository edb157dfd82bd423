import type { Location } from '@rinda/client/set-up/locations'
import { staffingTargets } from '@rinda/domain/queue/staffing/targets'
import { Choice } from '@rinda/ui/components/fields/choice'
import { SegmentedSwitch } from '@rinda/ui/components/fields/segmented-switch'
import { IconTarget } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { QueueBar } from '../../queue/queue-bar.tsx'
import { useLatePhrases } from '../../session/late-phrases.ts'
import styles from './staffing-view.module.css'

/** Location, view, week and target that are looked at, and whether as a grid or as a table. */
export function StaffingBar(props: {
  location: Location
  locations: readonly Location[]
  viewSwitch: ReactNode
  weekChoice: ReactNode
  target: number
  isTable: boolean
  children: ReactNode
  onLocation: (locationId: number) => void
  onTarget: (target: number) => void
  onTable: (isTable: boolean) => void
}) {
  const { t } = useLatePhrases('staffing')
  const options = staffingTargets.map((minutes) => ({
    value: String(minutes),
    label: t('target', { minutes }),
  }))
  return (
    <QueueBar {...props} titleOf={(location) => t('title', { location })}>
      {props.viewSwitch}
      {props.weekChoice}
      <div className={styles.more}>
        <Choice
          label={t('targetLabel')}
          icon={<IconTarget size={18} stroke={1.8} aria-hidden="true" />}
          value={String(props.target)}
          options={options}
          onChange={(value) => props.onTarget(Number(value))}
        />
        <SegmentedSwitch
          label={t('shown')}
          segments={[
            { value: 'grid', label: t('grid') },
            { value: 'table', label: t('table') },
          ]}
          value={props.isTable ? 'table' : 'grid'}
          onChange={(value) => props.onTable(value === 'table')}
        />
        {props.children}
      </div>
    </QueueBar>
  )
}
