import type { Ticket } from '@rinda/client/queue/tickets'
import { Button } from '@rinda/ui/components/buttons/button'
import {
  IconAlertTriangle,
  IconCircleCheck,
  IconLock,
  IconLockOpen,
  IconPlayerPause,
  IconPlayerPlay,
  IconSpeakerphone,
  IconUserCheck,
  IconUserCog,
} from '@tabler/icons-react'
import { useId, useRef } from 'react'
import type { ServiceLine } from '../../../queue/overview.ts'
import { type Counter, servedSince } from '../../../queue/ticket.ts'
import type { Names } from '../../../queue/use-names.ts'
import { useSecondsSince } from '../../../queue/use-seconds-since.ts'
import { useLatePhrases } from '../../../session/late-phrases.ts'
import type { SuperviseActs } from '../act/use-supervise-acts.ts'
import styles from './counter-card.module.css'
import { faceOf, tileOf } from './counter-face.ts'
import { CounterMenu } from './counter-menu.tsx'
import { ServiceLetters } from './service-letters.tsx'
import { useStateText } from './use-state-text.ts'
import { VisitAtCounter } from './visit-at-counter.tsx'

const small = { size: 14, stroke: 2, 'aria-hidden': true } as const
const look = { size: 18, stroke: 1.8, 'aria-hidden': true } as const
const marks = {
  serving: <IconUserCheck {...small} />,
  long: <IconAlertTriangle {...small} />,
  free: <IconCircleCheck {...small} />,
  paused: <IconPlayerPause {...small} />,
  closed: <IconLock {...small} />,
} as const

/** One counter of a location: who works there, who stands at it, what it takes, and what can be done with it. */
export function CounterCard(props: {
  counter: Counter
  ticket: Ticket | null
  /** Ticket that the counter would call. */
  next: Ticket | null
  /** Moment since which nobody stands at it. */
  freeSince: string | null
  lines: readonly ServiceLine[]
  names: Names
  zone: string
  acts: SuperviseActs
  onAssign: () => void
}) {
  const { t } = useLatePhrases('supervise')
  const { counter, ticket, next, names, acts } = props
  const heading = useId()
  const card = useRef<HTMLElement>(null)
  const seconds = useSecondsSince(ticket && servedSince(ticket))
  const face = faceOf(counter, ticket && { seconds, usual: ticket.averageTime })
  const name = names.ofCounter(counter.counter)
  const state = useStateText(counter, face, props.freeSince, props.zone)
  const isCalling = acts.isCalling(counter)
  const set = (asked: Parameters<SuperviseActs['change']>[1]) => void acts.change(counter, asked)

  function call() {
    void acts.call(counter)
    // The button is gone when the visitor is there.
    card.current?.focus({ preventScroll: true })
  }

  return (
    <article
      ref={card}
      tabIndex={-1}
      aria-labelledby={heading}
      className={styles.card}
      data-counter={String(counter.counter)}
      data-face={face}
    >
      <header className={styles.head}>
        <span className={styles.tile} aria-hidden="true">
          {tileOf(counter.counter)}
        </span>
        <h2 id={heading} className={styles.names}>
          <span className={styles.agent} data-agent>
            {counter.agent || t('nobodyThere')}
          </span>
          <span className={styles.name}>{name}</span>
        </h2>
        <span className={styles.badge} data-badge>
          {marks[face]}
          {t(`is_${face}`)}
        </span>
      </header>
      <div className={styles.body}>
        {ticket && <VisitAtCounter ticket={ticket} names={names} zone={props.zone} seconds={seconds} />}
        {ticket && face === 'closed' && <p className={styles.warning}>{t('unfinished')}</p>}
        {!ticket && (
          <div className={styles.idle}>
            <p className={styles.state} data-state>
              {state}
            </p>
            {face === 'free' && (next || isCalling) && (
              <Button
                kind="primary"
                isBusy={isCalling}
                icon={<IconSpeakerphone {...look} />}
                onClick={call}
                data-call
              >
                {isCalling ? t('calling') : next?.label ? t('call', { label: next.label }) : t('callAnyone')}
              </Button>
            )}
            {face === 'free' && !next && !isCalling && <p className={styles.quiet}>{t('nobodyWaits')}</p>}
            {face === 'closed' && (
              <Button icon={<IconUserCog {...look} />} onClick={props.onAssign}>
                {t('assign')}
              </Button>
            )}
          </div>
        )}
      </div>
      <footer className={styles.foot}>
        <ServiceLetters
          counter={counter}
          lines={props.lines}
          names={names}
          onChange={(serviceIds) => set({ serviceIds })}
        />
        <span className={styles.buttons}>
          <StateButton counter={counter} name={name} onChange={set} />
          <CounterMenu
            name={name}
            ticket={ticket}
            isOpen={counter.isOpen}
            onTicket={(act) => ticket && void acts.onTicket(act, ticket)}
            onAssign={props.onAssign}
            onClose={() => set({ open: false })}
          />
        </span>
      </footer>
    </article>
  )
}

/** The next step in the life of a counter: opened, sent on a break, or back to work. One button, so that the focus stays. */
function StateButton(props: {
  counter: Counter
  name: string
  onChange: (asked: { open?: boolean; paused?: boolean }) => void
}) {
  const { t } = useLatePhrases('supervise')
  const { counter, onChange } = props
  const step = !counter.isOpen ? 'open' : counter.isPaused ? 'goOn' : 'pause'
  const icons = {
    open: <IconLockOpen {...look} />,
    goOn: <IconPlayerPlay {...look} />,
    pause: <IconPlayerPause {...look} />,
  }
  const asked = {
    open: { open: true },
    goOn: { paused: false },
    pause: { paused: true },
  }
  return (
    <Button
      className={step === 'open' ? styles.open : undefined}
      icon={icons[step]}
      aria-label={`${t(step)}: ${props.name}`}
      data-step={step}
      onClick={() => onChange(asked[step])}
    >
      {t(step)}
    </Button>
  )
}
