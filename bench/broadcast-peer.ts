/** Process of a bare server that broadcasts when it is told to. */
import { bareFrames, bareSocketIo } from '../apps/server/src/testing/bare-broadcast.ts'

const server = process.argv[2] === 'ws' ? await bareFrames() : await bareSocketIo()
process.on('message', (text: string) => {
  if (text !== '') server.say(text)
  const { user, system } = process.cpuUsage()
  process.send?.({ cpuMs: (user + system) / 1000 })
})
process.send?.({ port: server.port })
