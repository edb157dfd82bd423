import { existsSync } from 'node:fs'
import { runProgram } from './run-program.mjs'

/**
 * Installs the first of these that the system's packages have, if this user may.
 * @param {readonly string[]} names packages, any of which will do
 */
export async function installFromSystem(names) {
  if (!existsSync('/usr/bin/apt-get')) return
  const isRoot = process.getuid?.() === 0
  if (!isRoot && !existsSync('/usr/bin/sudo')) return
  const [program = 'apt-get', ...before] = isRoot ? ['apt-get'] : ['sudo', '-n', 'apt-get']
  // The programs are wanted, and not that the system runs them from now on.
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
  if ((await runProgram(program, [...before, 'update', '-q'], environment)) !== 0) return
  for (const name of names)
    if ((await runProgram(program, [...before, 'install', '-q', '-y', name], environment)) === 0) return
}
