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

/** Card that shows who stands at the counter, or that it is free; and the form in which more is said before an act. */
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
  /** Does what was said in a form, and ends it once that is done; what is not done stays as it was said. */
  onSaid: (act: () => Promise<boolean>) => void
  /** Ends a form, and nothing is done. */
  onBack: () => void
}) {
  const { state, choice, location, acts, forms, next, onSaid, onBack } = props
  const names = useNames(location)
  const phase = phaseOf(state)
  const shown = shownAt(state)
  const isBusy = state.pending !== null

  if (shown)
    return (
      <ServingCard
        ticket={shown}
        location={location}
        isCalling={phase === 'calling' || state.pending?.act === 'resume'}
        isBusy={isBusy}
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
              isBusy={isBusy}
              onTransfer={(to) => onSaid(() => acts.transfer(to))}
              onBack={onBack}
            />
          ) : (
            forms.form === 'services' && (
              <ServicesForm
                ticket={shown}
                location={location}
                isBusy={isBusy}
                onAdd={(serviceIds) => onSaid(() => acts.addServices(serviceIds))}
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
        isBusy={isBusy}
        onServe={(who) => onSaid(() => acts.serveNow(who))}
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
