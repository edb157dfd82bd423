import { describe, expect, it } from 'vitest'
import { sampleStep, slotRule } from './slot-rules.ts'

const lengths = { prefixMinutes: { CITY_: 20, CITY_7: 15, BANK_: 60 }, defaultMinutes: 30 }
const plain = { bmsId: '0', stepMinutes: null, durationMinutes: null }

describe('step and duration', () => {
  it('are what the service says', () => {
    const service = { bmsId: 'CITY_7', stepMinutes: 10, durationMinutes: 45 }
    expect(slotRule(lengths, { bmsId: 'BANK_1' }, service)).toEqual({ stepMinutes: 10, durationMinutes: 45 })
  })

  it('are both its duration when it names no step', () => {
    const service = { ...plain, durationMinutes: 20 }
    expect(slotRule(lengths, { bmsId: 'BANK_1' }, service)).toEqual({ stepMinutes: 20, durationMinutes: 20 })
    const stepped = { ...plain, stepMinutes: 15 }
    expect(slotRule(lengths, { bmsId: '' }, stepped)).toEqual({ stepMinutes: 15, durationMinutes: 30 })
  })

  it('come from the table by the longest prefix, the service’s id before the location’s', () => {
    expect(slotRule(lengths, { bmsId: 'CITY_1' }, plain).stepMinutes).toBe(20)
    expect(slotRule(lengths, { bmsId: 'CITY_71' }, plain).stepMinutes).toBe(15)
    expect(slotRule(lengths, { bmsId: 'BANK_1' }, { ...plain, bmsId: 'CITY_1' }).stepMinutes).toBe(20)
  })

  it('are 30 minutes else, and 10 for a look-up without a service', () => {
    expect(slotRule(lengths, { bmsId: 'OTHER' }, plain)).toEqual({ stepMinutes: 30, durationMinutes: 30 })
    expect(slotRule(lengths, { bmsId: 'OTHER' }, null)).toEqual({ stepMinutes: 10, durationMinutes: 10 })
    expect(slotRule(lengths, { bmsId: 'BANK_1' }, null)).toEqual({ stepMinutes: 60, durationMinutes: 60 })
  })
})

it('the sample schedule goes by the grid of the service, and by a default of its own where nothing says one', () => {
  const stepOf = (bmsId: string, service: object = {}) =>
    sampleStep(lengths, 10, { bmsId }, { ...plain, ...service })
  expect(stepOf('OTHER', { stepMinutes: 15, durationMinutes: 45 })).toBe(15)
  expect(stepOf('OTHER', { durationMinutes: 45 })).toBe(45)
  expect(stepOf('CITY_1')).toBe(20)
  expect(stepOf('OTHER')).toBe(10)
})
