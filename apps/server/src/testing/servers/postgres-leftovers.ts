import { readdirSync, readFileSync, rmSync, statfsSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

export const folderPrefix = 'rinda-postgres-'

const memory = '/dev/shm'
const roomNeeded = 3 * 2 ** 30

/**
 * Names the folder for the data of a server, whose own folder is given. Small ones lie in memory where there is room for them: each database is some
 * hundred files, and a disk's file system takes three times the processor to make them and to remove them.
 */
export function dataFolderOf(folder: string, { isSmall }: { isSmall: boolean }): string {
  return isSmall && hasRoomInMemory() ? inMemory(folder) : path.join(folder, 'data')
}

/** Removes the folder of a server, and its data wherever that lies. */
export function removeFolder(folder: string): void {
  for (const one of [inMemory(folder), folder])
    rmSync(one, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
}

const inMemory = (folder: string) => path.join(memory, path.basename(folder))

function hasRoomInMemory(): boolean {
  if (process.platform !== 'linux') return false
  try {
    const { bavail, bsize } = statfsSync(memory)
    return bavail * bsize >= roomNeeded
  } catch {
    return false
  }
}

/**
 * Stops the servers, and removes the folders, that test runs left when they were killed. Several runs may do so at once, and others end
 * meanwhile: what is gone already is passed over.
 */
export function removeLeftovers(): void {
  for (const name of readdirSync(tmpdir())) {
    if (!name.startsWith(folderPrefix)) continue
    const folder = path.join(tmpdir(), name)
    const owner = pidIn(path.join(folder, 'owner.pid'))
    if (owner === undefined || isRunning(owner) || !isOurs(folder)) continue
    for (const data of [inMemory(folder), path.join(folder, 'data')]) {
      const server = pidIn(path.join(data, 'postmaster.pid'))
      if (server !== undefined) kill(server)
    }
    removeFolder(folder)
  }
}

function isOurs(folder: string): boolean {
  const found = statSync(folder, { throwIfNoEntry: false })
  return found !== undefined && (process.getuid === undefined || found.uid === process.getuid())
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
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
