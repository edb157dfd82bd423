import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

/** The server as a process of its own, and what it has said so far. */
export type ServerProcess = { child: ChildProcess; said: { out: string; err: string } }

const sources = path.join(import.meta.dirname, '../../main.ts')

/** Starts it from its sources, or as the file that they were made into; in a folder, where it matters which. */
export function runServer(
  environment: Record<string, string>,
  program: string | readonly string[] = sources,
  cwd = process.cwd(),
): ServerProcess {
  const env = { PATH: process.env.PATH, ...environment }
  const child = spawn(process.execPath, [program].flat(), { cwd, env })
  const said = { out: '', err: '' }
  child.stdout.on('data', (chunk: Buffer) => {
    said.out += chunk.toString()
  })
  child.stderr.on('data', (chunk: Buffer) => {
    said.err += chunk.toString()
  })
  return { child, said }
}

/** Waits until it serves, and gives back its address. */
export async function untilReady({ child, said }: ServerProcess): Promise<string> {
  while (!said.out.includes('ready at')) {
    if (child.exitCode !== null) throw new Error(`the server did not start: ${said.err}`)
    await Promise.race([once(child.stdout ?? child, 'data'), once(child, 'close')])
  }
  return /ready at (\S+)/.exec(said.out)?.[1] ?? ''
}

/** Ends it, unless it has ended already, and gives back its exit code. */
export async function endServer({ child }: ServerProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) {
    const closed = once(child, 'close')
    child.kill(signal)
    await closed
  }
  return child.exitCode
}
