import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Hold } from '../../bookings/hold/hold.ts'
import { sampleBooking } from '../../bookings/sample-booking.ts'
import {
  beginForm,
  type FormEvent,
  type FormState,
  isTouched,
  mayChangeTime,
  maySubmit,
  messageOf,
  serviceOf,
  stepForm,
} from './booking-form.ts'

const slot = { locationId: 1, serviceId: 2, specialistId: 3, startsAt: 600, durationMinutes: 30 }
const other = { ...slot, startsAt: 660 }
const date = '2026-11-23'
const choice = { serviceId: 2, specialistId: null, date }
const failure = { code: 'slot_taken', info: null } as const
const refusedHold: Hold = { state: 'refused', slot, failure }
const noHold: Hold = { state: 'none' }

const picked = beginForm(slot, date, 2)
const empty = beginForm(null, date, 2)
const fault = { field: 'first_name', code: 'error_fields_empty' } as const

const after = (state: FormState, ...events: readonly FormEvent[]) => events.reduce(stepForm, state)
const submitted: FormEvent = { type: 'submitted', hold: 'held' }
const faultless: FormEvent = { type: 'checked', found: [], isReady: true }

test('a form that is filled is checked, sent, and booked', () => {
  expect(after(picked, submitted).step).toEqual({ at: 'checking' })
  expect(after(picked, submitted, faultless).step).toEqual({ at: 'sending', isUnsure: false })
  expect(after(picked, submitted, faultless, { type: 'unsure' }).step).toEqual({
    at: 'sending',
    isUnsure: true,
  })
  expect(after(picked, submitted, faultless, { type: 'booked' }).step).toEqual({ at: 'booked' })
})

test('what is wrong is marked and explained; a mark goes away when its field is changed', () => {
  const wrong = after(picked, submitted, { type: 'checked', found: [fault], isReady: true })
  expect(messageOf(wrong, noHold)).toEqual({ kind: 'fields', found: [fault] })
  const understood = after(wrong, { type: 'understood' })
  expect(messageOf(understood, noHold)).toBeNull()
  expect(understood.marks).toEqual([fault])
  expect(after(understood, { type: 'typed', key: 'first_name', value: 'A' }).marks).toEqual([])
  expect(after(understood, { type: 'typed', key: 'last_name', value: 'A' }).marks).toEqual([fault])
})

test('without a time it is said that one is to be chosen', () => {
  const wrong = after(empty, { type: 'submitted', hold: 'none' }, faultless)
  expect(messageOf(wrong, noHold)).toEqual({ kind: 'slot' })
})

test('while a time of a series is in the way, nothing is sent', () => {
  expect(after(picked, submitted, { type: 'checked', found: [], isReady: false }).step.at).toBe('filling')
})

test('a form that is saved while its time is asked for waits for it', () => {
  const waiting = after(picked, { type: 'submitted', hold: 'locking' })
  expect(waiting.step.at).toBe('awaiting-hold')
  expect(after(waiting, { type: 'holdChanged', hold: 'locking' }).step.at).toBe('awaiting-hold')
  const settled = (hold: Hold['state']) => after(waiting, { type: 'holdChanged', hold })
  expect(maySubmit(settled('held'))).toBe(true)
  expect(maySubmit(settled('refused'))).toBe(true)
  expect(messageOf(settled('refused'), refusedHold)).toEqual({ kind: 'locked', failure })
})

test('a form that waits for its time and gets another is to be saved anew', () => {
  const waiting = after(empty, { type: 'timeChosen', choice, slot }, { type: 'submitted', hold: 'locking' })
  expect(after(waiting, { type: 'timeChosen', choice, slot: other }).step.at).toBe('filling')
  expect(after(waiting, { type: 'choiceChanged', choice }).step.at).toBe('filling')
})

test('a form that was saved twice is sent once', () => {
  const once = after(picked, submitted)
  expect(after(once, submitted)).toBe(once)
  const sending = after(once, faultless)
  expect(after(sending, submitted)).toBe(sending)
  expect(after(sending, faultless)).toBe(sending)
})

test('the time stays that of what was sent, until it is known what became of it', () => {
  const sending = after(picked, submitted, faultless)
  const changes: FormEvent[] = [
    { type: 'timeChosen', choice, slot: other },
    { type: 'choiceChanged', choice },
    { type: 'slotChanged', slot: other },
    { type: 'otherTime' },
  ]
  for (const change of changes) expect(after(sending, change)).toBe(sending)
  expect(mayChangeTime(sending)).toBe(false)
  const refused = after(sending, { type: 'refused', failure })
  expect(messageOf(refused, noHold)).toEqual({ kind: 'refused', failure })
  expect(after(refused, { type: 'otherTime' }).step.at).toBe('filling')
})

