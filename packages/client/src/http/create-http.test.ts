import { createServer, type ServerResponse } from 'node:http'
import { beforeEach, describe, expect, test } from 'vitest'
import { createHttp, type HttpCall } from './create-http.ts'

type Asked = { readonly key: string | undefined; readonly response: ServerResponse }

let url = ''
let asked: Asked[] = []
let answer: (nth: number, response: ServerResponse) => void

beforeEach(async () => {
  asked = []
  answer = (_, response) => response.end('{"data":"done"}')
  const server = createServer((request, response) => {
    asked.push({ key: request.headers['idempotency-key']?.toString(), response })
    answer(asked.length, response)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  url = `http://127.0.0.1:${(server.address() as { port: number }).port}`
  return () => {
    server.closeAllConnections()
    server.close()
  }
})

const call = (more: Partial<HttpCall>) => createHttp({ baseUrl: url })({ path: '/one', ...more })
const isDone = { ok: true, value: { data: 'done' } }

/** Answers that the data cannot be reached. */
function away(response: ServerResponse) {
  response.statusCode = 503
  response.end(JSON.stringify({ errors: [{ code: 'unavailable' }] }))
}

describe('a call whose answer stays away', () => {
  /** The first call is never answered. */
  const ignoreFirst = () => {
    answer = (nth, response) => nth > 1 && response.end('{"data":"done"}')
  }

  test('is made again where it only reads', async () => {
    ignoreFirst()
    expect(await call({})).toEqual(isDone)
    expect(asked).toHaveLength(2)
  })

  test('is made again under the same key where it writes', async () => {
    ignoreFirst()
    const write = { method: 'POST', body: {}, idempotencyKey: 'once' } as const
    expect(await call(write)).toEqual(isDone)
    expect(asked.map(({ key }) => key)).toEqual(['once', 'once'])
  })
})

describe('a server that cannot reach its data', () => {
  test('is asked again, three times in all', async () => {
    answer = (_, response) => away(response)
    const read = { method: 'POST', body: {}, isRead: true } as const
    expect(await call(read)).toMatchObject({ ok: false, failure: { code: 'unavailable' } })
    expect(asked).toHaveLength(3)
  })

  test.each([
    ['a write without a key', { method: 'PATCH', body: {} }],
    ['a file', { method: 'POST', body: new Blob(['a']), idempotencyKey: 'once' }],
  ] as const)('is sent %s once', async (_, write) => {
    answer = (nth, response) => (nth === 1 ? away(response) : response.end('{}'))
    expect(await call(write)).toMatchObject({ ok: false, failure: { code: 'unavailable' } })
    expect(asked).toHaveLength(1)
  })
})

describe('an answer with the tag of its state', () => {
  /** Gives a state, whole to whoever does not have it. */
  const give = (state: string, response: ServerResponse) => {
    const tag = `W/"${state}"`
    response.setHeader('etag', tag)
    if (response.req.headers['if-none-match'] === tag) response.writeHead(304).end()
    else response.end(JSON.stringify({ data: state }))
  }

  test('is sent again only where it is another', async () => {
    const sent: number[] = []
    answer = (nth, response) => {
      response.on('finish', () => sent.push(response.statusCode))
      give(nth < 3 ? 'first' : 'second', response)
    }
    const http = createHttp({ baseUrl: url })
    for (const data of ['first', 'first', 'second', 'second'])
      expect(await http({ path: '/one' })).toEqual({ ok: true, value: { data } })
    expect(sent).toEqual([200, 304, 200, 304])
  })

  test('is that of its path alone', async () => {
    const tags: (string | undefined)[] = []
    answer = (_, response) => {
      tags.push(response.req.headers['if-none-match'])
      give('first', response)
    }
    const http = createHttp({ baseUrl: url })
    for (const path of ['/one', '/other']) await http({ path })
    await http({ path: '/one', method: 'POST', body: {} })
    expect(tags).toEqual([undefined, undefined, undefined])
  })

  test('is taken over from whoever began it, and compared with afterwards', async () => {
    const sent: number[] = []
    answer = (_, response) => {
      response.on('finish', () => sent.push(response.statusCode))
      give('first', response)
    }
    const early = [fetch(`${url}/one`)]
    const http = createHttp({ baseUrl: url, begun: () => early.pop() })
    for (let nth = 0; nth < 2; nth += 1)
      expect(await http({ path: '/one' })).toEqual({ ok: true, value: { data: 'first' } })
    expect(sent).toEqual([200, 304])
  })
})

test('every answer says what time it is at the server, also a refusal, and one that somebody else began', async () => {
  const noon = Date.UTC(2026, 10, 26, 10)
  answer = (nth, response) => {
    if (nth < 3) response.setHeader('date', new Date(noon + nth * 1_000).toUTCString())
    else response.sendDate = false
    response.statusCode = nth === 1 ? 404 : 200
    response.end('{}')
  }
  const said: [isBegun: boolean, serverMs: number][] = []
  const early = [fetch(`${url}/one`)]
  await early[0]
  const askTime = (isBegun: boolean) => (serverMs: number) => void said.push([isBegun, serverMs])
  const http = createHttp({ baseUrl: url, askTime, begun: () => early.pop() })
  for (let nth = 0; nth < 3; nth += 1) await http({ path: '/one' })
  expect(said).toEqual([
    [true, noon + 1_000],
    [false, noon + 2_000],
    [false, Number.NaN],
  ])
})

test('a refusal is not asked about again', async () => {
  answer = (_, response) => {
    response.statusCode = 404
    response.end('{"errors":[{"code":"not_found"}]}')
  }
  expect(await call({})).toMatchObject({ ok: false, failure: { code: 'not_found' } })
  expect(asked).toHaveLength(1)
})
