import { expect, test } from 'vitest'
import { StartRefusal } from '../../start-refusal.ts'
import { folderRefusal, freeBytesAt } from './folder-refusal.ts'

const megabyte = 1024 * 1024
const said = (error: unknown, freeBytes: number) => folderRefusal('/data', error, freeBytes).message
/** As the embedded server fails: its file system has errors of its own, without a word. */
const wordless = { name: 'ErrnoError', errno: 51 }

test('a folder on a full disk is refused with how much room it needs', () => {
  expect(said(wordless, 3.5 * megabyte)).toBe(
    'DATA_DIR: the disk of the folder /data is full: 3 MB are free, and 64 MB are needed. Make room, or name another folder.',
  )
})

test('where there is room, what cannot be opened is damaged', () => {
  expect(said(new Error('Aborted()'), 9000 * megabyte)).toBe(
    'DATA_DIR: the database in the folder /data is damaged and cannot be opened (Aborted()). Restore it from a backup, or name another folder.',
  )
})

test('what says itself what to do is passed on', () => {
  expect(said(new StartRefusal('Stop it first.'), 0)).toBe('Stop it first.')
})

test('a disk says how much room it has', async () => {
  expect(await freeBytesAt(import.meta.dirname)).toBeGreaterThan(0)
  expect(await freeBytesAt('/no such folder')).toBe(Number.POSITIVE_INFINITY)
})
