import type { StreamEvent } from '../changes/record-store.ts'
import { refusalOfFault } from '../edge/fault.ts'
import { createMessageLimit } from '../edge/message-limit.ts'
import type { Observer } from '../edge/observer.ts'
import type { SessionSource } from '../sign-in/sessions/find-session.ts'
import { refresh, type Seat } from '../sockets/connection/handshake.ts'
import { type Command, type EndReason, type Frame, readCommand, readJson } from './frames.ts'
import { type ChannelContext, isPortalChannel, type Subscription, subscribePortal } from './portal-channel.ts'

/** The line to one client. After `end` nothing more goes out. */
export type Line = { send(frame: Frame): void; end(reason: EndReason, reconnect: boolean): void }

export type CableConnection = {
  /** Takes a frame of the client; settles when it has been dealt with. */
  receive(text: string | undefined): Promise<void>
  publish(event: StreamEvent): void
  /** Looks whether the person is still signed in and may still what they could; ends the connection otherwise. */
  lookAgain(): Promise<void>
  /** The same at once, however short ago the last look was; until that is done nothing is published. */
  doubt(): Promise<void>
}

export type ConnectionContext = ChannelContext &
  SessionSource & { observer: Pick<Observer, 'message'>; onFault: (error: unknown) => void }

/** A page subscribes once and asks when somebody turns a leaf. */
const rate = { burst: 40, perSecond: 10 }
const mostSubscriptions = 10

/** One connection of somebody who is signed in: its subscriptions, and the frames in the order in which they came. */
export function createConnection(context: ConnectionContext, seat: Seat, line: Line): CableConnection {
  const subscriptions = new Map<string, Subscription>()
  const isWithinLimit = createMessageLimit(rate, context.clock)
  let last = Promise.resolve()
  /** Number of checks under way of what the person may receive, and the events that came meanwhile. */
  let doubts = 0
  let missed: StreamEvent[] = []

  async function lookAgain(): Promise<void> {
    // Coming back, they get what they may now, or are told to sign in.
    if (!(await refresh(context, seat, context.clock()))) line.end('unauthorized', true)
  }

  function subscribe(identifier: string): void {
    // A second confirmation would make some clients take the subscription back.
    if (subscriptions.has(identifier)) return
    const isWelcome = isPortalChannel(readJson(identifier)) && seat.caller.user.role !== 'NONE'
    if (!isWelcome || subscriptions.size >= mostSubscriptions) {
      line.send({ type: 'reject_subscription', identifier })
      return
    }
    const send = (message: unknown) => {
      if (subscriptions.has(identifier)) line.send({ identifier, message })
    }
    subscriptions.set(identifier, subscribePortal(context, seat, send))
    line.send({ type: 'confirm_subscription', identifier })
  }

  async function obey({ command, identifier, data }: Command): Promise<void> {
    const subscription = command === 'message' ? subscriptions.get(identifier) : undefined
    const input = subscription && readJson(data ?? '')
    try {
      await lookAgain()
      if (command === 'subscribe') subscribe(identifier)
      else if (command === 'unsubscribe') subscriptions.delete(identifier)
      else if (subscription)
        await context.observer.message({ wire: 'cable', name: 'get_bookings' }, () =>
          subscription.perform(input),
        )
    } catch (error) {
      context.onFault(error)
      if (subscription) subscription.refuse(input, refusalOfFault(error))
      else line.end('server_restart', true)
    }
  }

  function deliver(event: StreamEvent): void {
    for (const subscription of subscriptions.values()) subscription.publish(event)
  }

  return {
    receive(text) {
      if (!isWithinLimit()) return Promise.resolve(line.end('rate_limited', true))
      const command = text === undefined ? undefined : readCommand(text)
      if (!command) return Promise.resolve(line.end('invalid_request', false))
      last = last.then(() => obey(command))
      return last
    },
    publish(event) {
      if (doubts > 0) missed.push(event)
      else deliver(event)
    },
    lookAgain,
    async doubt() {
      doubts += 1
      seat.checkedAt = Number.NEGATIVE_INFINITY
      try {
        await lookAgain()
      } catch (error) {
        line.end('server_restart', true)
        throw error
      } finally {
        doubts -= 1
      }
      if (doubts > 0) return
      const meanwhile = missed
      missed = []
      for (const event of meanwhile) deliver(event)
    },
  }
}
