import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allDayMinutes } from './block-choices.ts'
import {
  type BlockContext,
  type BlockEvent,
  type BlockForm,
  beginBlock,
  blockOf,
  maySubmit,
  stepBlock,
} from './block-form.ts'

const zone = 'Europe/Riga'
const whom = [
  { key: 'specialist-3', name: 'Ilze', serviceId: 2, specialistId: 3 },
  { key: 'service-5', name: 'Kase', serviceId: 5, specialistId: null },
]
const location = { id: 7 } as BlockContext['start']['location']
const date = '2026-11-23'
/** Monday 23 November 2026, 10:10 in Riga. */
const now = Date.parse('2026-11-23T08:10:00Z') / 60_000
const nowhere = { location, date, specialistId: null, serviceId: null, startsAt: null, durationMinutes: null }
const context: BlockContext = {
  start: nowhere,
  whom,
  durations: [15, 30, 60, allDayMinutes],
  zone,
  dayStart: '08:00',
}
const startedAt = (start: Partial<BlockContext['start']>): BlockContext => ({
  ...context,
  start: { ...nowhere, ...start },
})

const begun = beginBlock(context, now)
const after = (form: BlockForm, ...events: readonly BlockEvent[]) => events.reduce(stepBlock, form)
const submitted = { type: 'submitted', asksReason: true, isReady: true } as const
const withReason = after(begun, { type: 'reasonWritten', reason: 'Sanāksme' })
const sending = after(withReason, submitted)

test('it begins with the next half hour, whose column it was, and the greatest length that fits', () => {
  expect(begun).toMatchObject({ whose: 'specialist-3', time: '10:30', minutes: 60 })
  const start = { serviceId: 5, startsAt: now, durationMinutes: 50 }
  expect(beginBlock(startedAt(start), now)).toMatchObject({ whose: 'service-5', time: '10:10', minutes: 30 })
  expect(beginBlock(startedAt({ date: '2026-11-24' }), now).time).toBe('09:00')
})

test('the block is what is chosen; all day begins with the day of the calendar', () => {
  const { block } = blockOf(begun, context)
  expect(block).toEqual({
    ...{ locationId: 7, serviceId: 2, specialistId: 3 },
    ...{ startsAt: now + 20, durationMinutes: 60 },
  })
  const allDay = after(begun, { type: 'chosen', changed: { minutes: allDayMinutes } })
  expect(blockOf(allDay, context)).toMatchObject({ isAllDay: true, time: '08:00' })
  expect(allDay.time).toBe('10:30')
})

test('of a time that is none, or is left out in spring, no block is made', () => {
  const at = (changed: Partial<BlockForm>) => blockOf(after(begun, { type: 'chosen', changed }), context)
  expect(at({ time: '25:00' })).toMatchObject({ block: null, fault: 'startWrong' })
  expect(at({ date: '2027-03-28', time: '03:30' })).toMatchObject({ block: null, fault: 'startSkipped' })
})

test('of a time that comes twice the one that was chosen is meant', () => {
  const second = Date.parse('2026-10-25T01:30:00Z') / 60_000
  const twice = startedAt({ date: '2026-10-25', startsAt: second })
  const form = beginBlock(twice, now)
  expect(form.time).toBe('03:30')
  expect(blockOf(form, twice).block?.startsAt).toBe(second)
  const anew = blockOf(form, startedAt({ date: '2026-10-25' }))
  expect(anew.block?.startsAt).toBe(second - 60)
})

test('a reason that is asked for is needed, and its fault goes away when it is written', () => {
  const needed = after(begun, submitted)
  expect(needed.step.at).toBe('reason-needed')
  expect(after(needed, { type: 'reasonWritten', reason: 'S' }).step.at).toBe('filling')
  expect(after(begun, { ...submitted, asksReason: false }).step.at).toBe('sending')
  expect(after(withReason, { ...submitted, isReady: false }).step.at).toBe('filling')
})

test('a refusal stays until another block is chosen', () => {
  const refused = after(sending, { type: 'refused', why: 'Aizņemts' })
  expect(refused.step).toEqual({ at: 'refused', why: 'Aizņemts' })
  expect(refused.reason).toBe('Sanāksme')
  expect(after(refused, { type: 'reasonWritten', reason: 'Cita' }).step.at).toBe('refused')
  expect(after(refused, { type: 'chosen', changed: { minutes: 15 } }).step.at).toBe('filling')
  expect(after(refused, submitted).step.at).toBe('sending')
})

const events: fc.Arbitrary<BlockEvent> = fc.oneof(
  fc.record({ type: fc.constant('reasonWritten' as const), reason: fc.string() }),
  fc.constantFrom<BlockEvent>(
    { type: 'chosen', changed: { whose: 'service-5' } },
    { type: 'chosen', changed: { date: '2026-11-24', time: '12:00' } },
    { type: 'chosen', changed: { minutes: 15 } },
    submitted,
    { ...submitted, isReady: false },
    { type: 'unsure' },
    { type: 'refused', why: 'Aizņemts' },
    { type: 'blocked' },
  ),
)

test('no way through the form loses the reason, sends twice, or changes the block that was sent', () => {
  fc.assert(
    fc.property(fc.array(events, { maxLength: 60 }), (all) => {
      let [form, written] = [begun, '']
      for (const event of all) {
        const before = form
        form = stepBlock(before, event)
        if (event.type === 'reasonWritten') written = event.reason
        expect(form.reason).toBe(written)
        const [was, is] = [before.step.at === 'sending', form.step.at === 'sending']
        if (is && !was) expect(maySubmit(before) && form.reason.trim() !== '').toBe(true)
        if (is) expect(blockOf(form, context)).toEqual(blockOf(before, context))
        if (was && !is) expect(['refused', 'blocked']).toContain(event.type)
      }
    }),
  )
})
