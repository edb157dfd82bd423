import { describe, expect, it } from 'vitest'
import { bookableRange } from './bookable-range.ts'

const today = '2026-11-21'

describe('the bookable range', () => {
  it('is unbounded when nobody says anything', () => {
    expect(bookableRange(null, {}, today)).toBeNull()
    expect(bookableRange({}, { bmsStartDate: null, periodMaxDays: null }, today)).toBeNull()
  })

  it('follows the company’s rule in days, months and dates', () => {
    expect(bookableRange({ fromDays: 0, tillDays: 80 }, {}, today)).toEqual({
      from: today,
      till: '2027-02-09',
    })
    expect(bookableRange({ fromDate: '2020-01-01', tillMonths: 3 }, {}, today)).toEqual({
      from: '2020-01-01',
      till: '2027-02-21',
    })
    expect(bookableRange({ fromDays: 0, tillDate: '2023-02-10' }, {}, today)).toEqual({
      from: today,
      till: '2023-02-10',
    })
  })

  it('is narrowed by the service, never widened', () => {
    const rule = { fromDays: 0, tillDays: 80 }
    const service = { bmsStartDate: '2026-12-01', bmsEndDate: '2026-12-31' }
    expect(bookableRange(rule, service, today)).toEqual({ from: '2026-12-01', till: '2026-12-31' })
    expect(bookableRange(rule, { bmsStartDate: '2020-01-01', bmsEndDate: '2030-01-01' }, today)).toEqual({
      from: today,
      till: '2027-02-09',
    })
    expect(bookableRange(rule, { periodMinDays: 2, periodMaxDays: 14 }, today)).toEqual({
      from: '2026-11-23',
      till: '2026-12-05',
    })
  })

  it('is open at the side that nobody bounds', () => {
    expect(bookableRange(null, { periodMinDays: 1 }, today)).toEqual({
      from: '2026-11-22',
      till: '9999-12-31',
    })
    expect(bookableRange(null, { bmsEndDate: today }, today)).toEqual({ from: '0001-01-01', till: today })
  })

  it('bears absurd periods', () => {
    expect(bookableRange(null, { periodMaxDays: 1e12 }, today)?.till).toBe('2126-11-22')
  })
})
