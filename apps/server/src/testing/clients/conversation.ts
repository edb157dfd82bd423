import type { Socket } from 'socket.io-client'

export type Message = { trace?: string; type: string; seq?: number; data: Record<string, unknown> }

/** A connected client: what it asks, is answered, and hears. */
export type Conversation = {
  socket: Socket
  /** Sends a request and waits for its reply. Fails when the connection is lost before it. */
  ask(type: string, data: unknown, trace?: string): Promise<Message>
  /** Every broadcast that was heard so far, oldest first. */
  heard: Message[]
  /** Waits for a broadcast that fits, among those heard and those to come. */
  hears(fits: (message: Message) => boolean): Promise<Message>
}

let traces = 0

/** Waits for the connection, and listens from then on. Fails with what the server refuses it for. */
export async function converse(socket: Socket, event: string): Promise<Conversation> {
  const heard: Message[] = []
  const waiting = new Set<(message: Message) => void>()
  socket.on(event, (...together: Message[]) => {
    for (const message of together) {
      if (message.trace === undefined) heard.push(message)
      for (const tell of waiting) tell(message)
    }
  })
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('connect_error', reject)
  })
  const until = (fits: (message: Message) => boolean, lost?: string) =>
    new Promise<Message>((resolve, reject) => {
      const tell = (message: Message) => {
        if (!fits(message)) return
        stop()
        resolve(message)
      }
      const lose = (why: string) => {
        stop()
        reject(new Error(`${lost}: ${why}`))
      }
      const stop = () => {
        waiting.delete(tell)
        socket.off('disconnect', lose)
      }
      waiting.add(tell)
      if (lost === undefined) return
      socket.on('disconnect', lose)
      if (!socket.connected) lose('it was so already')
    })
  return {
    socket,
    heard,
    ask(type, data, trace = `trace-${++traces}`) {
      const reply = until(
        (message) => message.trace === trace,
        `the connection was lost before ${type} was answered`,
      )
      socket.emit(event, { trace, type, data })
      return reply
    },
    async hears(fits) {
      return heard.find(fits) ?? (await until((message) => message.trace === undefined && fits(message)))
    },
  }
}
