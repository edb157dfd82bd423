import type { Ticket } from '@rinda/client/queue/tickets'
import type { Machine } from '@rinda/live/use-machine'
import { useEffect, useState } from 'react'
import { type CounterAct, type CounterEvent, type CounterState, mayAct } from './counter-machine.ts'

/** Forms in which more has to be said before an act. */
export type CounterFormName = 'transfer' | 'services' | 'serve'

const actOf: Readonly<Record<CounterFormName, CounterAct>> = {
  transfer: 'transfer',
  services: 'add_services',
  serve: 'serve_now',
}

export type OpenForm = {
  /** Form that is open; null where none is. */
  readonly form: CounterFormName | null
  readonly open: (form: CounterFormName) => void
  readonly close: () => void
}

/** Opens a form where its act may be begun. It closes with what it is about: when somebody else comes to the counter, or leaves it. */
export function useCounterForm(machine: Machine<CounterState, CounterEvent>, shown: Ticket | null): OpenForm {
  const [opened, setOpened] = useState<{ name: CounterFormName; ticketId: number | null } | null>(null)
  const ticketId = shown?.id ?? null
  const isOver = opened !== null && opened.ticketId !== ticketId
  useEffect(() => {
    if (isOver) setOpened(null)
  }, [isOver])
  return {
    form: isOver ? null : (opened?.name ?? null),
    open(name) {
      const state = machine.now()
      if (mayAct(state, actOf[name])) setOpened({ name, ticketId: state.serving?.id ?? null })
    },
    close: () => setOpened(null),
  }
}
