import type { Location } from '@rinda/client/set-up/locations'
import type { ReactNode } from 'react'
import { QueueBar } from '../../queue/queue-bar.tsx'
import { useLatePhrases } from '../../session/late-phrases.ts'
import styles from './day-bar.module.css'

/** Location, view and day that are looked at. */
export function DayBar(props: {
  location: Location
  locations: readonly Location[]
  viewSwitch: ReactNode
  dayChoice: ReactNode
  children: ReactNode
  onLocation: (locationId: number) => void
}) {
  const { t } = useLatePhrases('dayFigures')
  return (
    <QueueBar {...props} titleOf={(location) => t('title', { location })}>
      {props.viewSwitch}
      {props.dayChoice}
      <div className={styles.more}>{props.children}</div>
    </QueueBar>
  )
}
