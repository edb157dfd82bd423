import { statfs } from 'node:fs/promises'
import { reasonOf, StartRefusal } from '../../start-refusal.ts'

/** Free space that the embedded database needs beside its files: a segment or two of its log. */
const roomNeededBytes = 64 * 1024 * 1024

/** Explains why the database in a folder could not be opened, as a line that says what to do about it. */
export function folderRefusal(folder: string, error: unknown, freeBytes: number): StartRefusal {
  if (error instanceof StartRefusal) return error
  if (freeBytes < roomNeededBytes) {
    const [free, needed] = [freeBytes, roomNeededBytes].map((bytes) => Math.floor(bytes / 1024 / 1024))
    return new StartRefusal(
      `DATA_DIR: the disk of the folder ${folder} is full: ${free} MB are free, and ${needed} MB are needed. Make room, or name another folder.`,
    )
  }
  return new StartRefusal(
    `DATA_DIR: the database in the folder ${folder} is damaged and cannot be opened (${reasonOf(error)}). Restore it from a backup, or name another folder.`,
  )
}

/** Gives the bytes that may still be written there; infinity where the system does not say. */
export async function freeBytesAt(folder: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize
  } catch {
    return Number.POSITIVE_INFINITY
  }
}
