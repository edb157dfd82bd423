import type { AgentSocket } from '@rinda/client/queue/agent-socket'
import type { Ticket } from '@rinda/client/queue/tickets'
import type { Location } from '@rinda/client/set-up/locations'
import type { Machine } from '@rinda/live/use-machine'
import { useNow } from '@rinda/live/use-now'
import { Banner } from '@rinda/ui/components/notices/banner'
import { ErrorFace } from '@rinda/ui/components/notices/faces'
import { type ReactNode, useRef, useState } from 'react'
import type { CounterChoice } from '../../queue/kept-counter.ts'
import { isOpenAlways, minutesToClosing } from '../../queue/minutes-to-closing.ts'
import { goesOnWith, isAt, isSameCounter } from '../../queue/ticket.ts'
import { useLiveLine } from '../../queue/use-live-line.ts'
import { useNames } from '../../queue/use-names.ts'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { useSession } from '../../session/session.tsx'
import { useToasts } from '../../session/toasts.ts'
import {
  awayAfter,
  type CounterEvent,
  type CounterState,
  mayAct,
  phaseOf,
  shownAt,
} from './act/counter-machine.ts'
import { NextButton } from './act/next-button.tsx'
import { useAwayText } from './act/use-away-text.ts'
import { useCounterActs } from './act/use-counter-acts.ts'
import { useCounterForm } from './act/use-counter-form.ts'
import { useCounterKeys } from './act/use-counter-keys.ts'
import { useFollowCounter } from './act/use-follow-counter.ts'
import { useSaid } from './act/use-said.ts'
import { BarActs } from './bar-acts.tsx'
import { CheckInForm } from './check-in/check-in-form.tsx'
import { useArrivals } from './check-in/use-arrivals.ts'
import { type CheckedIn, useCheckIn } from './check-in/use-check-in.ts'
import { CounterBar } from './counter-bar.tsx'
import { CounterSide } from './counter-side.tsx'
import { CounterSkeleton } from './counter-skeleton.tsx'
import styles from './counter-work.module.css'
import { beforeClosing } from './line/closing.ts'
import { Figures } from './line/figures.tsx'
import { CounterCard } from './visit/counter-card.tsx'

const none: readonly Ticket[] = []

