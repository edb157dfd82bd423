/** Programs of a measurement as processes of their own: the product as `npm start` runs it, or something to hold it against. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { buildServerIfStale } from '../scripts/setup/build-server.mjs'
import { serverFlags } from '../scripts/setup/server-flags.mjs'

export type Started = {
  url: string
  /** Seconds of processor so far. Read from `/proc`, as memory is: Linux alone has it. */
  cpuSeconds(): number
  /** Megabytes in memory now, and the most there ever were. */
  memory(): { now: number; most: number }
  stop(): Promise<void>
}

const ticksPerSecond = 100

/** The server that `npm start` runs, built where that has not been done yet. */
export async function productServer(): Promise<string> {
  return await buildServerIfStale(process.execPath)
}

/** Starts a program with what `npm start` tells V8, and waits until it serves. It ends with this process, however that ends. */
export async function start(program: string, environment: Record<string, string>): Promise<Started> {
  // With NODE_OPTIONS=--cpu-prof it can be seen where the time goes.
  const { PATH, NODE_OPTIONS = '' } = process.env
  const child = spawn(process.execPath, [...serverFlags, program], {
    env: { PATH, NODE_OPTIONS, LOG_LEVEL: 'error', PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  const url = await addressOf(child)
  return {
    url,
    cpuSeconds: () => cpuOf(child.pid),
    memory: () => memoryOf(child.pid),
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    child.stdout?.on('data', (chunk) => {
      said += chunk
      const [, url] = /ready at (\S+)/.exec(said) ?? []
      if (url) resolve(url)
    })
    child.once('exit', () => reject(new Error(`The server did not start: ${said}`)))
  })
}

function cpuOf(pid: number | undefined): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond
}

function memoryOf(pid: number | undefined): { now: number; most: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const megabytes = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024
  return { now: megabytes('VmRSS'), most: megabytes('VmHWM') }
}
