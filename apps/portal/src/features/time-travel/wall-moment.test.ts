import { describe, expect, test } from 'vitest'
import { momentOfWall, wallTextOf } from './wall-moment.ts'

const zone = 'Europe/Riga'

describe('a moment on the wall', () => {
  test.each([
    ['2026-11-12T14:05', '2026-11-12T12:05:00.000Z'],
    ['2026-07-01T00:00', '2026-06-30T21:00:00.000Z'],
    ['2026-10-25T03:30', '2026-10-25T00:30:00.000Z'],
    ['2026-03-29T03:30', undefined],
    ['', undefined],
    ['2026-02-30T10:00', undefined],
  ])('%s is %s', (text, moment) => expect(momentOfWall(text, zone)).toBe(moment))

  test('is shown to the minute, in both passes of an hour that comes twice', () => {
    expect(wallTextOf('2026-10-25T00:30:59.999Z', zone)).toBe('2026-10-25T03:30')
    expect(wallTextOf('2026-10-25T01:30:00.000Z', zone)).toBe('2026-10-25T03:30')
  })
})
