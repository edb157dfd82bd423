import type { AgentSocket } from '@rinda/client/queue/agent-socket'
import type { Location } from '@rinda/client/set-up/locations'
import { latePart } from '@rinda/live/late-part'
import { useNow } from '@rinda/live/use-now'
import { Button } from '@rinda/ui/components/buttons/button'
import { EmptyFace, ErrorFace } from '@rinda/ui/components/notices/faces'
import { IconBuildingStore } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import type { Counter } from '../../queue/ticket.ts'
import { useLiveLocation } from '../../queue/use-live-location.ts'
import { useNames } from '../../queue/use-names.ts'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { useSession } from '../../session/session.tsx'
import { useSuperviseActs } from './act/use-supervise-acts.ts'
import { CounterCard } from './card/counter-card.tsx'
import { freeSince, ticketAt } from './card/counter-face.ts'
import { CounterFigures } from './counter-figures.tsx'
import { Announcement } from './side/announcement.tsx'
import { LineByService } from './side/line-by-service.tsx'
import { nextOnes } from './side/line-figures.ts'
import { NextChips } from './side/next-chips.tsx'
import { StopAll } from './side/stop-all.tsx'
import { SuperviseSkeleton } from './supervise-skeleton.tsx'
import styles from './supervise-work.module.css'

const AddCounterDialog = latePart(async () => (await import('./late-dialogs.ts')).AddCounterDialog)
const AssignDialog = latePart(async () => (await import('./late-dialogs.ts')).AssignDialog)

/** All counters of a location, each in its place, and the line that waits for them. */
export function SuperviseWork(props: {
  socket: AgentSocket
  location: Location
  isLost: boolean
  /** The bar over it; gets the way to add a counter, once that can be done. */
  bar: (onAdd: (() => void) | undefined) => ReactNode
}) {
  const { t } = useLatePhrases('supervise')
  const { t: say } = useLatePhrases('counter')
  const { profileAt } = useSession()
  const { socket, location } = props
  const now = useNow()
  const live = useLiveLocation(socket, location.id)
  const acts = useSuperviseActs(socket, location.id, live, props.isLost)
  const names = useNames(location)
  const [isAdding, setAdding] = useState(false)
  const [assigning, setAssigning] = useState<Counter | null>(null)
  const { zone } = profileAt(location.id)
  const { tickets, counters, lines, overview } = live
  const add = () => setAdding(true)

  if (live.isError)
    return (
      <>
        {props.bar(undefined)}
        <ErrorFace title={say('errorTitle')} text={say('errorText')} onRetry={live.readAgain} />
      </>
    )
  if (!tickets || !counters || !lines)
    return (
      <>
        {props.bar(undefined)}
        <SuperviseSkeleton />
      </>
    )
  const byId = new Map(tickets.map((ticket) => [ticket.id, ticket]))
  const waiting = nextOnes(overview?.order ?? [], tickets)
  const waitingIds = new Set(waiting.map(({ id }) => id))
  const nextAt = (counter: Counter) => {
    const id = overview?.nextAt(counter.counter) ?? null
    return id !== null && waitingIds.has(id) ? (byId.get(id) ?? null) : null
  }
  return (
    <>
      {props.bar(add)}
      <p role="status" className="rinda-only-heard" data-said>
        {acts.called &&
          t('saidCalled', { label: acts.called.label, counter: names.ofCounter(acts.called.counter) })}
      </p>
      <div className={styles.work}>
        <div className={styles.main}>
          <CounterFigures counters={counters} overview={overview} />
          {counters.length === 0 ? (
            <EmptyFace
              title={t('noCounters')}
              text={t('noCountersText')}
              icon={<IconBuildingStore size={32} stroke={1.6} />}
              action={<Button onClick={add}>{t('addCounter')}</Button>}
            />
          ) : (
            <div className={styles.cards}>
              {counters.map((counter) => (
                <CounterCard
                  key={String(counter.counter)}
                  counter={counter}
                  ticket={ticketAt(counter, tickets)}
                  next={nextAt(counter)}
                  freeSince={freeSince(counter, overview?.lastEndedAt(counter.counter) ?? null)}
                  lines={lines}
                  names={names}
                  zone={zone}
                  acts={acts}
                  onAssign={() => setAssigning(counter)}
                />
              ))}
            </div>
          )}
        </div>
        <div className={styles.side}>
          <LineByService
            lines={lines}
            tickets={tickets}
            counters={counters}
            waits={overview?.waits ?? new Map()}
            names={names}
            zone={zone}
            now={now}
            onStop={(line, stopped) => void acts.stopTickets([line], stopped)}
          />
          <NextChips tickets={waiting} zone={zone} now={now} />
          <Announcement location={location} zone={zone} />
          <StopAll lines={lines} onStop={(some, stopped) => void acts.stopTickets(some, stopped)} />
        </div>
      </div>
      {isAdding && (
        <AddCounterDialog counters={counters} onAdd={acts.add} onClosed={() => setAdding(false)} />
      )}
      {assigning && (
        <AssignDialog
          socket={socket}
          counter={assigning}
          name={names.ofCounter(assigning.counter)}
          onAssign={(agent) => acts.change(assigning, { agent })}
          onClosed={() => setAssigning(null)}
        />
      )}
    </>
  )
}
