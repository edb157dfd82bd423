import { type ChildProcess, spawn } from 'node:child_process'
import { freePort } from './free-port.ts'
import { endProgram, untilSpawned } from './spawned-program.ts'

export type RedisServer = {
  url: string
  /** Ends it as a crash does. `run` starts it again, at the same address, with nothing in it. */
  kill(): Promise<void>
  run(): Promise<void>
}

/** Starts a Redis of its own on a free port of this machine, which keeps nothing. */
export async function startRedisServer(): Promise<RedisServer> {
  const port = await freePort()
  const settings = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
  let server: ChildProcess | undefined
  async function run(): Promise<void> {
    const started = spawn('redis-server', settings, { stdio: ['ignore', 'pipe', 'ignore'] })
    await untilSpawned('redis-server', started)
    server = started
    await new Promise<void>((resolve, reject) => {
      let said = ''
      started.stdout.on('data', (chunk: Buffer) => {
        said += chunk.toString()
        if (said.includes('Ready to accept connections')) resolve()
      })
      started.once('exit', () => reject(new Error(`Redis did not start:\n${said}`)))
    })
  }
  async function kill(): Promise<void> {
    if (!server) return
    await endProgram(server, 'SIGKILL')
    server = undefined
  }
  await run()
  return { url: `redis://127.0.0.1:${port}`, kill, run }
}
