import fc from 'fast-check'
import { expect, test } from 'vitest'
import { beginCancel, type CancelEvent, type CancelForm, stepCancel } from './cancel-form.ts'

const after = (form: CancelForm, ...events: readonly CancelEvent[]) => events.reduce(stepCancel, form)
const submitted = { type: 'submitted', needsComment: false } as const
const sending = after(beginCancel, submitted)

test('a booking is canceled once it is confirmed', () => {
  expect(sending.step).toEqual({ at: 'sending', isUnsure: false })
  expect(after(sending, { type: 'unsure' }).step).toEqual({ at: 'sending', isUnsure: true })
  expect(after(sending, { type: 'canceled' }).step).toEqual({ at: 'canceled' })
  expect(after(sending, submitted)).toBe(sending)
})

test('a comment that the company asks for is needed, and its fault goes away when it is written', () => {
  const needed = after(
    beginCancel,
    { type: 'commentWritten', comment: '  ' },
    { ...submitted, needsComment: true },
  )
  expect(needed.step.at).toBe('comment-needed')
  const written = after(needed, { type: 'commentWritten', comment: 'Slims' })
  expect(written.step.at).toBe('asking')
  expect(after(written, { ...submitted, needsComment: true }).step.at).toBe('sending')
})

test('a refusal leaves the comment and the choice as they were', () => {
  const chosen = after(
    beginCancel,
    { type: 'scopeChosen', scope: 'following' },
    { type: 'commentWritten', comment: 'Slims' },
  )
  const refused = after(chosen, submitted, { type: 'refused', why: 'Par vēlu' })
  expect(refused).toEqual({ scope: 'following', comment: 'Slims', step: { at: 'refused', why: 'Par vēlu' } })
  expect(after(refused, submitted).step.at).toBe('sending')
})

const events: fc.Arbitrary<CancelEvent> = fc.oneof(
  fc.record({ type: fc.constant('commentWritten' as const), comment: fc.string() }),
  fc.constantFrom<CancelEvent>(
    { type: 'scopeChosen', scope: 'following' },
    { type: 'scopeChosen', scope: 'one' },
    submitted,
    { ...submitted, needsComment: true },
    { type: 'unsure' },
    { type: 'refused', why: 'Par vēlu' },
    { type: 'canceled' },
  ),
)

test('no way through the question loses the comment, sends twice, or cancels more than was asked', () => {
  fc.assert(
    fc.property(fc.array(events, { maxLength: 60 }), (all) => {
      let [form, written] = [beginCancel, '']
      for (const event of all) {
        const before = form
        form = stepCancel(before, event)
        if (event.type === 'commentWritten') written = event.comment
        expect(form.comment).toBe(written)
        const [was, is] = [before.step.at === 'sending', form.step.at === 'sending']
        if (is && !was) expect(event.type).toBe('submitted')
        if (was && is) expect(form.scope).toBe(before.scope)
        if (was && !is) expect(['refused', 'canceled']).toContain(event.type)
      }
    }),
  )
})
