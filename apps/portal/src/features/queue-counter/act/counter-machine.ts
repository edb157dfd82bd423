import type { Ticket } from '@rinda/client/queue/tickets'
import type { CounterChoice } from '../../../queue/kept-counter.ts'
import type { Away } from './away.ts'

/** Acts of an agent that are sent to the server. */
export type CounterAct =
  | 'call_next'
  | 'serve_now'
  | 'finish_and_call'
  | 'finish'
  | 'recall'
  | 'no_show'
  | 'transfer'
  | 'hold'
  | 'resume'
  | 'return_to_line'
  | 'add_services'
  | 'pause'
  | 'unpause'
  | 'reopen'

/** State of the screen: what is there to be done now. */
export type CounterPhase = 'choosing' | 'idle' | 'calling' | 'serving' | 'paused' | 'lost' | Away

/** An act whose answer is not here yet; meanwhile the screen shows what it will lead to. */
type PendingAct = {
  readonly act: CounterAct
  /** Ticket that stands at the counter if the act succeeds, as far as that can be known. */
  readonly shown: Ticket | null
}

export type CounterState = {
  readonly choice: CounterChoice | null
  /** Choosing anew, with the last choice filled in. */
  readonly isChoosing: boolean
  readonly isLost: boolean
  readonly isPaused: boolean
  /** Reason why the counter is not the agent's any more; null while it is. */
  readonly away: Away | null
  /** Ticket that stands at this counter, as the server said last. */
  readonly serving: Ticket | null
  readonly pending: PendingAct | null
  /** Text of the last refusal; null once something succeeded since. */
  readonly refusal: string | null
  /** The line was empty when somebody was called last, and nothing has come since. */
  readonly foundNobody: boolean
}

/** State of the counter as others see it. */
type KnownCounter = {
  readonly serving: Ticket | null
  readonly isPaused: boolean
  readonly away?: Away | null
}

export type CounterEvent =
  | { readonly type: 'chosen'; readonly choice: CounterChoice }
  | { readonly type: 'choosing' }
  | { readonly type: 'kept' }
  | { readonly type: 'left' }
  | { readonly type: 'line'; readonly isLost: boolean }
  | ({ readonly type: 'known' } & KnownCounter)
  | { readonly type: 'began'; readonly act: CounterAct; readonly shown: Ticket | null }
  | { readonly type: 'became'; readonly serving: Ticket | null }
  | { readonly type: 'succeeded'; readonly serving: Ticket | null }
  | { readonly type: 'nobody' }
  | { readonly type: 'refused'; readonly text: string }

export function beginCounter(choice: CounterChoice | null): CounterState {
  return {
    choice,
    isChoosing: false,
    isLost: false,
    isPaused: false,
    away: null,
    serving: null,
    pending: null,
    refusal: null,
    foundNobody: false,
  }
}

/** Gives the state after an event. An act shows at once; refused, it leaves what the server said last. */
export function stepCounter(state: CounterState, event: CounterEvent): CounterState {
  switch (event.type) {
    case 'chosen':
      return { ...beginCounter(event.choice), isLost: state.isLost }
    case 'choosing':
      return { ...state, isChoosing: true, refusal: null }
    case 'kept':
      return { ...state, isChoosing: false }
    case 'left':
      return { ...beginCounter(null), isLost: state.isLost }
    case 'line':
      return state.isLost === event.isLost ? state : { ...state, isLost: event.isLost }
    case 'known':
      return withKnown(state, event)
    case 'began':
      return { ...state, pending: { act: event.act, shown: event.shown }, refusal: null, foundNobody: false }
    case 'became':
      return { ...state, serving: event.serving }
    case 'succeeded':
      return {
        ...state,
        serving: event.serving,
        isPaused: pausedAfter(state),
        away: awayAfter(state),
        pending: null,
      }
    case 'nobody':
      return { ...state, serving: null, pending: null, foundNobody: true }
    case 'refused':
      return { ...state, pending: null, refusal: event.text }
  }
}

/** Takes in what others did: it shows at once too, but never under an act whose answer will say more. */
function withKnown(state: CounterState, { serving, isPaused, away = null }: KnownCounter): CounterState {
  const isSame = state.serving === serving && state.isPaused === isPaused && state.away === away
  if (isSame) return state
  // Somebody else ended the visit: what was said about it is no longer of interest.
  const isAnother = state.serving?.id !== serving?.id
  return {
    ...state,
    serving,
    isPaused: state.pending ? state.isPaused : isPaused,
    away: state.pending?.act === 'reopen' ? state.away : away,
    foundNobody: serving ? false : state.foundNobody,
    refusal: isAnother && serving ? null : state.refusal,
  }
}

const working: ReadonlySet<CounterAct> = new Set(['call_next', 'finish_and_call', 'serve_now', 'resume'])

function pausedAfter({ isPaused, pending }: CounterState): boolean {
  if (pending?.act === 'pause') return true
  if (pending?.act === 'unpause' || pending?.act === 'reopen') return false
  // Whoever calls or serves somebody works again.
  return pending !== null && working.has(pending.act) ? false : isPaused
}

/** Tells why the counter is not the agent's; whoever is opening it again works there again. */
export function awayAfter({ away, pending }: CounterState): Away | null {
  return pending?.act === 'reopen' ? null : away
}

/** Gives the ticket that the screen shows at the counter. */
export function shownAt({ serving, pending }: CounterState): Ticket | null {
  return pending ? pending.shown : serving
}

export function phaseOf(state: CounterState): CounterPhase {
  if (state.choice === null || state.isChoosing) return 'choosing'
  if (state.isLost) return 'lost'
  if (state.pending?.act === 'call_next' || state.pending?.act === 'finish_and_call') return 'calling'
  if (shownAt(state)) return 'serving'
  const away = awayAfter(state)
  if (away) return away
  const isPaused = state.pending ? pausedAfter(state) : state.isPaused
  return isPaused ? 'paused' : 'idle'
}

/** Acts that need somebody at the counter, and those that need it to be free. */
const withTicket: ReadonlySet<CounterAct> = new Set([
  'finish_and_call',
  'finish',
  'recall',
  'no_show',
  'transfer',
  'hold',
  'return_to_line',
  'add_services',
])

/** Tells whether an act can be begun now: one at a time, none while the line is lost, and nobody is called to a counter that is not the agent's. */
export function mayAct(state: CounterState, act: CounterAct): boolean {
  if (state.pending || state.isLost || phaseOf(state) === 'choosing') return false
  if (act === 'reopen') return state.away !== null
  if (state.away && (act === 'finish_and_call' || !withTicket.has(act))) return false
  if (act === 'unpause') return state.isPaused
  return withTicket.has(act) === (state.serving !== null)
}
