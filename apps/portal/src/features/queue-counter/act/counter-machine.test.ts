import { expect, test } from 'vitest'
import { sampleTicket } from '../../../queue/sample-ticket.ts'
import {
  beginCounter,
  type CounterEvent,
  type CounterState,
  mayAct,
  phaseOf,
  shownAt,
  stepCounter,
} from './counter-machine.ts'

const choice = { locationId: 1, counter: 3, serviceIds: [3] }
const ticket = (id: number) => sampleTicket({ id, status: 'CALLED', counter: 3 })
const after = (state: CounterState, ...events: CounterEvent[]) => events.reduce(stepCounter, state)
const idle = beginCounter(choice)
const serving = after(idle, { type: 'known', serving: ticket(47), isPaused: false })

test('without a choice there is nothing but choosing; the last one is kept until another is made', () => {
  expect(phaseOf(beginCounter(null))).toBe('choosing')
  expect(phaseOf(idle)).toBe('idle')
  const choosing = after(serving, { type: 'choosing' })
  expect([phaseOf(choosing), mayAct(choosing, 'finish')]).toEqual(['choosing', false])
  expect(phaseOf(after(choosing, { type: 'kept' }))).toBe('serving')
})

test('a call shows at once whom it will bring, and then who came', () => {
  const calling = after(idle, { type: 'began', act: 'call_next', shown: sampleTicket({ id: 48 }) })
  expect([phaseOf(calling), shownAt(calling)?.id]).toEqual(['calling', 48])
  // A colleague was quicker with 48.
  const called = after(calling, { type: 'succeeded', serving: ticket(49) })
  expect([phaseOf(called), shownAt(called)?.id]).toEqual(['serving', 49])
})

test('a refused act goes back to what is, with its reason', () => {
  const finishing = after(serving, { type: 'began', act: 'finish', shown: null })
  expect(phaseOf(finishing)).toBe('idle')
  const refused = after(finishing, { type: 'refused', text: 'No.' })
  expect([phaseOf(refused), shownAt(refused)?.id, refused.refusal]).toEqual(['serving', 47, 'No.'])
  expect(after(refused, { type: 'began', act: 'recall', shown: ticket(47) }).refusal).toBeNull()
})

test('while an act is on its way there is no other, and what others do shows once it is answered', () => {
  const finishing = after(serving, { type: 'began', act: 'finish_and_call', shown: sampleTicket({ id: 48 }) })
  expect(mayAct(finishing, 'finish')).toBe(false)
  const ended = after(finishing, { type: 'known', serving: null, isPaused: false })
  expect(shownAt(ended)?.id).toBe(48)
  expect(phaseOf(after(ended, { type: 'refused', text: 'No.' }))).toBe('idle')
})

test('a colleague who ends a visit frees the counter', () => {
  expect(phaseOf(after(serving, { type: 'known', serving: null, isPaused: false }))).toBe('idle')
})

test('what was finished stays finished when nobody is left to be called, or the call fails', () => {
  const begun = after(serving, { type: 'began', act: 'finish_and_call', shown: sampleTicket({ id: 48 }) })
  const halfway = after(begun, { type: 'became', serving: null })
  const nobody = after(halfway, { type: 'nobody' })
  expect([phaseOf(nobody), nobody.foundNobody]).toEqual(['idle', true])
  expect(phaseOf(after(halfway, { type: 'refused', text: 'No.' }))).toBe('idle')
})

test('a pause holds until work goes on, and whoever calls works', () => {
  const pausing = after(idle, { type: 'began', act: 'pause', shown: null })
  expect(phaseOf(pausing)).toBe('paused')
  const paused = after(pausing, { type: 'succeeded', serving: null })
  expect([phaseOf(paused), mayAct(paused, 'call_next')]).toEqual(['paused', true])
  const working = after(
    paused,
    { type: 'began', act: 'unpause', shown: null },
    { type: 'succeeded', serving: null },
  )
  expect(phaseOf(working)).toBe('idle')
  const called = after(
    paused,
    { type: 'began', act: 'call_next', shown: null },
    { type: 'succeeded', serving: ticket(1) },
  )
  expect([phaseOf(called), called.isPaused]).toEqual(['serving', false])
  expect(
    phaseOf(after(paused, { type: 'began', act: 'unpause', shown: null }, { type: 'refused', text: 'No.' })),
  ).toBe('paused')
})

test('somebody is served at once only where the counter is free, and that ends a pause', () => {
  expect([mayAct(idle, 'serve_now'), mayAct(serving, 'serve_now')]).toEqual([true, false])
  const paused = after(idle, { type: 'known', serving: null, isPaused: true })
  const served = after(
    paused,
    { type: 'began', act: 'serve_now', shown: null },
    { type: 'succeeded', serving: ticket(5) },
  )
  expect([phaseOf(served), served.isPaused]).toEqual(['serving', false])
})

test('services are added to a visit that goes on', () => {
  expect([mayAct(idle, 'add_services'), mayAct(serving, 'add_services')]).toEqual([false, true])
  const adding = after(serving, { type: 'began', act: 'add_services', shown: ticket(47) })
  expect(shownAt(adding)?.id).toBe(47)
})

test('a lost line takes no acts, and keeps what is shown', () => {
  const lost = after(serving, { type: 'line', isLost: true })
  expect([phaseOf(lost), shownAt(lost)?.id, mayAct(lost, 'finish')]).toEqual(['lost', 47, false])
  expect(phaseOf(after(lost, { type: 'line', isLost: false }))).toBe('serving')
})

test('some acts need somebody at the counter, the others nobody', () => {
  expect([mayAct(serving, 'finish'), mayAct(serving, 'call_next'), mayAct(serving, 'resume')]).toEqual([
    true,
    false,
    false,
  ])
  expect([
    mayAct(idle, 'finish'),
    mayAct(idle, 'call_next'),
    mayAct(idle, 'pause'),
    mayAct(idle, 'unpause'),
  ]).toEqual([false, true, true, false])
})

test('a counter that was closed, or is a colleague’s, calls nobody; a visit there is ended, and the way back is open', () => {
  const closed = after(idle, { type: 'known', serving: null, isPaused: false, away: 'closed' })
  expect(phaseOf(closed)).toBe('closed')
  const acts = ['call_next', 'serve_now', 'resume', 'pause', 'reopen'] as const
  expect(acts.map((act) => mayAct(closed, act))).toEqual([false, false, false, false, true])
  const inVisit = after(serving, { type: 'known', serving: ticket(47), isPaused: false, away: 'taken' })
  expect(phaseOf(inVisit)).toBe('serving')
  expect([mayAct(inVisit, 'finish'), mayAct(inVisit, 'finish_and_call')]).toEqual([true, false])
  const opening = after(closed, { type: 'began', act: 'reopen', shown: null })
  expect(phaseOf(opening)).toBe('idle')
  expect(phaseOf(after(opening, { type: 'succeeded', serving: null }))).toBe('idle')
  expect(phaseOf(after(opening, { type: 'refused', text: 'No.' }))).toBe('closed')
})
