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
  stop(): Promise<void>
}

/** Starts a server on the files in a folder: what it finds there, else new demo data around its present. */
export async function startServer(folder: string, aheadMs: number): Promise<RunningServer> {
  const child = fork(path.join(import.meta.dirname, 'run.ts'), {
    env: {
      ...process.env,
      ...{ DATA_DIR: folder, DATABASE_URL: '', DEMO: '1', DEMO_LIFE: '0', PORT: '0', PUBLIC_URL: '' },
      ...{ API_KEY: 'the key of the tests', API_SECRET: 'the secret of the tests' },
      ...{ AHEAD_MS: String(aheadMs), LOG_LEVEL: 'warn' },
    },
    execArgv: [],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const said: string[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => said.push(String(data)))
  const answer = await nextAnswer(child, () => said.join(''))
  if (!('url' in answer)) throw new Error('The server did not say where it listens.')
  return {
    url: answer.url,
    async setAhead(ms) {
      const told: Told = { aheadMs: ms }
      const answered = nextAnswer(child, () => said.join(''))
      child.send(told)
      await answered
    },
    said: () => said.splice(0).join(''),
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
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
