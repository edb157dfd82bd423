import { fromUtcDateTime } from '@rinda/domain/time/zone'
import { expect, test } from 'vitest'
import { partsOfDay } from './parts-of-day.ts'

const zone = 'Europe/Riga'
const at = (time: string, whyNot?: string) => ({ startsAt: fromUtcDateTime('2026-07-01', time), whyNot })

test('times are parted by the noon of their place, and those that are taken are left out', () => {
  // Riga is three hours ahead in summer.
  const times = [at('05:30'), at('08:45'), at('08:50', 'taken'), at('09:00'), at('15:00', 'taken')]
  expect(partsOfDay(times, zone)).toEqual([
    { part: 'morning', times: [times[0], times[1]] },
    { part: 'afternoon', times: [times[3]] },
  ])
})

test('a part without a time is not named', () => {
  expect(partsOfDay([at('12:00')], zone).map(({ part }) => part)).toEqual(['afternoon'])
  expect(partsOfDay([at('05:00', 'taken')], zone)).toEqual([])
})