test('another time begins with the service of the one before; a choice goes on where it was', () => {
  const anew = after(beginForm({ ...slot, serviceId: 9 }, date, 2), { type: 'otherTime' })
  expect(anew.time).toEqual({ at: 'choosing', choice: { ...choice, serviceId: 9 }, slot: null })
  const later = { serviceId: 4, specialistId: 3, date: '2026-12-01' }
  const chosen = after(anew, { type: 'timeChosen', choice: later, slot: other }, { type: 'otherTime' })
  expect(chosen.time).toEqual({ at: 'choosing', choice: later, slot: null })
  expect(serviceOf(chosen.time)).toBe(4)
})

test('only what was typed counts as touched', () => {
  expect(isTouched(after(picked, { type: 'countryChosen', country: 'LT' }, { type: 'otherTime' }))).toBe(
    false,
  )
  expect(isTouched(after(picked, { type: 'typed', key: 'email', value: ' ' }))).toBe(false)
  expect(isTouched(after(picked, { type: 'typed', key: 'email', value: 'a' }))).toBe(true)
})

const keys = ['first_name', 'last_name', 'email', 'phone_number'] as const
const holds: readonly Hold[] = [
  noHold,
  refusedHold,
  { state: 'locking', slot, nth: 1 },
  { state: 'ended', slot },
  {
    ...{ state: 'held', slot, endsAt: 0 },
    booking: sampleBooking({ qtid: 'q', startsAt: 600, endsAt: 630, status: 'locked' }),
  },
]
const events: fc.Arbitrary<FormEvent> = fc.oneof(
  fc.record({ type: fc.constant('typed' as const), key: fc.constantFrom(...keys), value: fc.string() }),
  fc.constantFrom<FormEvent>(
    { type: 'countryChosen', country: 'LT' },
    { type: 'choiceChanged', choice },
    { type: 'timeChosen', choice, slot: other },
    { type: 'slotChanged', slot: other },
    { type: 'otherTime' },
    ...holds.flatMap(({ state }): FormEvent[] => [
      { type: 'submitted', hold: state },
      { type: 'holdChanged', hold: state },
    ]),
    { type: 'checked', found: [fault], isReady: true },
    { type: 'checked', found: [], isReady: false },
    faultless,
    { type: 'unsure' },
    { type: 'refused', failure },
    { type: 'booked' },
    { type: 'understood' },
  ),
)

test('no way through the form loses what was typed, sends twice, or says two things at once', () => {
  fc.assert(
    fc.property(fc.array(events, { maxLength: 60 }), fc.constantFrom(picked, empty), (all, begun) => {
      const typed: Record<string, string> = {}
      let [state, onTheWay, sentTime] = [begun, 0, begun.time]
      for (const event of all) {
        const before = state
        state = stepForm(before, event)
        if (event.type === 'typed') typed[event.key] = event.value
        expect(state.values).toEqual(typed)

        const [was, is] = [before.step.at === 'sending', state.step.at === 'sending']
        if (is && !was) {
          onTheWay += 1
          sentTime = state.time
          expect(before.step.at).toBe('checking')
          expect(state.time.slot).not.toBeNull()
        }
        if (was && !is) {
          onTheWay -= 1
          expect(['refused', 'booked']).toContain(event.type)
        }
        expect(onTheWay).toBe(is ? 1 : 0)
        if (is) expect(state.time).toBe(sentTime)

        // The face says one of these: why not, that it is being saved, or that the time is waited for.
        const saysWhy = messageOf(state, noHold) !== null
        const saysBusy = state.step.at === 'sending' || state.step.at === 'awaiting-hold'
        expect(saysWhy && saysBusy).toBe(false)
        // Out of a message there is a way, whatever the hold says.
        for (const hold of holds) {
          if (!messageOf(state, hold) || !mayChangeTime(state)) continue
          expect(messageOf(stepForm(state, { type: 'otherTime' }), noHold)).toBeNull()
        }
      }
    }),
  )
})

test('a known visitor fills their fields, takes the marks of those away, and leaves the others', () => {
  const marked = after(picked, submitted, { type: 'checked', found: [fault], isReady: true })
  const typed = after(marked, { type: 'typed', key: 'notes', value: 'By the lift' })
  const filled = after(typed, { type: 'filled', known: { first_name: 'Anna', phone_number: '26114207' } })
  expect(filled.values).toEqual({ first_name: 'Anna', phone_number: '26114207', notes: 'By the lift' })
  expect(filled.marks).toEqual([])
})
