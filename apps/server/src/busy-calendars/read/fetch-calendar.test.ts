import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { openFetcher } from './fetch-calendar.ts'

test('nothing on this machine or in a private network is called, unless the operator allows it', async () => {
  let calls = 0
  const server = createServer((_request, response) => {
    calls += 1
    response.end('BEGIN:VCALENDAR')
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  const careful = openFetcher({ mayBePrivate: false, userAgent: 'Rinda' })
  for (const host of ['127.0.0.1', 'localhost', '[::1]', '0x7f000001', '10.0.0.1', '169.254.169.254'])
    expect(await careful.fetch(`http://${host}:${port}/a.ics`, null)).toEqual({
      kind: 'fault',
      fault: 'address',
    })
  expect(calls).toBe(0)
  const open = openFetcher({ mayBePrivate: true, userAgent: 'Rinda' })
  expect(await open.fetch(`http://127.0.0.1:${port}/a.ics`, null)).toMatchObject({ kind: 'text' })
  await Promise.all([careful.close(), open.close()])
  server.close()
})
