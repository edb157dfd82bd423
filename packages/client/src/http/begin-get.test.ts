import { createServer } from 'node:http'
import { beforeEach, expect, test } from 'vitest'
import { createHttp } from './create-http.ts'

let url = ''
let asked: string[] = []

beforeEach(async () => {
  asked = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    response.statusCode = request.url === '/nobody' ? 401 : 200
    response.end(JSON.stringify({ data: request.url }))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  url = `http://127.0.0.1:${(server.address() as { port: number }).port}`
  return () => server.close()
})

/** Calls of a client that takes over what was begun, once for each path. */
function clientWith(begun: Map<string, Promise<Response>>, onNotSignedIn = () => {}) {
  const take = (path: string) => {
    const answer = begun.get(path)
    begun.delete(path)
    return answer
  }
  return createHttp({ baseUrl: url, begun: take, onNotSignedIn })
}

test('an answer that is on its way already is not asked for again; the next one is', async () => {
  const http = clientWith(new Map([['/one', fetch(`${url}/one`)]]))
  expect(await http({ path: '/one' })).toEqual({ ok: true, value: { data: '/one' } })
  expect(asked).toEqual(['/one'])
  await http({ path: '/one' })
  expect(asked).toEqual(['/one', '/one'])
})

test('one that failed on its way is asked for', async () => {
  const failed = Promise.reject(new TypeError('no line'))
  const http = clientWith(new Map([['/one', failed]]))
  expect(await http({ path: '/one' })).toEqual({ ok: true, value: { data: '/one' } })
})

test('one that says that nobody is signed in is heard', async () => {
  let isHeard = false
  const http = clientWith(new Map([['/nobody', fetch(`${url}/nobody`)]]), () => {
    isHeard = true
  })
  await http({ path: '/nobody' })
  expect(isHeard).toBe(true)
})

test('one that never comes is waited for no longer than any other, and then asked for', async () => {
  const http = clientWith(new Map([['/one', new Promise<Response>(() => {})]]))
  expect(await http({ path: '/one' })).toEqual({ ok: true, value: { data: '/one' } })
})

test('a write never takes it', async () => {
  const http = clientWith(new Map([['/one', Promise.resolve(new Response('{"data":"begun"}'))]]))
  const call = { path: '/one', method: 'POST', body: {} } as const
  expect(await http(call)).toEqual({ ok: true, value: { data: '/one' } })
  expect(asked).toEqual(['/one'])
})
