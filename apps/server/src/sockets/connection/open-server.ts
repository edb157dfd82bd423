import type { Server as HttpServer } from 'node:http'
import { Server } from 'socket.io'
import { Decoder, Encoder, type Packet } from 'socket.io-parser'
import { JsonText } from '../../edge/json-text.ts'
import { gatherWrites } from './gather-writes.ts'
import { leadPages } from './lead-pages.ts'

/**
 * Length from which a message is cut off with its connection; a shorter one that is still too long gets its
 * answer.
 */
const mostMessageBytes = 1024 * 1024

/** Opens a Socket.IO server at a path, beside others on the same HTTP server. */
export function openServer(http: HttpServer, path: string): Server {
  const io = new Server(http, {
    path,
    serveClient: false,
    maxHttpBufferSize: mostMessageBytes,
    parser: { Encoder: ReadyTextEncoder, Decoder },
    connectTimeout: 10_000,
    // Who else waits for WebSockets on this server, and who turns the rest away, is not for this one to say.
    destroyUpgrade: false,
  })
  io.engine.use(leadPages)
  // These answers are not the framework's.
  io.engine.on('headers', (headers: Record<string, string>) => {
    headers['x-content-type-options'] = 'nosniff'
  })
  io.engine.on('connection', gatherWrites)
  return io
}

/** Sends a message that is written already as it is; any other as Socket.IO does. */
class ReadyTextEncoder extends Encoder {
  override encode(packet: Packet): unknown[] {
    const [event, message] = Array.isArray(packet.data) ? packet.data : []
    if (!(message instanceof JsonText)) return super.encode(packet)
    const [before] = super.encode({ ...packet, data: [event] }) as [string]
    return [`${before.slice(0, -1)},${message.text}]`]
  }
}
