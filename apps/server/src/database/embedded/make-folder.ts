import { access, constants, mkdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { reasonOf, StartRefusal } from '../../start-refusal.ts'

/** Makes a folder that only this user can read, and those above it. Throws a `StartRefusal` where it cannot be made or written. */
export async function makeWritable(folder: string): Promise<void> {
  try {
    await makeFolder(folder)
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    throw new StartRefusal(`DATA_DIR: cannot write to the folder ${folder}: ${reasonOf(error)}`)
  }
}

/** One step at a time: where the system makes no folders at all, such as in /proc, the library's own way of making all of them never ends. */
async function makeFolder(folder: string): Promise<void> {
  if (await isThere(folder)) return
  const parent = path.dirname(folder)
  if (parent !== folder) await makeFolder(parent)
  try {
    await mkdir(folder, { mode: 0o700 })
  } catch (error) {
    // Another start may have been quicker.
    if (!(await isThere(folder))) throw error
  }
}

async function isThere(folder: string): Promise<boolean> {
  try {
    return (await stat(folder)).isDirectory()
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return false
    throw error
  }
}
