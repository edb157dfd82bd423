import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { StartRefusal } from '../../start-refusal.ts'

/**
 * Process that holds a folder: a process id alone is used again by later processes, with its time of start it
 * is not.
 */
type Holder = { pid: number; startedAt: string }

/**
 * Takes the folder for this process until the returned function is called. The embedded server itself would open a
 * folder that is in use, and ruin it. What a killed process left behind is taken over at once.
 * Throws a `StartRefusal` when a living process holds the folder.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const file = path.join(folder, 'rinda.lock')
  const own = JSON.stringify({ pid: process.pid, startedAt: await startOf(process.pid) } satisfies Holder)
  while (!(await create(file, own))) {
    const found = await readSettled(file)
    if (found === undefined) continue
    await refuseIfAlive(folder, found)
    await removeStale(folder, file, found)
  }
  return async () => {
    if ((await read(file)) === own) await rm(file)
  }
}

async function create(file: string, text: string): Promise<boolean> {
  try {
    await writeFile(file, text, { flag: 'wx' })
    return true
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false
    throw error
  }
}

async function read(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    if (isCode(error, 'ENOENT')) return undefined
    throw error
  }
}

/** A lock that is still empty is being written by another start in this very moment, or its process died doing so. */
async function readSettled(file: string): Promise<string | undefined> {
  const text = await read(file)
  if (text !== '') return text
  await wait(200)
  return read(file)
}

async function refuseIfAlive(folder: string, text: string): Promise<void> {
  const holder = holderIn(text)
  if (holder === undefined || !isRunning(holder.pid)) return
  if ((await startOf(holder.pid)) !== holder.startedAt) return
  throw new StartRefusal(
    `DATA_DIR: the folder ${folder} is already served by process ${holder.pid}. Stop it first, or name another folder.`,
  )
}

/** Moves it aside first: of two starts that both saw it, one may have taken the folder since. */
async function removeStale(folder: string, file: string, stale: string): Promise<void> {
  const aside = path.join(folder, `rinda.lock.${process.pid}`)
  try {
    await rename(file, aside)
  } catch (error) {
    if (isCode(error, 'ENOENT')) return
    throw error
  }
  if ((await read(aside)) === stale) await rm(aside)
  else await rename(aside, file)
}

function holderIn(text: string): Holder | undefined {
  const match = /^\{"pid":(\d+),"startedAt":"([^"]*)"\}$/.exec(text)
  return match ? { pid: Number(match[1]), startedAt: match[2] ?? '' } : undefined
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return isCode(error, 'EPERM')
  }
}

/**
 * Gives the time at which a process started, in ticks of this boot; empty where the system does not say
 * (anything but Linux).
 */
async function startOf(pid: number): Promise<string> {
  try {
    const boot = await readFile('/proc/sys/kernel/random/boot_id', 'utf8')
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
    // The second field is the program's name in brackets, and may hold anything; the start is the 20th after it.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return `${boot.trim()}/${fields[19] ?? ''}`
  } catch {
    return ''
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
