import { createListeners } from '@rinda/client/sockets/listeners'

/** Clocks of this machine, in ms: the one that people set, and the time since the page began, which nobody sets and which may stand still in sleep. */
export type MachineClocks = { readonly wall: () => number; readonly gone: () => number }

/** Clock that goes by the server's. */
export type ServerClock = ReturnType<typeof createServerClock>

/** Difference in ms that counts as none: an answer names whole seconds, and clocks that are set by themselves differ a little. */
const noDifferenceMs = 2_000
/** Time in ms for which an answer is awaited once the machine's clock has leapt ahead: after it the machine is held to have slept. */
const sleptAfterMs = 4_000
/** Step back in ms up to which the clock stands still instead, until the time has come that it shows already. */
const standsStillMs = 60_000

/**
 * Makes a clock that begins with the machine's, and is put right by what the server's answers say (`ask`). In between it counts the time that
 * passes; so it stays right when somebody sets the machine's clock. Where that clock leaps, whoever listens to `onDoubt` is to ask the server.
 */
export function createServerClock({ wall, gone }: MachineClocks) {
  /** The server's time at the moment from which `gone` counts, as far as it is known. */
  let origin = wall() - gone()
  /** The same by the machine's clock, as it was at the last leap. */
  let machineOrigin = origin
  let leap: { readonly byMs: number; readonly at: number } | null = null
  let shown = Number.NEGATIVE_INFINITY
  const sets = createListeners<void>()
  const doubts = createListeners<void>()

  function set(next: number): void {
    origin = next
    queueMicrotask(() => sets.publish())
  }

  /** Looks for a leap of the machine's clock; gives the time that is gone. */
  function look(): number {
    const at = gone()
    const byMs = wall() - at - machineOrigin
    if (Math.abs(byMs) > noDifferenceMs) {
      machineOrigin += byMs
      leap = { byMs: (leap?.byMs ?? 0) + byMs, at }
      queueMicrotask(() => doubts.publish())
    }
    if (leap && at - leap.at >= sleptAfterMs) {
      // Time that only the machine's clock knows of was slept through. None ever slept backwards.
      if (leap.byMs > 0) set(origin + leap.byMs)
      leap = null
    }
    return at
  }

  return {
    /** Gives the present by the server's clock, in ms since 1970. */
    now(): number {
      const at = look()
      const read = origin + at
      if (read > shown || shown - read > standsStillMs) shown = read
      return shown
    },
    /**
     * Notes that the server is asked something now, or (`isBegun`) was asked at some moment since the page began. Gives what takes the time of the
     * answer, in ms since 1970, of whole seconds; what is no number says nothing.
     */
    ask(isBegun = false): (serverMs: number) => void {
      const since = isBegun ? 0 : look()
      const before = machineOrigin
      return (serverMs) => {
        const at = look()
        // While the machine slept the answer may have become old.
        if (Number.isNaN(serverMs) || machineOrigin !== before) return
        leap = null
        const [least, most] = [serverMs, serverMs + 1_000 + at - since]
        const read = origin + at
        if (read < least - noDifferenceMs || read > most + noDifferenceMs) set((least + most) / 2 - at)
      }
    },
    /** Tells each time that the clock was set. Returns the way to stop. */
    onSet: sets.subscribe,
    /** Tells each time that the machine's clock has leapt: it slept, or somebody has set it. Returns the way to stop. */
    onDoubt: doubts.subscribe,
  }
}
