import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, inject, test } from 'vitest'
import { connectVisitor } from '../testing/clients/test-visitor.ts'
import { endServer, runServer, untilReady } from '../testing/servers/server-process.ts'
import { emptyDatabaseUrl } from '../testing/servers/test-database.ts'

type Sent = { traceId: string; spanId: string; parentSpanId?: string; name: string; attributes: Attribute[] }
type Attribute = { key: string; value: { stringValue?: string; intValue?: number } }
type Body = { resourceSpans: { resource: { attributes: Attribute[] }; scopeSpans: { spans: Sent[] }[] }[] }

/** Receives spans as a collector does: OTLP over HTTP, as JSON. One that hangs takes them and never says so. */
async function startCollector({ isHanging = false } = {}) {
  const bodies: Body[] = []
  const paths = new Set<string>()
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    paths.add(`${request.method} ${request.url}`)
    bodies.push(JSON.parse(Buffer.concat(parts).toString()) as Body)
    if (!isHanging) response.setHeader('content-type', 'application/json').end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const resources = () => bodies.flatMap(({ resourceSpans }) => resourceSpans)
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    paths,
    names: () => resources().map(({ resource }) => attributeOf(resource.attributes, 'service.name')),
    spans: () => resources().flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

const attributeOf = (attributes: readonly Attribute[], name: string) => {
  const { value } = attributes.find(({ key }) => key === name) ?? {}
  return value?.stringValue ?? value?.intValue
}

test('calls, messages, due work and what they ask of the database go to a collector', {
  timeout: 300_000,
}, async () => {
  const collector = await startCollector()
  const folder = await mkdtemp(path.join(tmpdir(), 'rinda-spans-'))
  const { url: databaseUrl = '', remove } = await emptyDatabaseUrl()
  const server = runServer(
    {
      ...{
        DATABASE_URL: databaseUrl,
        DATA_DIR: path.join(folder, 'data'),
        PORT: '0',
        DEMO: '1',
        DEMO_LIFE: '0',
      },
      ...{ LOG_LEVEL: 'error', OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.url}/` },
    },
    inject('server'),
  )
  try {
    const url = (await untilReady(server)).replace('localhost', '127.0.0.1')
    const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
    const traceparent = `00-${traceId}-00f067aa0ba902b7-01`
    await fetch(`${url}/api/locations/1?secret=zigfrida`, { headers: { traceparent } })
    const widget = await connectVisitor(url, 'widget')
    await widget.ask('get_slots', { locationId: 1, serviceId: 1, date: '2030-01-07', days: 1 })
    widget.socket.disconnect()
    expect(await endServer(server, 'SIGTERM')).toBe(0)

    expect([...collector.paths]).toEqual(['POST /v1/traces'])
    expect(new Set(collector.names())).toEqual(new Set(['rinda']))
    const spans = collector.spans()
    const named = (name: string) => spans.filter((span) => span.name === name)
    const [call] = named('GET /api/locations/:id')
    expect(call).toMatchObject({ traceId, parentSpanId: '00f067aa0ba902b7' })
    expect(attributeOf(call?.attributes ?? [], 'http.response.status_code')).toBe(200)
    const [message] = named('booking get_slots')
    expect(attributeOf(message?.attributes ?? [], 'rinda.outcome')).toBe('done')
    for (const whole of [call, message]) {
      const asked = spans.filter(({ parentSpanId }) => parentSpanId === whole?.spanId)
      expect(asked.map(({ attributes }) => attributeOf(attributes, 'db.query.text')).join()).toMatch(
        /select/i,
      )
      expect(new Set(asked.map(({ traceId }) => traceId))).toEqual(new Set([whole?.traceId]))
    }
    expect(named('job holds').length).toBeGreaterThan(0)
    expect(JSON.stringify(spans)).not.toContain('zigfrida')
  } finally {
    await endServer(server, 'SIGKILL')
    collector.close()
    await remove()
    await rm(folder, { recursive: true, force: true })
  }
})

test('a collector that takes spans and never answers keeps nobody from stopping in order', {
  timeout: 300_000,
}, async () => {
  const collector = await startCollector({ isHanging: true })
  const folder = await mkdtemp(path.join(tmpdir(), 'rinda-spans-'))
  const { url: databaseUrl = '', remove } = await emptyDatabaseUrl()
  const environment = { DATABASE_URL: databaseUrl, DATA_DIR: path.join(folder, 'data'), PORT: '0', DEMO: '0' }
  const server = runServer({ ...environment, OTEL_EXPORTER_OTLP_ENDPOINT: collector.url }, inject('server'))
  try {
    const url = (await untilReady(server)).replace('localhost', '127.0.0.1')
    await fetch(`${url}/api/locations/1`)
    expect(await endServer(server, 'SIGTERM')).toBe(0)
    expect([...collector.paths]).toEqual(['POST /v1/traces'])
  } finally {
    await endServer(server, 'SIGKILL')
    collector.close()
    await remove()
    await rm(folder, { recursive: true, force: true })
  }
})
