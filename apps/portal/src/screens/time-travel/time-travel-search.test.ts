import { describe, expect, test } from 'vitest'
import { parseTimeTravelSearch } from './time-travel-search.ts'

describe('the address of a past moment', () => {
  test('holds the location, the part, the moment and the day', () => {
    const search = { location: '1', part: 'rules', moment: '2026-11-12T14:05:00+02:00', date: '2026-11-13' }
    expect(parseTimeTravelSearch(search)).toEqual({
      ...{ location: 1, part: 'rules', date: '2026-11-13' },
      moment: '2026-11-12T12:05:00.000Z',
    })
  })

  test.each([
    [{ moment: 'yesterday' }],
    [{ moment: '2026-13-45T99:99:00Z' }],
    [{ date: '2026-02-30' }],
    [{ part: 'nothing' }],
    [{ location: '-1' }],
    [{ location: { toString: null } }],
  ])('leaves out %j', (search) => expect(parseTimeTravelSearch(search)).toEqual({}))
})
