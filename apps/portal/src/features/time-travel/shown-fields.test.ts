import type { Past } from '@rinda/client/set-up/past'
import { describe, expect, test } from 'vitest'
import { shownGroups } from './shown-fields.ts'

type SetUp = Extract<Past, { part: 'hours' | 'rules' }>
const location = (attributes: object) => ({ id: '1', type: 'location', attributes })
const past = (more: object) =>
  ({ part: 'hours', services: [], changes: [], ...more }) as unknown as SetUp & { part: 'hours' }
const change = (field: string, from: unknown) => ({
  ...{ object_kind: 'location', object_id: '1' },
  changes: [{ field, from, to: 'new' }],
})

describe('hours and rules as they were', () => {
  test('a week, a special day with all its times, and the booking times of a service', () => {
    const open = { open_monday_from: '08:00', open_monday_till: '17:00' }
    const twice = [{ day: '2026-12-24', from: '08:00', till: '10:00' }, { day: '2026-12-24' }]
    const times = [{ day: 'monday', from: '09:00', till: '10:00' }]
    const groups = shownGroups(
      past({
        location: location({ ...open, config: { special_times: twice } }),
        services: [
          { id: '3', attributes: { config: { booking_times: times } } },
          { id: '4', attributes: { config: {} } },
        ],
      }),
    )
    expect(groups.map(({ kind, id }) => `${kind} ${id}`)).toEqual(['location 1', 'service 3'])
    expect(groups[0]?.fields.slice(0, 2)).toEqual([
      { field: 'open_monday', value: { from: '08:00', till: '17:00' } },
      { field: 'open_tuesday', value: null },
    ])
    expect(groups[0]?.fields.at(-1)).toEqual({ field: 'special_times/2026-12-24', value: twice })
    expect(groups[1]?.fields).toEqual([{ field: 'booking_times/monday', value: times }])
  })

  test('what the company did not say is what holds otherwise', () => {
    const company = { id: '1', attributes: { grace_minutes: null, inherited: { grace_minutes: 10 } } }
    const [first] = shownGroups(past({ part: 'rules', location: location({ config: {} }), company }))
    expect(first?.fields).toEqual([{ field: 'queue/grace_minutes', value: 10, isInherited: true }])
  })

  test('what was said only since is there, with what the oldest change found', () => {
    const changes = [change('queue/grace_minutes', 5), change('queue/grace_minutes', null)]
    const groups = shownGroups(
      past({ part: 'rules', location: location({ config: {} }), company: null, changes }),
    )
    expect(groups[0]?.fields).toEqual([{ field: 'queue/grace_minutes', value: null }])
  })
})
