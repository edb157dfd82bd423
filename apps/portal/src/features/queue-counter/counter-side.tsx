import type { ShortBooking } from '@rinda/client/bookings/short-bookings'
import type { Ticket } from '@rinda/client/queue/tickets'
import type { Location } from '@rinda/client/set-up/locations'
import type { CounterChoice } from '../../queue/kept-counter.ts'
import type { LiveLine } from '../../queue/use-live-line.ts'
import { useSession } from '../../session/session.tsx'
import { leftVisits } from './act/away.ts'
import { type CounterState, mayAct } from './act/counter-machine.ts'
import { DueList } from './check-in/due-list.tsx'
import styles from './counter-work.module.css'
import { AsideList } from './line/aside-list.tsx'
import { LineList } from './line/line-list.tsx'

/** Lists of all who come to this counter: the line, whoever was left or set aside, and whose appointment is due. */
export function CounterSide(props: {
  state: CounterState
  choice: CounterChoice
  location: Location
  line: LiveLine
  order: readonly Ticket[]
  arrivals: readonly ShortBooking[]
  /** Minutes since 1970. */
  now: number
  tooLate: Parameters<typeof LineList>[0]['tooLate']
  joined: Parameters<typeof LineList>[0]['joined']
  onTake: (ticket: Ticket) => void
  isCheckingIn: (qtid: string) => boolean
  onCheckIn: (booking: ShortBooking) => void
}) {
  const { user } = useSession()
  const { state, choice, location, line, now } = props
  const { tickets = [], counters, areCountersKnown } = line
  const left = areCountersKnown ? leftVisits(tickets, counters, choice.counter, user.id) : []
  const held = tickets.filter((ticket) => ticket.status === 'WAITING' && ticket.isHeld)
  const aside = { location, now, isBusy: !mayAct(state, 'resume'), onTake: props.onTake }
  return (
    <div className={styles.side}>
      <LineList
        order={props.order}
        location={location}
        now={now}
        tooLate={props.tooLate}
        joined={props.joined}
      />
      <AsideList kind="left" tickets={left} {...aside} />
      <AsideList kind="held" tickets={held} {...aside} />
      <DueList
        arrivals={props.arrivals}
        location={location}
        now={now}
        isBusy={props.isCheckingIn}
        onCheckIn={props.onCheckIn}
      />
    </div>
  )
}
