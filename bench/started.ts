/** A server that has just been started, and what it has cost so far. Reads `/proc`: Linux alone has it. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'

export type Started = {
  url: string
  /** Seconds of processor until it was ready. */
  cpuSeconds: number
  /** Megabytes in memory now, and the most there ever were. */
  memory(): { now: number; most: number }
  stop(): Promise<void>
}

const ticksPerSecond = 100
const settleMs = 2_000

export async function start(program: string, environment: Record<string, string>): Promise<Started> {
  const child = spawn(process.execPath, [program], {
    env: { PATH: process.env.PATH, LOG_LEVEL: 'error', PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const url = await addressOf(child)
  const cpuSeconds = cpuOf(child.pid)
  await wait(settleMs)
  return {
    url: url.replace('localhost', '127.0.0.1'),
    cpuSeconds,
    memory: () => memoryOf(child.pid),
    async stop() {
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
