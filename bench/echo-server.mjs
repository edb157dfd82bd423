/** Socket.IO alone, as a process: answers every message with the same object. It says its address, and on a request over HTTP how much processor it has used. */
import { createServer } from 'node:http'
import { Server } from 'socket.io'

const answer = JSON.parse(process.env.ANSWER ?? '{}')
const http = createServer((_, response) => {
  const { user, system } = process.cpuUsage()
  response.end(`rinda_process_cpu_seconds_total ${(user + system) / 1e6}\n`)
})
const io = new Server(http, { path: '/booking', serveClient: false })
io.on('connection', (socket) => {
  socket.on('portal', ({ trace }) => socket.emit('portal', { trace, ...answer }))
})
http.listen(0, '127.0.0.1', () => {
  const address = http.address()
  console.log(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`)
})
process.on('disconnect', () => process.exit(0))
process.on('SIGTERM', () => process.exit(0))
