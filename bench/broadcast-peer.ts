/** Process of a bare server that broadcasts when it is told to. */
import {
  bareFrames,
  bareSocketIo,
  bareSocketIoToEach,
} from '../apps/server/src/testing/servers/bare-broadcast.ts'

const kinds = { ws: bareFrames, socketio: bareSocketIo, each: bareSocketIoToEach }
const server = await kinds[process.argv[2] as keyof typeof kinds]()
process.on('message', (text: string) => {
  if (text !== '') server.say(text)
  const { user, system } = process.cpuUsage()
  process.send?.({ cpuMs: (user + system) / 1000 })
})
process.send?.({ port: server.port })
