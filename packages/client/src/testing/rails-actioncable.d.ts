/** Types of Rails' own client of the cable, as far as tests use it. */
declare module '@rails/actioncable' {
  type Events = {
    connected(): void
    disconnected(how: { willAttemptReconnect?: boolean }): void
    received(message: unknown): void
  }
  type Consumer = {
    subscriptions: {
      create(channel: object, events: Events): { perform(action: string, data: object): void }
    }
    disconnect(): void
  }
  const actionCable: { adapters: { WebSocket: unknown }; createConsumer(url: string): Consumer }
  export default actionCable
}
