import { useCallback, useRef, useState } from 'react'

/** State that only events change. */
export type Machine<State, Event> = {
  /** State as it is drawn. */
  readonly state: State
  /** Gives the state at this moment, also after a wait. */
  readonly now: () => State
  /** Applies an event, and gives the state after it. */
  readonly send: (event: Event) => State
}

/**
 * Keeps the state of a form or an act; `step` gives the state after an event, which counts at once. So an answer that took long meets the
 * state as it is by then, and a second click the state after the first.
 */
export function useMachine<State, Event>(
  step: (state: State, event: Event) => State,
  begin: () => State,
): Machine<State, Event> {
  const [state, setState] = useState(begin)
  const current = useRef(state)
  const now = useCallback(() => current.current, [])
  const send = useCallback(
    (event: Event) => {
      current.current = step(current.current, event)
      setState(current.current)
      return current.current
    },
    [step],
  )
  return { state, now, send }
}
