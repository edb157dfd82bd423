import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { call } from '../../testing/clients/http-calls.ts'
import type { SignedInPerson } from '../../testing/clients/test-portal.ts'
import { startWorld, type World } from '../../testing/towns/world.ts'

let world: World
let anna: SignedInPerson

beforeAll(async () => {
  world = await startWorld()
  anna = await world.signIn('anna@rinda.example')
})
afterAll(() => world.close())

const kept = () => world.db.selectFrom('audit').selectAll().execute()

describe.each([
  ['a location', '/api/portal/locations/1', 'location', 'announcement_en'],
  ['a service', '/api/portal/locations/1/services/1', 'service', 'name_en'],
])('%s', (_, path, key, field) => {
  const patch = (text: string, expected?: string) =>
    call(world, `PATCH ${path}`, {
      as: anna,
      body: { [key]: { [field]: text } },
      ...(expected ? { headers: { 'if-match': expected } } : {}),
    })
  const tagAfter = async (text: string) => (await patch(text)).headers.get('etag') ?? ''

  test('says with each change which version it is', async () => {
    const answer = await patch('One')
    expect(answer.headers.get('etag')).toBe(`"${answer.body.data.attributes.timestamp}"`)
  })

  test('has another version with every change, also within one moment of the clock', async () => {
    const tags = [await tagAfter('Two'), await tagAfter('Three'), await tagAfter('Four')]
    expect(new Set(tags).size).toBe(3)
    expect(await tagAfter('Four')).toBe(tags[2])
  })

  test('is changed from the version that is expected', async () => {
    const tag = await tagAfter('Five')
    const answer = await patch('Six', tag)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('etag')).not.toBe(tag)
    expect((await patch('Seven', `"1", ${answer.headers.get('etag')}`)).status).toBe(200)
    expect((await patch('Eight', '*')).status).toBe(200)
  })

  test('is not changed from any other, which is said in three languages, and nothing is kept', async () => {
    const tag = await tagAfter('Nine')
    await patch('Ten')
    const counted = (await kept()).length
    for (const expected of [tag, 'W/"1"', 'nonsense', '""', `W/${await tagAfter('Ten')}`]) {
      const answer = await patch('Eleven', expected)
      expect([expected, answer.status]).toEqual([expected, 409])
      expect(answer.body.errors).toMatchObject([
        { status: '409', code: 'wrong_state', source: { parameter: 'If-Match' } },
      ])
      expect(answer.body.errors[0]?.meta?.info).toEqual({
        lv: expect.stringMatching(/Tikmēr/),
        en: expect.stringMatching(/meantime/),
        ru: expect.stringMatching(/Тем временем/),
      })
    }
    expect((await kept()).length).toBe(counted)
    expect((await patch('Ten')).body.data.attributes[field]).toBe('Ten')
  })

  test('of ten who change the same version at once, exactly one does', async () => {
    const tag = await tagAfter('Before')
    const texts = Array.from({ length: 10 }, (_, index) => `Race ${index}`)
    const answers = await Promise.all(texts.map((text) => patch(text, tag)))
    const won = texts.filter((_, index) => answers[index]?.status === 200)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(9)
    expect(won).toHaveLength(1)
    const shown = await call(world, 'GET /api/locations/1?include=services', { as: anna })
    const now = [shown.body.data, ...shown.body.included].find(({ id, type }) => type === key && id === '1')
    expect(now?.attributes[field]).toBe(won[0])
  })

  test('a repeated request gets its first answer, whatever the version is by then', async () => {
    const tag = await tagAfter('Once')
    const headers = { 'if-match': tag, 'idempotency-key': `${key} again` }
    const body = { [key]: { [field]: 'Twice' } }
    const first = await call(world, `PATCH ${path}`, { as: anna, body, headers })
    await patch('Thrice')
    const again = await call(world, `PATCH ${path}`, { as: anna, body, headers })
    expect([again.status, again.body]).toEqual([200, first.body])
    expect(again.headers.get('etag')).toBe(first.headers.get('etag'))
  })
})

test('what is read says which version it is, and is never older than the last change', async () => {
  for (const phone of ['1', '2', '3']) {
    const changed = await call(world, 'PATCH /api/portal/locations/1', {
      as: anna,
      body: { location: { phone } },
    })
    const read = await call(world, 'GET /api/locations/1', { as: anna })
    expect(read.headers.get('etag')).toBe(changed.headers.get('etag'))
    expect(read.body.data.attributes.phone).toBe(phone)
  }
})

test('what is made says its first version', async () => {
  const names = { name_lv: 'Viens', name_en: 'One', name_ru: 'Один' }
  const made = await call(world, 'POST /api/portal/locations/1/services', {
    as: anna,
    body: { service: names },
  })
  expect(made.status).toBe(201)
  expect(made.headers.get('etag')).toBe(`"${made.body.data.attributes.timestamp}"`)
})

describe('the locations of a person', () => {
  const read = (tag?: string) =>
    call(world, 'GET /api/portal/locations?include=services', {
      as: anna,
      ...(tag === undefined ? {} : { headers: { 'if-none-match': tag } }),
    })
  const rename = (text: string) =>
    call(world, 'PATCH /api/portal/locations/1/services/1', {
      as: anna,
      body: { service: { name_en: text } },
    })

  test('are sent again only to who has another state of them', async () => {
    const whole = await read()
    const tag = whole.headers.get('etag') ?? ''
    const again = await read(`"other", ${tag}`)
    expect([again.status, again.text, again.headers.get('etag')]).toEqual([304, '', tag])
    await rename('Changed meanwhile')
    const changed = await read(tag)
    expect(changed.status).toBe(200)
    expect(changed.text).toContain('Changed meanwhile')
    expect(changed.headers.get('etag')).not.toBe(tag)
  })

  test('are kept by no browser', async () => {
    const { headers } = await read()
    expect(headers.get('cache-control')).toBe('no-store')
  })
})
