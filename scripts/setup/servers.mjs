import { existsSync } from 'node:fs'
import path from 'node:path'
import { Refusal } from './refusal.mjs'
import { installFromSystem } from './system-packages.mjs'

/** The programs that stand around several nodes, with the packages that have them. */
const servers = [
  { program: 'redis-server', packages: ['redis-server'] },
  { program: 'nginx', packages: ['nginx-light', 'nginx'] },
]

/** Installs, for the tests, those of them that this machine has not. */
export async function installServersIfMissing() {
  for (const { program, packages } of servers) {
    if (isThere(program)) continue
    process.stdout.write(`Installing ${program} for the tests of several nodes …\n`)
    await installFromSystem(packages)
    if (!isThere(program))
      throw new Refusal(
        `The tests of several nodes need ${program}, and it could not be installed. Install it yourself.`,
      )
  }
}

/** @param {string} program */
function isThere(program) {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/sbin']
  return folders.some((folder) => folder !== '' && existsSync(path.join(folder, program)))
}
