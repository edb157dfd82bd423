import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sampleBooking } from '../../bookings/sample-booking.ts'
import { boxGroups, crowded } from './box-groups.ts'
import type { Box } from './overview-model.ts'

const cells = fc
  .array(
    fc.record({
      hour: fc.integer({ min: 8, max: 14 }),
      state: fc.constantFrom<Box['state']>('booked', 'past', 'attended', 'late', 'blocked'),
      isHeld: fc.boolean(),
    }),
    { maxLength: 40 },
  )
  .map((all) =>
    all
      .toSorted((one, other) => one.hour - other.hour)
      .map(({ hour, state, isHeld }, index): Box => {
        const startsAt = hour * 60
        const status = isHeld ? 'locked' : 'scheduled'
        return {
          booking: sampleBooking({ qtid: `q${index}`, startsAt, endsAt: startsAt + 30, status }),
          state,
          lateMinutes: 0,
        }
      }),
  )

test('nobody is lost, and only those of one time that look alike are drawn as one', () => {
  fc.assert(
    fc.property(cells, (cell) => {
      const groups = boxGroups(cell)
      expect(groups.flat().toSorted(byName)).toEqual(cell.toSorted(byName))
      const starts = groups.map(([first]) => first.booking.startsAt)
      expect(starts).toEqual(starts.toSorted((one, other) => one - other))
      for (const group of groups) {
        expect(new Set(group.map(({ booking, state }) => `${booking.startsAt} ${state}`)).size).toBe(1)
        if (group.length > 1) expect(group.every(({ booking }) => booking.status === 'scheduled')).toBe(true)
      }
    }),
  )
})

test('where there is room for names each stands alone; in a crowded cell no time stands there twice', () => {
  fc.assert(
    fc.property(cells, (cell) => {
      const groups = boxGroups(cell)
      if (cell.length < crowded) {
        expect(groups).toHaveLength(cell.length)
        return
      }
      const named = groups.filter(([{ booking }]) => booking.status === 'scheduled')
      const keys = named.map(([{ booking, state }]) => `${booking.startsAt} ${state}`)
      expect(new Set(keys).size).toBe(keys.length)
    }),
  )
})

const byName = (one: Box, other: Box) => (one.booking.qtid < other.booking.qtid ? -1 : 1)
