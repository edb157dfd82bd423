import type { SlotItem } from '@rinda/contract/booking/day-sheet'
import { expect, test } from 'vitest'
import type { Reply } from './booking-replies.ts'
import { readFreeTimes } from './free-times.ts'

const slot = (date: string, time: string, available = 1): SlotItem => ({
  ...{ date, time, duration: 30, available },
})
const weeks: Record<string, SlotItem[]> = {
  '2026-12-01': [slot('2026-12-01', '08:00'), slot('2026-12-01', '15:00'), slot('2026-12-02', '07:00', 0)],
  '2026-12-08': [slot('2026-12-08', '07:00'), slot('2026-12-08', '07:30')],
}

/** Reads from noon in Riga on; gives what was found, and which weeks were asked for. */
async function read(most: number, isDown = false) {
  const asked: string[] = []
  const found = await readFreeTimes(
    async (date): Promise<Reply<SlotItem[]>> => {
      asked.push(date)
      if (isDown) return { ok: false, failure: { code: 'no_answer', info: null } }
      return { ok: true, type: 'slots', data: weeks[date] ?? [] }
    },
    { zone: 'Europe/Riga', fromMs: Date.parse('2026-12-01T10:00:00Z'), most },
  )
  return { asked, found: found?.map(({ date, time }) => `${date} ${time}`) }
}

test('the next free times are read as far ahead as is needed, and no past one', async () => {
  expect(await read(1)).toEqual({ asked: ['2026-12-01'], found: ['2026-12-01 15:00'] })
  expect(await read(2)).toEqual({
    asked: ['2026-12-01', '2026-12-08'],
    found: ['2026-12-01 15:00', '2026-12-08 07:00'],
  })
})

test('where few are free it looks eight weeks ahead, and no further', async () => {
  const { asked, found } = await read(10)
  expect(found).toHaveLength(3)
  expect(asked.at(-1)).toBe('2027-01-19')
})

test('what could not be read is not taken for nothing free', async () => {
  expect((await read(1, true)).found).toBeUndefined()
})
