import { expect, test } from 'vitest'
import { attachedFile } from './attached-file.ts'

const line = (act: string, more: object = {}) => ({ at: '', by: '', status: 'scheduled', act, ...more })

test('a booking whose log tells of no file has none', () => {
  expect(attachedFile([line('schedule')])).toBeNull()
})

test('the last file that was attached is the one that it has', () => {
  const log = [
    line('attach', { media_type: 'application/pdf', size: 10 }),
    line('attach', { media_type: 'image/jpeg', size: 2049 }),
    line('change'),
  ]
  expect(attachedFile(log)).toEqual({ name: 'booking.jpg', kilobytes: 3 })
})

test('a file that its visitor took away is there no more, and the next one is', () => {
  const log = [line('attach', { media_type: 'image/png', size: 10 }), line('detach')]
  expect(attachedFile(log)).toBeNull()
  const next = line('attach', { media_type: 'image/png', size: 10 })
  expect(attachedFile([...log, next])).toEqual({ name: 'booking.png', kilobytes: 1 })
})
