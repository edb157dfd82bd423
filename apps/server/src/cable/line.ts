import { WebSocket } from 'ws'
import { writeJson } from '../edge/json-text.ts'
import type { Line } from './connection.ts'
import type { Frame } from './frames.ts'

const ordinaryEnd = 1000

/** The line over a socket. What is sent after its end, or after the client hung up, goes nowhere. */
export function openLine(socket: WebSocket): Line & { isEnded(): boolean } {
  const isOpen = () => socket.readyState === WebSocket.OPEN
  const send: Line['send'] = (frame) => {
    if (isOpen()) socket.send(writeJson<Frame>(frame).text)
  }
  return {
    send,
    end(reason, reconnect) {
      send({ type: 'disconnect', reason, reconnect })
      socket.close(ordinaryEnd)
    },
    isEnded: () => !isOpen(),
  }
}
