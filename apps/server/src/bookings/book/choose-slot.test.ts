import type { Resource } from '@rinda/domain/availability/day-board'
import { fromUtcDateTime } from '@rinda/domain/time/zone'
import { resolveProfile } from '@rinda/rulebook/resolve'
import { describe, expect, test } from 'vitest'
import { chooseSlot, type SlotInput } from './choose-slot.ts'

/** Wednesday, by UTC; Riga is two hours ahead, and the location is open there from 8 to 18. */
const day = '2026-12-02'
const at = (time: string) => fromUtcDateTime(day, time)
const now = at('08:00')

const company = resolveProfile({ companyId: 1 })
const profile = {
  ...company,
  range: { tillDays: 10 },
  booking: { ...company.booking, createDurations: [45], blockDurations: [60, 120] },
}
const person = (id: number, more: Partial<Resource> = {}): Resource => ({
  kind: 'specialist',
  id,
  lanes: 1,
  ...more,
})
const desk: Resource = { kind: 'service', id: 5, lanes: 3 }
const row = { service_id: 5, bms_start_date: null, bms_end_date: null, config: {} }
const service = {
  row,
  stepMinutes: 30,
  durationMinutes: 30,
  isBookable: true,
  resources: [person(1), person(2)],
}
const week = Object.fromEntries(
  ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'].map((weekday) => [
    weekday,
    { from: '08:00', till: '18:00' },
  ]),
)
const zone = 'Europe/Riga'

type Asked = Partial<SlotInput> & {
  service?: Partial<Omit<typeof service, 'resources'>> & { resources?: readonly Resource[] }
  at?: number
}

function ask({ service: more = {}, at = now, ...input }: Asked) {
  const setting = {
    locationId: 1,
    zone,
    hours: { zone, week, specials: [] },
    services: new Map([[5, { ...service, ...more }]]),
  }
  const slot: SlotInput = {
    serviceId: 5,
    specialistId: null,
    startsAt: now + 60,
    durationMinutes: null,
    purpose: 'visitor',
    ...input,
  }
  return chooseSlot(setting, profile, slot, at)
}
/** Gives the reason why a slot may not be claimed, with the field that it names; null where it may. */
function why(asked: Asked): string | null {
  const slot = ask(asked)
  if (slot.ok) return null
  const [{ reason, field }] = slot.refusals
  return `${reason} ${field}`
}
function claimOf(asked: Asked) {
  const slot = ask(asked)
  if (!slot.ok) throw new Error(JSON.stringify(slot.refusals))
  return slot.value.claim
}

describe('a slot is claimed', () => {
  test('of all who serve, or of the one who is asked for, for as long as the service takes', () => {
    expect(claimOf({})).toEqual({
      locationId: 1,
      resources: [person(1), person(2)],
      lanes: 'one',
      startsAt: new Date('2026-12-02T09:00:00Z'),
      endsAt: new Date('2026-12-02T09:30:00Z'),
      // The day in Riga, in whose order specialists are given their visits.
      day: { from: new Date('2026-12-01T22:00:00Z'), till: new Date('2026-12-02T22:00:00Z') },
    })
    expect(claimOf({ specialistId: 2 }).resources).toEqual([person(2)])
  })

  test('for a block of one of them, on every lane', () => {
    const block = { purpose: 'block', durationMinutes: 60 } as const
    expect(claimOf(block)).toMatchObject({ resources: [person(1)], lanes: 'every' })
    expect(claimOf({ ...block, specialistId: 2 })).toMatchObject({ resources: [person(2)], lanes: 'every' })
    expect(claimOf({ ...block, service: { resources: [desk] } })).toMatchObject({
      resources: [desk],
      lanes: 'every',
    })
  })
})

describe('nothing is claimed', () => {
  test('of a service that is not there or cannot be booked', () => {
    expect(why({ serviceId: 6 })).toBe('not_found serviceId')
    expect(why({ service: { isBookable: false } })).toBe('service_not_bookable serviceId')
  })

  test('of a specialist who does not serve there', () => {
    expect(why({ specialistId: 3 })).toBe('specialist_not_offered specialistId')
    // The desk's number is no person's.
    expect(why({ specialistId: 5, service: { resources: [desk] } })).toBe(
      'specialist_not_offered specialistId',
    )
  })
})

