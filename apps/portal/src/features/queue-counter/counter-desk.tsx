import type { Location } from '@rinda/client/set-up/locations'
import { useMachine } from '@rinda/live/use-machine'
import { type ReactNode, useEffect, useState } from 'react'
import { useAgentLine } from '../../queue/agent-line.ts'
import { forgetCounter, keepCounter, keptCounter } from '../../queue/kept-counter.ts'
import { stillThere } from '../../queue/queue-locations.ts'
import { useSession } from '../../session/session.tsx'
import { beginCounter, stepCounter } from './act/counter-machine.ts'
import { ChooseCounter } from './choose/choose-counter.tsx'
import { CounterSkeleton } from './counter-skeleton.tsx'
import { CounterWork } from './counter-work.tsx'

/** The counter of whoever is signed in: chosen once, then at work. */
export function CounterDesk({
  locations,
  first,
  viewSwitch,
}: {
  locations: readonly Location[]
  /** The location that is offered while none is chosen. */
  first: Location
  /** The way to all counters. */
  viewSwitch: ReactNode
}) {
  const { user } = useSession()
  const machine = useMachine(stepCounter, () => beginCounter(stillThere(keptCounter(user.id), locations)))
  const { state, send } = machine
  const { choice } = state
  const location = locations.find(({ id }) => id === choice?.locationId)
  const [companyId, setCompanyId] = useState((location ?? first).companyId)
  const line = useAgentLine(companyId)

  const isLost = line?.connection.state === 'offline'
  useEffect(() => {
    send({ type: 'line', isLost })
  }, [send, isLost])

  if (!line) return <CounterSkeleton />
  if (choice && location && !state.isChoosing)
    return (
      <CounterWork
        key={`${choice.locationId} ${choice.counter}`}
        socket={line.socket}
        choice={choice}
        location={location}
        machine={machine}
        viewSwitch={viewSwitch}
      />
    )
  return (
    <ChooseCounter
      socket={line.socket}
      isLost={isLost}
      locations={locations}
      first={first}
      viewSwitch={viewSwitch}
      before={location ? choice : null}
      isBeforeOwn={state.away === null}
      onLocation={(chosen) => setCompanyId(chosen.companyId)}
      onChosen={(chosen) => {
        keepCounter(user.id, chosen)
        send({ type: 'chosen', choice: chosen })
      }}
      onBack={() => {
        if (location) setCompanyId(location.companyId)
        send({ type: 'kept' })
      }}
      onClosedCounter={() => {
        forgetCounter(user.id)
        send({ type: 'left' })
      }}
    />
  )
}
