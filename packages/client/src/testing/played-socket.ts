/** A WebSocket of which a test is the other end. */
export type PlayedSocket = {
  /** The commands that the client sent, each as an object. */
  readonly sent: { command: string; identifier: string; data?: string }[]
  play(frame: unknown): void
  cut(): void
}

/** A class of sockets, and those that were opened, the last one last. */
export function playedSockets() {
  const opened: PlayedSocket[] = []

  class Played implements PlayedSocket {
    readonly sent: PlayedSocket['sent'] = []
    onopen: (() => void) | undefined
    onclose: (() => void) | undefined
    onmessage: ((event: { data: string }) => void) | undefined

    constructor() {
      opened.push(this)
      queueMicrotask(() => this.onopen?.())
    }

    send(text: string) {
      this.sent.push(JSON.parse(text))
    }

    play(frame: unknown) {
      this.onmessage?.({ data: JSON.stringify(frame) })
    }

    close() {}

    cut() {
      this.onclose?.()
    }
  }

  return { opened, webSocket: Played }
}
