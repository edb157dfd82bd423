import { expect, test } from 'vitest'
import { ticketAnswer } from './answers.ts'
import { followedColumns, toldPlace } from './followed-columns.ts'

const at = (minutes: number) => new Date(Date.UTC(2026, 11, 1, 9, minutes))
type Said = { status: string; counter?: string; [name: string]: unknown }
type Before = Parameters<typeof followedColumns>[1]

const waiting: Before = {
  ...{ waiting_since: at(0), place: 1, called_at: null, first_called_at: null, ended_at: null },
  ...{ status: 'WAITING', service_id: 3, counter: null, part_since: null },
}

/** Follows what another system says of one ticket, a minute after the other. */
function follow(all: readonly (Said & { serviceId?: number })[]) {
  let before = waiting
  return all.map(({ serviceId = 3, ...said }, minute) => {
    const attributes = { service_id: serviceId, label: 'A 1', ...said }
    const { data } = ticketAnswer.parse({ data: { id: 'x', attributes } })
    before = { ...before, ...followedColumns(data, before, serviceId, at(minute)) }
    return [before.first_called_at, before.part_since]
  })
}

test('when a part of a visit began is taken over from a system that says it', () => {
  const first_called_at = at(0).toISOString()
  const called = { status: 'CALLED', counter: '1', first_called_at, serving_since: first_called_at }
  const goneOn = { ...called, serviceId: 2, serving_since: at(40).toISOString() }
  expect(follow([called, goneOn, { ...goneOn, called_at: at(50).toISOString() }])).toEqual([
    [at(0), null],
    [at(0), at(40)],
    [at(0), at(40)],
  ])
})

test('of a system that does not say it, a part began when it was seen to: for another service, at another counter, taken up again', () => {
  const called = { status: 'CALLED', counter: '1', called_at: at(0).toISOString() }
  const again = { ...called, called_at: at(1).toISOString() }
  expect(
    follow([
      called,
      again,
      { ...again, serviceId: 2 },
      { ...again, serviceId: 2 },
      { ...again, serviceId: 2, counter: '4' },
      { status: 'WAITING', serviceId: 2, held: true },
      { ...called, serviceId: 2, counter: '4', called_at: at(6).toISOString() },
    ]),
  ).toEqual([
    [at(0), null],
    [at(0), null],
    [at(0), at(2)],
    [at(0), at(2)],
    [at(0), at(4)],
    [at(0), at(4)],
    [at(0), at(6)],
  ])
})

test('a call that is another one begins the visit anew', () => {
  const called = { status: 'CALLED', counter: '1', first_called_at: at(0).toISOString() }
  const next = { ...called, first_called_at: at(2).toISOString() }
  expect(follow([called, { status: 'WAITING' }, next]).at(-1)).toEqual([at(2), null])
})

test('who is called next is passed on from a system that says it, and of one that does not nothing is promised', () => {
  const placeOf = (said: object) => {
    const attributes = { service_id: 3, label: 'A 1', status: 'WAITING', turn: 'NEXT', ...said }
    return toldPlace(ticketAnswer.parse({ data: { id: 'x', attributes } }).data)
  }
  expect(placeOf({ called_next: true })).toMatchObject({ turn: 'NEXT', calledNext: true })
  expect(placeOf({ called_next: false })).toMatchObject({ turn: 'NEXT', calledNext: false })
  expect(placeOf({})).toMatchObject({ turn: 'NEXT', calledNext: false })
})
