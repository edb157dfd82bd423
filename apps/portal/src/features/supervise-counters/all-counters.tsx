import type { Location } from '@rinda/client/set-up/locations'
import type { ReactNode } from 'react'
import { useAgentLine } from '../../queue/agent-line.ts'
import { SuperviseBar } from './supervise-bar.tsx'
import { SuperviseSkeleton } from './supervise-skeleton.tsx'
import { SuperviseWork } from './supervise-work.tsx'

/** The line of a location as somebody sees it who looks after all of its counters. */
export function AllCounters(props: {
  locations: readonly Location[]
  location: Location
  viewSwitch: ReactNode
  onLocation: (locationId: number) => void
}) {
  const { location } = props
  const line = useAgentLine(location.companyId)
  const bar = (onAdd: (() => void) | undefined) => <SuperviseBar {...props} onAdd={onAdd} />
  if (!line)
    return (
      <>
        {bar(undefined)}
        <SuperviseSkeleton />
      </>
    )
  return (
    <SuperviseWork
      key={location.id}
      socket={line.socket}
      location={location}
      isLost={line.connection.state === 'offline'}
      bar={bar}
    />
  )
}
