import type { Role } from '@rinda/domain/access/role'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Directory } from './directory.ts'
import type { ProfileOverride } from './override.ts'
import { resolveProfile } from './resolve.ts'

/** Layers that may answer for eva@town.example of company 2, in the order in which they count. */
const layerNames = ['row', 'domain', 'prefix', 'account', 'role'] as const
type Layers = Partial<Record<(typeof layerNames)[number], ProfileOverride>>

const email = 'eva@town.example'
const role: Role = 'COMPANY_USER'

function profileWith(layers: Layers) {
  const directory: Directory = {
    domains: { 'town.example': { companyId: 2, isPartner: true, ...asProfile(layers.domain) } },
    accounts: { [email]: asProfile(layers.account) },
    prefixes: layers.prefix ? { 'eva@': layers.prefix } : {},
  }
  const override = { ...layers.row, ...(layers.role ? { roles: { [role]: layers.role } } : {}) }
  return resolveProfile({ companyId: 2, override, email, role, directory })
}

function asProfile(profile: ProfileOverride | undefined) {
  return profile ? { profile } : {}
}

/** Answers of every kind: single ones in groups, lists, maps, and what may be null. */
const answers = fc.record(
  {
    home: fc.constantFrom('/', '/bookings', '/issues'),
    root: fc.constantFrom('home' as const, 'today' as const),
    calendar: fc.record(
      { startMinute: fc.integer({ min: 0, max: 700 }), maxDays: fc.integer({ min: 1, max: 10 }) },
      { requiredKeys: [] },
    ),
    views: fc.record({ serviceFilter: fc.boolean(), listSwitch: fc.boolean() }, { requiredKeys: [] }),
    booking: fc.record(
      {
        mayCreate: fc.boolean(),
        blockDurations: fc.array(fc.integer({ min: 1, max: 780 }), { maxLength: 3 }),
      },
      { requiredKeys: [] },
    ),
    range: fc.option(fc.record({ tillDays: fc.integer({ min: 0, max: 99 }) })),
    reach: fc.record(
      { locationIds: fc.option(fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 3 })) },
      { requiredKeys: [] },
    ),
  },
  { requiredKeys: [] },
)

/** One answer as a slow reader finds it: the last layer that gives it, else what holds without any. */
function lastSaid<Value>(
  layers: Layers,
  read: (said: ProfileOverride) => Value | undefined,
  otherwise: Value,
): Value {
  const given = layerNames.map((name) => layers[name]).flatMap((said) => (said ? [read(said)] : []))
  return given.filter((value) => value !== undefined).at(-1) ?? otherwise
}

describe('the order of the resolver', () => {
  it('lets the later layer win for every answer, whatever the layers say', () => {
    const without = profileWith({})
    const layers = fc.record(Object.fromEntries(layerNames.map((name) => [name, answers])), {
      requiredKeys: [],
    })
    fc.assert(
      fc.property(layers, (said: Layers) => {
        const profile = profileWith(said)
        expect(profile.home).toBe(lastSaid(said, (one) => one.home, without.home))
        expect(profile.root).toBe(lastSaid(said, (one) => one.root, without.root))
        for (const key of ['startMinute', 'maxDays'] as const) {
          expect(profile.calendar[key]).toBe(
            lastSaid(said, (one) => one.calendar?.[key], without.calendar[key]),
          )
        }
        for (const key of ['serviceFilter', 'listSwitch'] as const) {
          expect(profile.views[key]).toBe(lastSaid(said, (one) => one.views?.[key], without.views[key]))
        }
        for (const key of ['mayCreate', 'blockDurations'] as const) {
          expect(profile.booking[key]).toEqual(
            lastSaid<unknown>(said, (one) => one.booking?.[key], without.booking[key]),
          )
        }
        // Null is an answer too: wrapped, so that it is told from silence.
        const boxed = <Value>(value: Value | undefined) => (value === undefined ? undefined : { value })
        expect({ value: profile.range }).toEqual(
          lastSaid(said, (one) => boxed(one.range), { value: without.range }),
        )
        expect({ value: profile.reach.locationIds }).toEqual(
          lastSaid<{ value: readonly number[] | null }>(said, (one) => boxed(one.reach?.locationIds), {
            value: without.reach.locationIds,
          }),
        )
      }),
      { numRuns: 300 },
    )
  })

  it('puts the person’s own row after the directory’s account, and the role after both', () => {
    const directory: Directory = {
      domains: {},
      accounts: { [email]: { profile: { reach: { locationIds: [1], serviceIds: [5] } } } },
    }
    const input = { companyId: 2, email, directory }
    expect(resolveProfile({ ...input, role, locationIds: [2], serviceIds: null }).reach).toMatchObject({
      locationIds: [2],
      serviceIds: [5],
    })
    expect(resolveProfile({ ...input, role: 'QTICKET_ADMIN', locationIds: [2] }).reach.locationIds).toBeNull()
    expect(resolveProfile({ ...input, role: 'NONE', locationIds: [2] }).reach.locationIds).toEqual([])
  })
})
