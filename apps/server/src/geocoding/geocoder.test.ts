import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { nominatimAnswer, photonAnswer, startGeocoder } from '../testing/servers/geocoder-server.ts'
import { createGeocoder, type Question } from './geocoder.ts'

const server = await startGeocoder()
afterAll(() => server.close())

/** A clock at which nobody has to wait, until the test says what time it is. */
let now = 0
const waits: number[] = []
const clock = {
  nowMs: () => now,
  wait: async (ms: number) => {
    waits.push(ms)
    now += ms
  },
}
const question: Question = {
  text: 'Brīvības iela 1',
  language: 'lv',
  near: { latitude: 57, longitude: 24 },
  most: 5,
}
const ask = (path: string, more: Partial<Question> = {}) =>
  createGeocoder(server.url + path, 'Rinda/1', clock)({ ...question, ...more })

beforeEach(() => {
  server.asked.length = 0
  waits.length = 0
})

describe('Nominatim', () => {
  test('is asked as its interface wants, and its places come with its attribution', async () => {
    server.answerWith(() => ({ body: nominatimAnswer }))
    const found = await ask('/search')
    expect(found?.places).toEqual([
      {
        id: '12345',
        name: 'Brīvības iela 1',
        region: 'Centrs, Rīga, Vidzeme, LV-1010, Latvija',
        country: 'LV',
        latitude: 56.9527342,
        longitude: 24.1160311,
      },
    ])
    expect(found?.attribution.text).toContain('© OpenStreetMap contributors')
    const [asked] = server.asked
    expect(asked?.userAgent).toBe('Rinda/1')
    expect(asked?.url.pathname).toBe('/search')
    expect(Object.fromEntries(asked?.url.searchParams ?? [])).toEqual({
      q: 'Brīvības iela 1',
      limit: '5',
      format: 'jsonv2',
      addressdetails: '1',
      'accept-language': 'lv',
    })
  })
})

describe('Photon', () => {
  test('is asked as its interface wants, near the company', async () => {
    server.answerWith(() => ({ body: photonAnswer }))
    const found = await ask('/api/')
    expect(found?.places).toEqual([
      {
        id: '87',
        name: 'Brīvības iela 1',
        region: 'Rīga, Latvia',
        country: 'LV',
        latitude: 56.9527342,
        longitude: 24.1160311,
      },
    ])
    expect(found?.attribution.url).toBe('https://www.openstreetmap.org/copyright')
    const query = Object.fromEntries(server.asked[0]?.url.searchParams ?? [])
    expect(query).toEqual({ q: 'Brīvības iela 1', limit: '5', lat: '57', lon: '24' })
  })

  test('is told the one language of ours that it speaks', async () => {
    await ask('/api', { language: 'en' })
    expect(server.asked[0]?.url.searchParams.get('lang')).toBe('en')
  })
})

describe('an address without a path', () => {
  test('is Photon where Nominatim is not found, and asked so from then on', async () => {
    server.answerWith(({ pathname }) =>
      pathname === '/api' ? { body: photonAnswer } : { status: 404, body: { message: 'no' } },
    )
    const geocoder = createGeocoder(server.url, 'Rinda/1', clock)
    expect((await geocoder(question))?.places).toHaveLength(1)
    expect((await geocoder({ ...question, text: 'Rīga' }))?.places).toHaveLength(1)
    expect(server.asked.map(({ url }) => url.pathname)).toEqual(['/search', '/api', '/api'])
  })

  test('keeps what else stands in it', async () => {
    server.answerWith(() => ({ body: nominatimAnswer }))
    await ask('/geo/?key=abc')
    expect(server.asked[0]?.url.pathname).toBe('/geo/search')
    expect(server.asked[0]?.url.searchParams.get('key')).toBe('abc')
  })
})

test('the same question is asked once, until a day is over', async () => {
  server.answerWith(() => ({ body: nominatimAnswer }))
  const geocoder = createGeocoder(`${server.url}/search`, 'Rinda/1', clock)
  await geocoder(question)
  await geocoder({ ...question, text: 'BRĪVĪBAS iela 1' })
  expect(server.asked).toHaveLength(1)
  now += 24 * 60 * 60_000
  await geocoder(question)
  expect(server.asked).toHaveLength(2)
})

test('two questions at once go out a second after each other', async () => {
  server.answerWith(() => ({ body: nominatimAnswer }))
  const geocoder = createGeocoder(`${server.url}/search`, 'Rinda/1', clock)
  await Promise.all([geocoder(question), geocoder({ ...question, text: 'Rīga' })])
  expect(waits).toEqual([1000])
  expect(server.asked).toHaveLength(2)
})

test.each([
  ['an error', () => ({ status: 503, body: {} })],
  ['something that is no JSON', () => ({ body: '<html>' })],
  ['something else', () => ({ body: { error: 'quota' } })],
  ['places without a place', () => ({ body: [{ display_name: 'Rīga', lat: '200', lon: 'x' }] })],
] as const)('%s is no answer, and is not kept', async (_, answer) => {
  server.answerWith(answer)
  const geocoder = createGeocoder(`${server.url}/search`, 'Rinda/1', clock)
  expect(await geocoder(question)).toBeUndefined()
  now += 2000
  server.answerWith(() => ({ body: nominatimAnswer }))
  expect((await geocoder(question))?.places).toHaveLength(1)
})

test('one that cannot be reached is no answer', async () => {
  const gone = createGeocoder('http://127.0.0.1:9/search', 'Rinda/1', clock)
  expect(await gone(question)).toBeUndefined()
})

test('one that never answers is waited for three seconds at most', async () => {
  server.answerWith(() => 'silence')
  expect(await ask('/search')).toBeUndefined()
})
