import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sampleBooking } from '../sample-booking.ts'
import type { WantedSlot } from '../wire-slot.ts'
import { type HoldEvent, type Holding, leftBehind, noHold, stepHold } from './hold.ts'

const slot: WantedSlot = {
  ...{ locationId: 1, serviceId: 2, specialistId: 3 },
  ...{ startsAt: 600, durationMinutes: 30 },
}
const later = { ...slot, startsAt: 660 }
const held = (qtid: string) => sampleBooking({ qtid, startsAt: 600, endsAt: 630, status: 'locked' })
const [one, other] = [held('one'), held('other')]
const failure = { code: 'slot_taken', info: null } as const
const endsAt = 1_000

/** The state after events, and all that was given back on the way. */
function after(events: readonly HoldEvent[]): { holding: Holding; givenBack: string[] } {
  const givenBack: string[] = []
  let holding = noHold
  for (const event of events) {
    const before = holding
    holding = stepHold(before, event)
    const left = leftBehind(before, event, holding)
    if (left) givenBack.push(left.qtid)
  }
  return { holding, givenBack }
}

const asked: HoldEvent = { type: 'asked', slot, nth: 1 }
const granted: HoldEvent = { type: 'granted', nth: 1, booking: one, endsAt }

test('a time is asked for, and held until the form lets it go', () => {
  expect(after([asked]).holding.hold).toEqual({ state: 'locking', slot, nth: 1 })
  expect(after([asked, granted]).holding.hold).toEqual({ state: 'held', slot, booking: one, endsAt })
  expect(after([asked, granted, { type: 'released' }])).toEqual({ holding: noHold, givenBack: ['one'] })
  expect(after([asked, { type: 'refused', nth: 1, failure }]).holding.hold.state).toBe('refused')
})

test('another time gives the first one back', () => {
  const { holding, givenBack } = after([asked, granted, { type: 'asked', slot: later, nth: 2 }])
  expect(holding.hold).toEqual({ state: 'locking', slot: later, nth: 2 })
  expect(givenBack).toEqual(['one'])
})

test('an answer that nobody waits for any more changes nothing, and what it brought is given back', () => {
  const second: HoldEvent = { type: 'asked', slot: later, nth: 2 }
  const late = after([asked, second, granted])
  expect(late.holding.hold.state).toBe('locking')
  expect(late.givenBack).toEqual(['one'])
  expect(after([asked, second, { type: 'refused', nth: 1, failure }]).holding.hold.state).toBe('locking')
  expect(after([asked, { type: 'released' }, granted]).givenBack).toEqual(['one'])
})

test('a hold that is over is nothing to give back, and the time stays known', () => {
  const { holding, givenBack } = after([asked, granted, { type: 'ended', qtid: 'one' }])
  expect(holding.hold).toEqual({ state: 'ended', slot })
  expect(givenBack).toEqual([])
  expect(after([asked, granted, { type: 'ended', qtid: 'other' }]).holding.hold.state).toBe('held')
})

test('what is on its way to become a booking is not given back by a form that is left', () => {
  const sent: HoldEvent[] = [asked, granted, { type: 'sent', booking: one }, { type: 'released' }]
  expect(after(sent).givenBack).toEqual([])
  const booked = after([...sent, { type: 'answered', booking: one, isBooked: true }])
  expect(booked).toEqual({ holding: noHold, givenBack: [] })
  const refused = after([...sent, { type: 'answered', booking: one, isBooked: false }])
  expect(refused).toEqual({ holding: noHold, givenBack: ['one'] })
})

test('a hold that was booked is forgotten; one that was refused is still held', () => {
  const sent: HoldEvent[] = [asked, granted, { type: 'sent', booking: one }]
  const answer = (isBooked: boolean) => after([...sent, { type: 'answered', booking: one, isBooked }])
  expect(answer(true)).toEqual({ holding: noHold, givenBack: [] })
  expect(answer(false).holding).toEqual({ hold: { state: 'held', slot, booking: one, endsAt }, sent: [] })
})

test('a booking that another hold became leaves the hold of now alone', () => {
  const { holding, givenBack } = after([
    ...[asked, granted, { type: 'sent', booking: one } as const],
    { type: 'adopted', slot: later, booking: other, endsAt },
    { type: 'answered', booking: one, isBooked: true },
  ])
  expect(holding.hold).toMatchObject({ state: 'held', booking: other })
  expect(givenBack).toEqual([])
})

const acts = fc.array(
  fc.constantFrom('ask', 'grant', 'refuse', 'end', 'send', 'book', 'fail', 'release') as fc.Arbitrary<string>,
  { maxLength: 40 },
)

test('whatever happens, what the server holds is held here, on its way, or given back', () => {
  fc.assert(
    fc.property(acts, fc.infiniteStream(fc.nat()), (sequence, numbers) => {
      const alive = new Map<string, ReturnType<typeof held>>()
      const asking: number[] = []
      let holding = noHold
      let count = 0
      const tell = (event: HoldEvent) => {
        const before = holding
        holding = stepHold(before, event)
        const left = leftBehind(before, event, holding)
        if (!left) return
        expect(alive.has(left.qtid)).toBe(true)
        expect(holding.sent).not.toContain(left)
        alive.delete(left.qtid)
      }
      const any = <Each>(list: readonly Each[]): Each | undefined =>
        list.length === 0 ? undefined : list[numbers.next().value % list.length]
      const answered = () => {
        const nth = any(asking)
        if (nth !== undefined) asking.splice(asking.indexOf(nth), 1)
        return nth
      }
      for (const act of sequence) {
        if (act === 'ask') {
          count += 1
          asking.push(count)
          tell({ type: 'asked', slot, nth: count })
        } else if (act === 'grant') {
          const nth = answered()
          if (nth === undefined) continue
          const booking = held(`held-${nth}`)
          alive.set(booking.qtid, booking)
          tell({ type: 'granted', nth, booking, endsAt })
        } else if (act === 'refuse') {
          const nth = answered()
          if (nth !== undefined) tell({ type: 'refused', nth, failure })
        } else if (act === 'end') {
          const qtid = any([...alive.keys()])
          if (qtid === undefined) continue
          alive.delete(qtid)
          tell({ type: 'ended', qtid })
        } else if (act === 'send') {
          const { hold, sent } = holding
          if (hold.state === 'held' && !sent.includes(hold.booking))
            tell({ type: 'sent', booking: hold.booking })
        } else if (act === 'book' || act === 'fail') {
          const booking = any(holding.sent)
          if (!booking) continue
          if (act === 'book') alive.delete(booking.qtid)
          tell({ type: 'answered', booking, isBooked: act === 'book' })
        } else tell({ type: 'released' })

        const { hold, sent } = holding
        const known = new Set(sent.map(({ qtid }) => qtid))
        if (hold.state === 'held') known.add(hold.booking.qtid)
        expect([...alive.keys()].toSorted()).toEqual([...known].toSorted())
      }
    }),
  )
})
