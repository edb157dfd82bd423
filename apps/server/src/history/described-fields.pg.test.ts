import type { SetUpChangeResource } from '@rinda/contract/set-up/set-up-history'
import type { ResourceObject } from '@rinda/contract/wire/json-api'
import { attributeNames, type Field, type Fields, notOfKind } from '@rinda/domain/set-up/field'
import { locationFields } from '@rinda/domain/set-up/location-fields'
import { serviceFields } from '@rinda/domain/set-up/service-fields'
import { specialistFields } from '@rinda/domain/set-up/specialist-fields'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { call } from '../testing/clients/http-calls.ts'
import type { SignedInPerson } from '../testing/clients/test-portal.ts'
import { morning } from '../testing/towns/bookings.ts'
import { startWorld, type World } from '../testing/towns/world.ts'

/** Test for somebody who describes a field and forgets its column. */

let world: World
let anna: SignedInPerson

beforeAll(async () => {
  world = await startWorld({ now: morning })
  anna = await world.signIn('anna@rinda.example')
})
afterAll(() => world.close())

type Attributes = Readonly<Record<string, unknown>>
type Thing = { kind: string; all: Fields; path: string; read: () => Promise<Attributes> }

const included = async (type: string, id: string) => {
  const { body } = await call(world, 'GET /api/portal/locations?include=services', { as: anna })
  const found = (body as unknown as { included: ResourceObject[] }).included
  return found.find((one) => one.type === type && one.id === id)?.attributes ?? {}
}
const things: readonly Thing[] = [
  {
    kind: 'location',
    all: notOfKind(locationFields, 'own'),
    path: '/api/portal/locations/1',
    read: async () => (await call(world, 'GET /api/locations/1', { as: anna })).body.data.attributes,
  },
  {
    kind: 'service',
    all: notOfKind(serviceFields, 'own'),
    path: '/api/portal/locations/1/services/2',
    read: () => included('service', '2'),
  },
  {
    kind: 'specialist',
    all: notOfKind(specialistFields, 'own'),
    path: '/api/portal/specialists/1',
    read: async () => {
      const { body } = await call(world, 'GET /api/portal/specialists', { as: anna })
      const found = body.data as unknown as ResourceObject[]
      return found.find(({ id }) => id === '1')?.attributes ?? {}
    },
  },
]

/** Another value than the one that is there. */
function other(attribute: string, field: Field, before: unknown): unknown {
  const isFrom = attribute.endsWith('_from')
  const values: Record<Field['kind'], unknown> = {
    texts: `a new ${attribute}`,
    text: `a new ${attribute}`,
    phone: '+371 67009999',
    email: 'new@rinda.example',
    page: 'https://new.rinda.example',
    system: `https://${attribute.replaceAll('_', '-')}.example`,
    systemId: `NEW_${attribute}`,
    number: 57.5,
    count: 77,
    minutes: 45,
    date: attribute.includes('start') ? '2031-01-02' : '2031-02-03',
    flag: !before,
    levels: !before,
    week: isFrom ? '06:00' : '22:00',
    tags: ['new'],
    own: undefined,
  }
  return values[field.kind]
}

describe('every field that is described is written, read and told in the history', () => {
  test.each(things)('$kind', async ({ kind, all, path, read }) => {
    const before = await read()
    const named = Object.entries(all).flatMap(([name, field]) =>
      attributeNames(name, field).map((attribute) => ({ attribute, field })),
    )
    const input = Object.fromEntries(
      named.map(({ attribute, field }) => [attribute, other(attribute, field, before[attribute])]),
    )
    const answer = await call(world, `PATCH ${path}`, { as: anna, body: { [kind]: input } })
    expect([answer.status, answer.body]).toMatchObject([200, {}])
    expect(await read()).toMatchObject(input)

    const { body } = await call(world, 'GET /api/portal/history', { as: anna })
    const [told] = body.data as unknown as SetUpChangeResource[]
    const days = (attribute: string) => attribute.replace(/^(open_\w+day)_(from|till)$/, '$1')
    const expected = new Set(named.map(({ attribute }) => days(attribute)))
    expect(told?.attributes.object_kind).toBe(kind)
    expect(new Set(told?.attributes.changes.map(({ field }) => field))).toEqual(expected)
  })
})
