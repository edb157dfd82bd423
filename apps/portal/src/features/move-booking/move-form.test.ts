import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Hold } from '../../bookings/hold/hold.ts'
import { sampleBooking } from '../../bookings/sample-booking.ts'
import {
  beginMove,
  keptOf,
  type MoveEvent,
  type MoveForm,
  mayChoose,
  maySubmit,
  refusalOf,
  stepMove,
} from './move-form.ts'

const here = { locationId: 1, serviceId: 2, specialistId: 3 }
const there = { locationId: 4, serviceId: undefined, specialistId: undefined }
const slot = { ...here, startsAt: 600, durationMinutes: 30 }
const failure = { code: 'slot_taken', info: null } as const
const noHold: Hold = { state: 'none' }
const held: Hold = {
  ...{ state: 'held', slot, endsAt: 0 },
  booking: sampleBooking({ qtid: 'q', startsAt: 600, endsAt: 630, status: 'locked' }),
}

const begun = beginMove(here, '2026-11-23')
const after = (form: MoveForm, ...events: readonly MoveEvent[]) => events.reduce(stepMove, form)
const chosen = after(begun, { type: 'timeChosen', slot })
const sending = after(chosen, { type: 'submitted' })

test('a time is chosen, sent, and moved to', () => {
  expect(maySubmit(begun)).toBe(false)
  expect(maySubmit(chosen)).toBe(true)
  expect(sending.step).toEqual({ at: 'sending', isUnsure: false })
  expect(after(sending, { type: 'unsure' }).step).toEqual({ at: 'sending', isUnsure: true })
  expect(after(sending, { type: 'moved' }).step).toEqual({ at: 'moved' })
})

test('another place or day leaves the time to be chosen anew', () => {
  expect(after(chosen, { type: 'placeChosen', wanted: there })).toMatchObject({ wanted: there, slot: null })
  const day = after(chosen, { type: 'dayChosen', date: '2026-11-30' })
  expect(day).toMatchObject({ date: '2026-11-30', slot: null, wanted: here })
})

test('a refusal is said until another time is chosen', () => {
  const refused = after(sending, { type: 'refused', failure })
  expect(refusalOf(refused, held)).toEqual(failure)
  expect(refused.slot).toEqual(slot)
  expect(maySubmit(refused)).toBe(true)
  expect(refusalOf(after(refused, { type: 'timeChosen', slot }), noHold)).toBeNull()
  expect(refusalOf(chosen, { state: 'refused', slot, failure })).toEqual(failure)
})

test('a chosen time is asked for, kept, and over', () => {
  expect(keptOf(noHold, false)).toBe('no')
  expect(keptOf({ state: 'locking', slot, nth: 1 }, false)).toBe('asked')
  expect(keptOf(held, false)).toBe('kept')
  expect(keptOf(held, true)).toBe('over')
  expect(keptOf({ state: 'ended', slot }, false)).toBe('over')
  expect(keptOf({ state: 'refused', slot, failure }, false)).toBe('no')
})

const events = fc.constantFrom<MoveEvent>(
  { type: 'placeChosen', wanted: there },
  { type: 'dayChosen', date: '2026-11-30' },
  { type: 'timeChosen', slot },
  { type: 'timeChosen', slot: { ...slot, startsAt: 660 } },
  { type: 'submitted' },
  { type: 'unsure' },
  { type: 'refused', failure },
  { type: 'moved' },
)

test('no way through the form sends twice, or changes the time of what was sent', () => {
  fc.assert(
    fc.property(fc.array(events, { maxLength: 60 }), (all) => {
      let form = begun
      for (const event of all) {
        const before = form
        form = stepMove(before, event)
        const isSent = form.step.at === 'sending'
        if (isSent && before.step.at !== 'sending') {
          expect(event.type).toBe('submitted')
          expect(form.slot).not.toBeNull()
        }
        if (isSent)
          expect(form).toMatchObject({ wanted: before.wanted, date: before.date, slot: before.slot })
        if (before.step.at === 'sending' && !isSent) expect(['refused', 'moved']).toContain(event.type)
        expect(mayChoose(form) || refusalOf(form, noHold) === null).toBe(true)
      }
    }),
  )
})