describe('how long', () => {
  const lengths = [30, 45, 60, 90]
  const offered = (purpose: SlotInput['purpose']) =>
    lengths.filter((durationMinutes) => why({ purpose, durationMinutes }) === null)

  test('visitors have what the service takes, staff also what the company lets them choose, blocks their own', () => {
    expect(offered('visitor')).toEqual([30])
    expect(offered('staff')).toEqual([30, 45])
    expect(offered('block')).toEqual([45, 60])
    expect(why({ durationMinutes: 45 })).toBe('duration_not_offered duration')
  })

  test('what it takes already needs no offer, any other length does', () => {
    expect(why({ purpose: 'staff', durationMinutes: 90, heldMinutes: 90 })).toBeNull()
    expect(why({ purpose: 'staff', durationMinutes: 91, heldMinutes: 90 })).toBe(
      'duration_not_offered duration',
    )
  })

  test('a block says it, unless the service’s own is one of a block’s', () => {
    expect(why({ purpose: 'block' })).toBe('field_required duration')
    expect(why({ purpose: 'block', service: { durationMinutes: 60 } })).toBeNull()
    expect(why({ purpose: 'staff' })).toBeNull()
  })

  test('a block of another length is told from one without', () => {
    expect(why({ purpose: 'block', durationMinutes: 30 })).toBe('duration_not_offered duration')
    expect(why({ purpose: 'block', durationMinutes: 30, heldMinutes: 30 })).toBeNull()
  })
})

describe('what is past', () => {
  test('is refused to visitors from the minute on at which it begins', () => {
    const from = (minutes: number) => why({ startsAt: at('09:00'), at: at('09:00') - minutes })
    expect([from(1), from(0), from(-1)]).toEqual([null, 'starts_in_past time', 'starts_in_past time'])
  })

  test('is refused to staff from the minute on at which it ends', () => {
    const visit = { purpose: 'staff', startsAt: at('09:00') } as const
    expect(why({ ...visit, at: at('09:00') })).toBeNull()
    expect(why({ ...visit, at: at('09:29') })).toBeNull()
    expect(why({ ...visit, at: at('09:30') })).toBe('starts_in_past time')
    const block = { ...visit, purpose: 'block', durationMinutes: 60 } as const
    expect(why({ ...block, at: at('09:59') })).toBeNull()
    expect(why({ ...block, at: at('10:00') })).toBe('starts_in_past time')
  })
})

describe('when', () => {
  const late = { startsAt: at('16:00') }
  const far = { startsAt: at('09:00') + 20 * 1440 }

  test('visits take place in the opening hours and in the days that can be booked', () => {
    expect([why(late), why({ ...late, purpose: 'staff' })]).toEqual([
      'outside_hours time',
      'outside_hours time',
    ])
    expect([why(far), why({ ...far, purpose: 'staff' })]).toEqual([
      'outside_range date',
      'outside_range date',
    ])
  })

  test('blocks stand at any time', () => {
    expect(why({ ...late, purpose: 'block', durationMinutes: 60 })).toBeNull()
    expect(why({ ...far, purpose: 'block', durationMinutes: 60 })).toBeNull()
  })

  test('visitors begin on the grid, staff where they like', () => {
    const between = { startsAt: at('09:10') }
    expect(why(between)).toBe('outside_hours time')
    expect(why({ ...between, purpose: 'staff' })).toBeNull()
  })

  test('staff and visitors have days of their own where the service says so', () => {
    const config = { booking_period_max: 0, booking_portal_period_max: 5 }
    const tomorrow = { startsAt: at('09:00') + 1440, service: { row: { ...row, config } } }
    expect(why(tomorrow)).toBe('outside_range date')
    expect(why({ ...tomorrow, purpose: 'staff' })).toBeNull()
    const nextWeek = { ...tomorrow, startsAt: at('09:00') + 7 * 1440 }
    expect(why({ ...nextWeek, purpose: 'staff' })).toBe('outside_range date')
  })
})

describe('who', () => {
  const off = { work: { week: { wednesday: [{ from: '14:00', till: '18:00' }] }, absences: [] } }
  const away = {
    work: {
      week: null,
      absences: [{ fromDate: day, fromTime: null, tillDate: day, tillTime: null, note: '' }],
    },
  }

  test('serves is at work for the whole of the visit', () => {
    expect(claimOf({ service: { resources: [person(1, off), person(2)] } }).resources).toEqual([person(2)])
    const ending = { work: { week: { wednesday: [{ from: '08:00', till: '11:15' }] }, absences: [] } }
    expect(why({ service: { resources: [person(1, ending)] } })).toBe('specialist_off time')
  })

  test('is not at work is told from who is away', () => {
    const of = (...resources: Resource[]) => why({ service: { resources } })
    expect(of(person(1, off))).toBe('specialist_off time')
    expect(of(person(1, away), person(2, away))).toBe('specialist_away time')
    expect(of(person(1, away), person(2, off))).toBe('specialist_off time')
  })

  test('is blocked need not be at work', () => {
    const block = {
      purpose: 'block',
      durationMinutes: 60,
      service: { resources: [person(1, away)] },
    } as const
    expect(why(block)).toBeNull()
  })
})
