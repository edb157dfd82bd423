import { afterAll, beforeAll, expect, test } from 'vitest'
import { call, codesOf } from '../testing/clients/http-calls.ts'
import type { SignedInPerson } from '../testing/clients/test-portal.ts'
import { nominatimAnswer, startGeocoder } from '../testing/servers/geocoder-server.ts'
import { startWorld, type World } from '../testing/towns/world.ts'

let world: World
let anna: SignedInPerson
const geocoder = await startGeocoder()
const tiles = 'https://tiles.example/{z}/{x}/{y}.png'

beforeAll(async () => {
  const environment = { GEOCODER_URL: `${geocoder.url}/search`, MAP_TILES_URL: tiles }
  world = await startWorld({ environment })
  anna = await world.signIn('anna@rinda.example')
})
afterAll(async () => {
  await world.close()
  await geocoder.close()
})

const find = (query: string) => call(world, `GET /api/portal/places?${query}`, { as: anna })
const namesIn = ({ body }: Awaited<ReturnType<typeof find>>) =>
  body.data.map(({ attributes }) => attributes.name)
const metaOf = ({ body }: Awaited<ReturnType<typeof find>>) => (body as { meta?: unknown }).meta

test('while somebody types, towns are found and the geocoder is left alone', async () => {
  const found = await find('q=%D0%A0%D0%B8%D0%B3&typing=1')
  expect(namesIn(found)[0]).toBe('Riga')
  expect(metaOf(found)).toEqual({
    attribution: { text: 'GeoNames', url: 'https://www.geonames.org' },
    geocoder_failed: false,
  })
  expect(geocoder.asked).toEqual([])
})

test('what was asked for goes to the geocoder', async () => {
  geocoder.answerWith(() => ({ body: nominatimAnswer }))
  const found = await find('q=Br%C4%ABv%C4%ABbas%201&language=lv')
  expect(namesIn(found)).toEqual(['Brīvības iela 1'])
  expect(metaOf(found)).toMatchObject({ geocoder_failed: false })
  expect(geocoder.asked[0]?.userAgent).toMatch(/^Rinda\/\d/)
})

test('when the geocoder fails, towns are found, and it is said', async () => {
  geocoder.answerWith(() => ({ status: 500, body: {} }))
  const found = await find('q=Iela%205,%20Ogre')
  expect(namesIn(found)[0]).toBe('Ogre')
  expect(metaOf(found)).toMatchObject({ geocoder_failed: true })
})

test('the largest towns of a part of the map', async () => {
  expect(namesIn(await find('within=21,55.7,28.2,58&limit=2'))).toEqual(['Riga', 'Klaipėda'])
})

test.each(['limit=0', 'limit=1000', 'within=1,2,3', 'within=a,b,c,d', 'language=de', `q=${'x'.repeat(201)}`])(
  '%s is refused',
  async (query) => {
    const refused = await find(query)
    expect(codesOf(refused)).toEqual(['invalid'])
    expect(refused.body.errors[0]?.source?.parameter).toBe(query.split('=')[0])
  },
)

test('the map says whose tiles it is made of, and where the company is', async () => {
  const { body } = await call(world, 'GET /api/portal/map', { as: anna })
  expect(body.data.attributes).toEqual({
    tiles_url: tiles,
    tiles_attribution: '© OpenStreetMap contributors',
    finds_addresses: true,
    latitude: 56.946285,
    longitude: 24.105078,
  })
})

test('a page may load these tiles, and images of nobody else', async () => {
  const page = await fetch(`${world.url}/locations`)
  const policy = page.headers.get('content-security-policy')
  // Where no portal is built there is no page.
  if (page.status === 200) expect(policy).toContain("img-src 'self' data: https://tiles.example;")
})

test('more than anybody types is refused for a while', async () => {
  const many = await Promise.all(Array.from({ length: 120 }, () => find('q=&typing=1')))
  expect(many.map(({ status }) => status)).toContain(429)
})
