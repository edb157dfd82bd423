/** Message of one process to the others. It is data alone, fit for JSON, and names numbers of streams: what stands there is read. */
export type SignalMessage =
  /** The stream of a company stands at this number. */
  | { readonly type: 'company_stands'; readonly companyId: number; readonly seq: number }
  /** The stream of the platform stands at this number. */
  | { readonly type: 'platform_stands'; readonly seq: number }

/**
 * Carries hints between the processes of an installation. It may lose messages, deliver them twice, late or in another order, give a
 * process its own, and even lie: all that it says stands in PostgreSQL under a number, from where every process reads on by itself every
 * few seconds.
 */
export type Signal = {
  /** Neither waits nor throws: what it is about is committed. */
  send(message: SignalMessage): void
  /** Receives what is sent from now on, each message until it is read what it is about. Gives back how to stop. */
  subscribe(listener: (message: SignalMessage) => Promise<void>): () => void
  /** Receives each time that messages may have been lost until now, as the line was cut. Gives back how to stop. */
  onGap(listener: () => void): () => void
  /** Tells whether it reaches the other processes; undefined: there are none to reach. */
  isJoined(): boolean | undefined
}

/** Signal that stays within the process. */
export type LocalSignal = Signal & {
  /** Sends a message, and waits until it is read what it is about. */
  deliver(message: SignalMessage): Promise<void>
}

/** The signal of an installation that is one process. */
export function createLocalSignal(): LocalSignal {
  const listeners = new Set<(message: SignalMessage) => Promise<void>>()
  async function deliver(message: SignalMessage): Promise<void> {
    await Promise.all([...listeners].map((listener) => listener(message)))
  }
  return {
    deliver,
    send: (message) => void deliver(message),
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    onGap: () => () => {},
    isJoined: () => undefined,
  }
}
