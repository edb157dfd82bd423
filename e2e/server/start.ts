import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import type { Answered, Told } from './run.ts'

/** A server with the demo's data, in a process of its own. */
export type RunningServer = {
  url: string
  /** Sets its clock so far ahead of the machine's, and waits until that holds. */
  setAhead(aheadMs: number): Promise<void>
  /** Gives what the server has written since the last call, its log included. */
  said(): string
  /** Ends it and starts it anew on the same data and at the same address; `settings` are variables of its environment that are other than usual. */
  restart(settings?: Record<string, string>): Promise<void>
  stop(): Promise<void>
}

/** Starts a server on the files in a folder: what it finds there, else new demo data around its present. */
export async function startServer(
  folder: string,
  aheadMs: number,
  environment: Readonly<Record<string, string>> = {},
): Promise<RunningServer> {
  const said: string[] = []
  const started = await startProcess(folder, said, { ...environment, PORT: '0', AHEAD_MS: String(aheadMs) })
  const [, url] = started
  let [child] = started
  let ahead = aheadMs
  return {
    url,
    async setAhead(ms) {
      const told: Told = { aheadMs: ms }
      const answered = nextAnswer(child, () => said.join(''))
      child.send(told)
      await answered
      ahead = ms
    },
    said: () => said.splice(0).join(''),
    async restart(settings = {}) {
      await end(child)
      const same = { PORT: new URL(url).port, AHEAD_MS: String(ahead) }
      ;[child] = await startProcess(folder, said, { ...environment, ...same, ...settings })
    },
    stop: () => end(child),
  }
}

async function startProcess(
  folder: string,
  said: string[],
  settings: Record<string, string>,
): Promise<[ChildProcess, string]> {
  const child = fork(path.join(import.meta.dirname, 'run.ts'), {
    env: {
      ...process.env,
      ...{ DATA_DIR: folder, DATABASE_URL: '', DEMO: '1', DEMO_LIFE: '0', PUBLIC_URL: '' },
      ...{ API_KEY: 'the key of the tests', API_SECRET: 'the secret of the tests', LOG_LEVEL: 'warn' },
      ...settings,
    },
    execArgv: [],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => said.push(String(data)))
  const answer = await nextAnswer(child, () => said.join(''))
  if (!('url' in answer)) throw new Error('The server did not say where it listens.')
  return [child, answer.url]
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}

/** Throws with what the server said when it ends instead of answering. */
async function nextAnswer(child: ChildProcess, said: () => string): Promise<Answered> {
  return await new Promise((resolve, reject) => {
    const ended = (code: number | null) => reject(new Error(`The server ended with ${code}:\n${said()}`))
    child.once('exit', ended)
    child.once('message', (message: Answered) => {
      child.off('exit', ended)
      resolve(message)
    })
  })
}
