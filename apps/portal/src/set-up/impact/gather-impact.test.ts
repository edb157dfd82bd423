import type { Impact } from '@rinda/client/set-up/impact-calls'
import { expect, test } from 'vitest'
import { gatherImpact } from './gather-impact.ts'

const found = (...times: string[]) => ({
  ok: true as const,
  value: {
    bookings: times.map((time) => ({ attributes: { date: '2027-01-11', time } })),
    total: times.length,
  } as unknown as Impact,
})
const timesOf = ({ bookings }: Impact) => bookings.map(({ attributes }) => attributes.time)

test('what several changes leave outside stands in one list, by time', async () => {
  const gathered = await gatherImpact([async () => found('12:00', '14:00'), async () => found('13:00')])
  expect([timesOf(gathered), gathered.total, gathered.isKnown]).toEqual([
    ['12:00', '13:00', '14:00'],
    3,
    true,
  ])
})

test('a question without an answer leaves it unknown, one that is refused does not', async () => {
  const lost = async () => ({ ok: false as const, failure: { kind: 'unreachable' as const } })
  const refusal = { kind: 'refused' as const, status: 422, code: 'invalid', info: null, errors: [] }
  const refused = async () => ({ ok: false as const, failure: refusal })
  expect((await gatherImpact([refused, async () => found('12:00')])).isKnown).toBe(true)
  const unsure = await gatherImpact([async () => found('12:00'), lost])
  expect([unsure.isKnown, unsure.total]).toEqual([false, 1])
})

test('many questions are asked a few at a time, and each once', async () => {
  let [running, most, asked] = [0, 0, 0]
  const ask = async () => {
    asked += 1
    running += 1
    most = Math.max(most, running)
    await Promise.resolve()
    running -= 1
    return found('12:00')
  }
  const gathered = await gatherImpact(Array.from({ length: 40 }, () => ask))
  expect([asked, gathered.total, most <= 4]).toEqual([40, 40, true])
})
