import type { HealthAttributes } from '@rinda/client/bookings/health'
import { expect, test } from 'vitest'
import { checksOf, jobsOf } from './checks.ts'

const at = '2026-12-01T08:00:00.000Z'
const now = Date.parse(at)
const ago = (seconds: number) => new Date(now - seconds * 1000).toISOString()
const job = { name: 'holds', due_at: at, runs_since: null, last_done_at: at, fails_since: null, late: false }
const well: HealthAttributes = {
  at,
  database: { kind: 'postgres', took_ms: 3, connections: { all: 4, idle: 4, waiting: 0 } },
  redis: 'ready',
  followers: [{ name: 'event-counts', events: 2, since: ago(5) }],
  outbox: { waiting: 1, dead: 0, since: ago(20) },
  due: [job],
  nodes: [{ id: 'a', version: '1', started_at: ago(900), seen_at: ago(3), answers: true }],
}
const stateOf = (name: string, health: Partial<HealthAttributes>, receivedAt = now) =>
  checksOf({ ...well, ...health }, receivedAt).find((check) => check.name === name)?.state

test('all is well where nothing waits for long', () => {
  expect(checksOf(well, now).every(({ state }) => state === 'good')).toBe(true)
})

test('what waits is doubtful, then wrong; without Redis, and for who sees no nodes, they are left out', () => {
  const behind = (seconds: number) => ({ followers: [{ name: 'x', events: 9, since: ago(seconds) }] })
  expect([59, 60, 600].map((seconds) => stateOf('followers', behind(seconds)))).toEqual([
    'good',
    'doubtful',
    'bad',
  ])
  expect(stateOf('outbox', { outbox: { waiting: 0, dead: 2, since: null } })).toBe('doubtful')
  expect(stateOf('outbox', { outbox: { waiting: 2, dead: 0, since: ago(900) } })).toBe('bad')
  expect(stateOf('due', { due: [{ ...job, fails_since: at }] })).toBe('bad')
  expect(stateOf('redis', { redis: 'away' })).toBe('bad')
  expect(stateOf('redis', { redis: null })).toBeUndefined()
  expect(stateOf('nodes', { nodes: null })).toBeUndefined()
  expect(stateOf('clock', {}, now + 60_000)).toBe('doubtful')
})

test('two versions side by side, and a node that is silent, are to be looked at', () => {
  const [node] = well.nodes ?? []
  if (!node) throw new Error('no node')
  expect(stateOf('nodes', { nodes: [node, { ...node, version: '2' }] })).toBe('doubtful')
  expect(stateOf('nodes', { nodes: [{ ...node, answers: false }] })).toBe('doubtful')
})

test('one line for each kind of work: the worst of it, and trouble first', () => {
  const soon = { ...job, name: 'sweep', due_at: ago(-5) }
  const late = { ...job, name: 'messages', late: true, due_at: ago(90) }
  expect(jobsOf([soon, job, { ...job, fails_since: at }, late]).map(({ name }) => name)).toEqual([
    'messages',
    'holds',
    'sweep',
  ])
})
