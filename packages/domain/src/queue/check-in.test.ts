import { expect, test } from 'vitest'
import { fromUtcDateTime } from '../time/zone.ts'
import { type CheckInBooking, judgeCheckIn } from './check-in.ts'

const startsAt = fromUtcDateTime('2026-12-09', '10:00')
const booking: CheckInBooking = {
  ...{ status: 'scheduled', approval: 'none', startsAt },
  ...{ isBlocked: false, servedAt: null },
}
const at = (minutes: number, more: object = {}) => ({
  ...{ now: startsAt + minutes, zone: 'Europe/Riga', isByStaff: false, takesWalkIns: true },
  isKeptOvernight: false,
  rules: { graceMinutes: 10, checkInBeforeMinutes: 120 },
  ...more,
})

test('an appointment has its right from before its time to the end of the grace', () => {
  for (const minutes of [-120, 0, 10]) expect(judgeCheckIn(booking, at(minutes))).toEqual({ hasRight: true })
  expect(judgeCheckIn(booking, at(-120.1))).toEqual({ why: 'check_in_early', from: startsAt - 120 })
})

test('who is later joins as a walk-in, while walk-ins are taken', () => {
  expect(judgeCheckIn(booking, at(10.1))).toEqual({ hasRight: false })
  expect(judgeCheckIn(booking, at(300))).toEqual({ hasRight: false })
  expect(judgeCheckIn(booking, at(10.1, { takesWalkIns: false }))).toEqual({ why: 'check_in_closed' })
  expect(judgeCheckIn(booking, at(10, { takesWalkIns: false }))).toEqual({ hasRight: true })
})

test('the day is that of the wall clock: staff check in from its first minute, and nobody after its last', () => {
  // Midnight in Riga is 22:00 UTC: twelve hours before ten, and twelve after it.
  expect(judgeCheckIn(booking, at(-720, { isByStaff: true }))).toEqual({ hasRight: true })
  expect(judgeCheckIn(booking, at(-721, { isByStaff: true }))).toEqual({
    why: 'check_in_early',
    from: startsAt - 720,
  })
  expect(judgeCheckIn(booking, at(719))).toEqual({ hasRight: false })
  expect(judgeCheckIn(booking, at(720))).toEqual({ why: 'check_in_past', was: startsAt })
  const atDawn = { ...booking, startsAt: fromUtcDateTime('2026-12-08', '22:30') }
  const justBefore = { now: fromUtcDateTime('2026-12-08', '21:59') }
  expect(judgeCheckIn(atDawn, at(0, justBefore))).toMatchObject({ why: 'check_in_early' })
})

test('where the line goes on over midnight, one comes on the evening before, and after it up to the end of the grace', () => {
  // Half past midnight in Riga, and five minutes to.
  const [early, late] = ['22:30', '21:55'].map((time) => ({
    ...booking,
    startsAt: fromUtcDateTime('2026-12-08', time),
  }))
  const judge = (one: CheckInBooking | undefined, time: string, more: object = {}) =>
    judgeCheckIn(
      one ?? booking,
      at(0, { now: fromUtcDateTime('2026-12-08', time), isKeptOvernight: true, ...more }),
    )
  expect(judge(early, '21:00')).toEqual({ hasRight: true })
  expect(judge(early, '20:29')).toMatchObject({ why: 'check_in_early' })
  expect(judge(early, '21:00', { isKeptOvernight: false })).toMatchObject({ why: 'check_in_early' })
  expect(judge(late, '22:05')).toEqual({ hasRight: true })
  expect(judge(late, '22:06')).toMatchObject({ why: 'check_in_past' })
  expect(judge(late, '22:05', { isKeptOvernight: false })).toMatchObject({ why: 'check_in_past' })
})

test('what does not stand, waits for approval or was served is not checked in', () => {
  const why = (more: Partial<CheckInBooking>) => judgeCheckIn({ ...booking, ...more }, at(0))
  for (const status of ['canceled', 'rescheduled'] as const)
    expect(why({ status })).toEqual({ why: 'check_in_canceled' })
  for (const status of ['locked', 'verified', 'expired', 'unlocked', 'failed', 'none'] as const)
    expect(why({ status })).toEqual({ why: 'check_in_unknown' })
  expect(why({ approval: 'declined' })).toEqual({ why: 'check_in_canceled' })
  expect(why({ approval: 'pending' })).toEqual({ why: 'check_in_unapproved' })
  expect(why({ isBlocked: true })).toEqual({ why: 'check_in_unknown' })
  expect(why({ servedAt: new Date() })).toEqual({ why: 'booking_served' })
  expect(why({ status: 'confirmed', approval: 'accepted' })).toEqual({ hasRight: true })
})
