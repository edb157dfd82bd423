/** As much of Rails' own client as the tests use; it brings no types along. */
declare module '@rails/actioncable' {
  type Callbacks = {
    connected?: (about: { reconnected: boolean }) => void
    disconnected?: (about: { willAttemptReconnect: boolean }) => void
    rejected?: () => void
    received?: (message: unknown) => void
  }
  type Subscription = {
    identifier: string
    perform(action: string, data?: object): boolean
    unsubscribe(): void
  }
  type Consumer = {
    subscriptions: { create(channel: object, callbacks: Callbacks): Subscription }
    disconnect(): void
  }
  const actionCable: {
    adapters: { WebSocket: unknown }
    createConsumer(url: string): Consumer
  }

  export type { Consumer, Subscription }
  export default actionCable
}
