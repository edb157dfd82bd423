import type { Ticket } from '@rinda/client/queue/tickets'
import type { Location } from '@rinda/client/set-up/locations'
import type { CounterChoice } from '../../../queue/kept-counter.ts'
import type { Counter } from '../../../queue/ticket.ts'
import { useNames } from '../../../queue/use-names.ts'
import { type CounterPhase, type CounterState, phaseOf, shownAt } from '../act/counter-machine.ts'
import type { AwayText } from '../act/use-away-text.ts'
import type { CounterActs } from '../act/use-counter-acts.ts'
import type { OpenForm } from '../act/use-counter-form.ts'
import { FreeCard } from './free-card.tsx'
import { ServeForm } from './serve-form.tsx'
import { ServicesForm } from './services-form.tsx'
import { ServingCard } from './serving-card.tsx'
import { TransferForm } from './transfer-form.tsx'

/** Whoever stands at the counter, or that it is free; and the form in which more is said before an act. */
export function CounterCard(props: {
  state: CounterState
  choice: CounterChoice
  location: Location
  counters: readonly Counter[]
  next: Ticket | null
  away: AwayText | null
  /** Goes to the choice of another counter. */
  onChoose: () => void
  acts: CounterActs
  forms: OpenForm
  /** Ends a form: what was said is done, or nothing is. */
  onEnd: (act?: () => void) => void
}) {
  const { state, choice, location, acts, forms, next, onEnd } = props
  const names = useNames(location)
  const phase = phaseOf(state)
  const shown = shownAt(state)
  const onBack = () => onEnd()

  if (shown)
    return (
      <ServingCard
        ticket={shown}
        location={location}
        isCalling={phase === 'calling' || state.pending?.act === 'resume'}
        isBusy={state.pending !== null}
        isLost={state.isLost}
        acts={acts}
        onTransfer={() => forms.open('transfer')}
        onServices={() => forms.open('services')}
        form={
          forms.form === 'transfer' ? (
            <TransferForm
              ticket={shown}
              location={location}
              counters={props.counters}
              own={choice.counter}
              onTransfer={(to) => onEnd(() => acts.transfer(to))}
              onBack={onBack}
            />
          ) : (
            forms.form === 'services' && (
              <ServicesForm
                ticket={shown}
                location={location}
                onAdd={(serviceIds) => onEnd(() => acts.addServices(serviceIds))}
                onBack={onBack}
              />
            )
          )
        }
      />
    )
  if (forms.form === 'serve')
    return (
      <ServeForm
        location={location}
        serviceIds={choice.serviceIds}
        onServe={(who) => onEnd(() => acts.serveNow(who))}
        onBack={onBack}
      />
    )
  return (
    <FreeCard
      phase={freePhase(phase)}
      away={props.away}
      next={next && { label: next.label, service: names.ofService(next.serviceId) }}
      foundNobody={state.foundNobody}
      onServe={() => forms.open('serve')}
      onChoose={props.onChoose}
    />
  )
}

function freePhase(phase: CounterPhase): Parameters<typeof FreeCard>[0]['phase'] {
  if (phase === 'closed' || phase === 'taken') return 'away'
  return phase === 'paused' || phase === 'lost' || phase === 'calling' ? phase : 'idle'
}
