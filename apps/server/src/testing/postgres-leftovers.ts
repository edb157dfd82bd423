import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

export const folderPrefix = 'rinda-postgres-'

/** A test run that was killed leaves its server running: it is stopped, and its folder removed, by the next run. */
export function removeLeftovers(): void {
  for (const name of readdirSync(tmpdir())) {
    if (!name.startsWith(folderPrefix)) continue
    const folder = path.join(tmpdir(), name)
    const owner = pidIn(path.join(folder, 'owner.pid'))
    if (!isOurs(folder) || owner === undefined || isRunning(owner)) continue
    const server = pidIn(path.join(folder, 'data', 'postmaster.pid'))
    if (server !== undefined && isRunning(server)) process.kill(server, 'SIGKILL')
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
  }
}

function isOurs(folder: string): boolean {
  return process.getuid === undefined || statSync(folder).uid === process.getuid()
}

/** The first line of a pid file. */
function pidIn(file: string): number | undefined {
  try {
    const pid = Number.parseInt(readFileSync(file, 'utf8'), 10)
    return pid > 0 ? pid : undefined
  } catch {
    return undefined
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
