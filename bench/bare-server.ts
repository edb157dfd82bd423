/** An empty server of the same libraries, to hold ours against: it knows nobody, keeps nothing and answers nothing. */
import Fastify from 'fastify'
import pg from 'pg'
import { Server } from 'socket.io'

const app = Fastify({ logger: { level: 'error' } })
const sockets = new Server(app.server, { path: '/booking', serveClient: false })
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL })
await pool.query('select 1')
sockets.on('connection', (socket) => socket.on('portal', () => {}))
app.get('/health/live', async () => 'ok')
const address = await app.listen({ port: 0, host: '127.0.0.1' })
process.stdout.write(`ready at ${address}\n`)
process.once('SIGTERM', () => process.exit(0))
process.once('disconnect', () => process.exit(0))