/** The counter at work: who stands at it, what can be done, and the line. */
export function CounterWork(props: {
  socket: AgentSocket
  choice: CounterChoice
  location: Location
  machine: Machine<CounterState, CounterEvent>
  viewSwitch: ReactNode
}) {
  const { t } = useLatePhrases('counter')
  const { user, profileAt } = useSession()
  const toasts = useToasts()
  const { socket, location, machine } = props
  const { state } = machine
  const now = useNow()
  const line = useLiveLine(socket, props.choice)
  const own = line.counters.find(({ counter }) => isSameCounter(counter, props.choice.counter))
  // A supervisor may have set what the counter takes.
  const choice =
    own && own.serviceIds.length > 0 ? { ...props.choice, serviceIds: own.serviceIds } : props.choice
  useFollowCounter(socket, user.id, props.choice, line, machine)
  const acts = useCounterActs(socket, choice, line, machine)
  const names = useNames(location)
  const nextButton = useRef<HTMLButtonElement>(null)
  const arrivals = useArrivals(location, line.tickets ?? none)
  const { id: locationId } = location
  const checkIn = useCheckIn(socket, { locationId, isLost: state.isLost, names }, line)
  const [isCheckingIn, setCheckingIn] = useState(false)

  const phase = phaseOf(state)
  const { zone } = profileAt(location.id)
  const away = useAwayText(phase === 'lost' ? null : awayAfter(state), own, zone)
  const shown = shownAt(state)
  const forms = useCounterForm(machine, shown)
  const order = line.order.filter(({ id }) => id !== shown?.id)
  const next = order[0] ?? null
  const minutesLeft = minutesToClosing(location, now, zone)
  const open = line.counters.filter(({ isOpen, isPaused }) => isOpen && !isPaused).length
  const closing = beforeClosing(order, minutesLeft ?? Number.POSITIVE_INFINITY, open)
  const said = useSaid(
    state.serving && isAt(state.serving, choice.counter) ? state.serving : null,
    names.ofService(state.serving?.serviceId ?? null),
  )

  const isPaused = phase === 'paused'
  const isCalling = phase === 'calling'
  const goesOn = state.serving && goesOnWith(state.serving, choice.serviceIds)
  /** After each act the focus is where the day goes on. */
  const thenNext = (act: () => void) => () => {
    act()
    nextButton.current?.focus({ preventScroll: true })
  }
  const endForm = thenNext(forms.close)
  const onNext = () => {
    if (away) acts.reopen()
    else if (isPaused) acts.pause(false)
    else acts.next()
  }
  const onChoose = () => machine.send({ type: 'choosing' })
  const onPause = () => acts.pause(!isPaused)
  const onCheckIn = location.isBmsActive ? () => setCheckingIn(true) : undefined
  const checkInHere = async (who: CheckedIn) => {
    const refusal = await checkIn.run(who)
    if (refusal !== null) toasts.error(refusal)
  }
  useCounterKeys(acts, {
    isResting: forms.form !== null,
    ...{ onNext, onPause, onCheckIn },
    onTransfer: () => forms.open('transfer'),
    onServices: () => forms.open('services'),
    onServe: () => forms.open('serve'),
  })
  const byPointer = {
    ...acts,
    finish: thenNext(acts.finish),
    recall: thenNext(acts.recall),
    noShow: thenNext(acts.noShow),
    hold: thenNext(acts.hold),
    returnToLine: thenNext(acts.returnToLine),
  }

  if (line.isError)
    return <ErrorFace title={t('errorTitle')} text={t('errorText')} onRetry={line.readAgain} />
  if (!line.tickets) return <CounterSkeleton />
  return (
    <>
      <CounterBar
        viewSwitch={props.viewSwitch}
        choice={choice}
        location={location}
        counters={line.counters}
        minutesLeft={minutesLeft}
        isOpenAlways={isOpenAlways(location, now, zone)}
        notFitting={closing.tooLate.length}
        onChange={onChoose}
      >
        <BarActs
          onCheckIn={onCheckIn}
          mayPause={mayAct(state, 'pause') && !isPaused}
          onPause={thenNext(onPause)}
        />
      </CounterBar>
      <p role="status" className="rinda-only-heard" data-said>
        {said || away?.title}
      </p>
      <div className={styles.work}>
        <div className={styles.main}>
          {away && shown && (
            <Banner kind="info">
              <strong>{away.title}.</strong> {away.text}
            </Banner>
          )}
          {state.refusal && <Banner kind="error">{state.refusal}</Banner>}
          {isCheckingIn && (
            <CheckInForm
              checkIn={checkIn}
              arrivals={arrivals}
              location={location}
              now={now}
              onBack={thenNext(() => setCheckingIn(false))}
            />
          )}
          <CounterCard
            {...{ state, choice, location, next, forms, away, onChoose }}
            counters={line.counters}
            acts={byPointer}
            onSaid={async (act) => {
              if (await act()) endForm()
            }}
            onBack={endForm}
          />
          <NextButton
            ref={nextButton}
            next={next?.label ?? null}
            hasTicket={state.serving !== null && !isCalling}
            goesOn={goesOn === null ? null : names.ofService(goesOn)}
            isPaused={isPaused}
            back={away?.back ?? null}
            isCalling={isCalling}
            isResting={state.pending !== null || state.isLost}
            onPress={onNext}
          />
          <Figures
            locationId={location.id}
            serviceIds={choice.serviceIds}
            waiting={order.length}
            served={line.served}
            keptShare={line.keptShare}
          />
        </div>
        <CounterSide
          {...{ state, choice, location, line, order, arrivals, now }}
          tooLate={closing.tooLate}
          joined={checkIn.joined}
          onTake={(ticket) => thenNext(() => acts.resume(ticket))()}
          isCheckingIn={checkIn.isBusy}
          onCheckIn={({ qtid }) => void checkInHere({ qtid })}
        />
      </div>
    </>
  )
}
