import { request } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { morning } from '../../testing/towns/bookings.ts'
import { startWorld, type World } from '../../testing/towns/world.ts'

/** Answers as they go over the line, by what the client says that it takes. */

let world: World
let cookie: string

beforeAll(async () => {
  world = await startWorld({ now: morning })
  cookie = (await world.signIn('anna@rinda.example')).cookie
})
afterAll(() => world.close())

type OnTheLine = { encoding: string | undefined; vary: string | undefined; type: string; bytes: Buffer }

/** Asks without the help of `fetch`, which unpacks by itself. */
function ask(path: string, accepted?: string, method = 'GET'): Promise<OnTheLine> {
  const headers = { cookie, ...(accepted === undefined ? {} : { 'accept-encoding': accepted }) }
  return new Promise((resolve, reject) => {
    const asked = request(new URL(path, world.url), { method, headers }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () =>
        resolve({
          encoding: response.headers['content-encoding'],
          vary: response.headers.vary,
          type: String(response.headers['content-type']),
          bytes: Buffer.concat(parts),
        }),
      )
    })
    asked.on('error', reject).end()
  })
}

const long = '/api/portal/locations?include=services'

test('a long answer is compressed as the client takes it, and says the same', async () => {
  const plain = await ask(long)
  expect([plain.encoding, plain.type]).toEqual([undefined, 'application/vnd.api+json'])
  const unpack = { br: brotliDecompressSync, gzip: gunzipSync }
  for (const [accepted, encoding] of [
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
  ] as const) {
    const packed = await ask(long, accepted)
    expect([packed.encoding, packed.vary, packed.type]).toEqual([encoding, 'accept-encoding', plain.type])
    expect(packed.bytes.length).toBeLessThan(plain.bytes.length / 4)
    expect(unpack[encoding](packed.bytes).equals(plain.bytes)).toBe(true)
  }
})

test('whoever takes no compression gets none, and a short answer is left alone', async () => {
  for (const [path, accepted] of [
    [long, 'identity'],
    [long, 'br;q=0'],
    ['/health/live', 'br, gzip'],
    ['/api/bookings/nobody', 'gzip'],
  ] as const) {
    expect([path, accepted, (await ask(path, accepted)).encoding]).toEqual([path, accepted, undefined])
  }
})
