import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  beginSpecialists,
  type SpecialistsEvent,
  type SpecialistsForm,
  stepSpecialists,
} from './specialists-form.ts'

const begun = beginSpecialists([1, 2])
const after = (form: SpecialistsForm, ...events: readonly SpecialistsEvent[]) =>
  events.reduce(stepSpecialists, form)
const changed = after(begun, { type: 'removed', id: 1 }, { type: 'added', id: 3 })
const sending = after(changed, { type: 'submitted' })

test('who serves is chosen and sent; where nothing was changed, nothing is sent', () => {
  expect(changed.ids).toEqual([2, 3])
  expect(sending.step.at).toBe('sending')
  expect(after(sending, { type: 'saved' }).step.at).toBe('saved')
  expect(after(begun, { type: 'submitted' }).step.at).toBe('saved')
})

test('where somebody else was quicker, the choice stays and can be saved over theirs', () => {
  const overtaken = after(sending, { type: 'overtaken', seen: [1, 4] })
  expect(overtaken).toEqual({ seen: [1, 4], ids: [2, 3], step: { at: 'overtaken' } })
  expect(after(overtaken, { type: 'submitted' }).step.at).toBe('sending')
})

test('a refusal is said; a change that the person thought better of is none', () => {
  expect(after(sending, { type: 'refused', why: 'Nav atbildes' }).step).toEqual({
    at: 'refused',
    why: 'Nav atbildes',
  })
  expect(after(sending, { type: 'refused', why: '' }).step.at).toBe('choosing')
})

const events: fc.Arbitrary<SpecialistsEvent> = fc.oneof(
  fc.record({ type: fc.constantFrom('added' as const, 'removed' as const), id: fc.nat({ max: 6 }) }),
  fc.constantFrom<SpecialistsEvent>(
    { type: 'submitted' },
    { type: 'refused', why: 'Nav atbildes' },
    { type: 'overtaken', seen: [5] },
    { type: 'saved' },
  ),
)

test('only the person changes the choice, and not while it is being saved', () => {
  fc.assert(
    fc.property(fc.array(events, { maxLength: 40 }), (all) => {
      let form = begun
      for (const event of all) {
        const before = form
        form = stepSpecialists(before, event)
        const isChoice = event.type === 'added' || event.type === 'removed'
        if (!isChoice || before.step.at === 'sending') expect(form.ids).toEqual(before.ids)
        if (form.step.at === 'sending') expect(form.ids).not.toEqual(form.seen)
      }
    }),
  )
})
