import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'

/** Names of the packages that have a program, where it is called otherwise there. */
const packages: Record<string, string> = { nginx: 'nginx-light' }

/** Waits until a program of this machine has been started; where there is none, the error says how to get it. */
export async function untilSpawned(program: string, child: ChildProcess): Promise<void> {
  try {
    await once(child, 'spawn')
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
    throw new Error(
      `This test needs ${program}, which is not installed on this machine. \`npm test\` installs it, or you do: ` +
        `\`apt-get install ${packages[program] ?? program}\` on Debian and Ubuntu, with the package of that name elsewhere.`,
      { cause: error },
    )
  }
}

/** Ends a program and waits for its end; one that has ended already is left alone. */
export async function endProgram(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill(signal)
  await ended
}
