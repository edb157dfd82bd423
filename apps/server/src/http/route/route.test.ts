import { done, type Result, refuse } from '@rinda/contract/wire/refusals'
import Fastify from 'fastify'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { type Caller, internalCaller, visitorCaller } from '../../access/caller.ts'
import { prepareEdge } from '../edge.ts'
import { oneDocument, resourceShape } from '../openapi/describe.ts'
import { document, nothing } from './answers.ts'
import { body, lateBody } from './body.ts'
import { pathId } from './path-id.ts'
import { type Route, route } from './route.ts'
import { serveRoutes } from './serve.ts'
import { anybody, onlyIf, programs, staff } from './who.ts'
import { writeRoute } from './write-route.ts'

const thing = oneDocument(resourceShape('thing', z.object({ size: z.number() })))
const origin = { session: '', ip: '' }
const callers: Record<string, Caller> = {
  nobody: visitorCaller(null, origin),
  program: internalCaller(origin),
}
const sized = (size: number) => done({ data: { id: '1', type: 'thing' as const, attributes: { size } } })
const payload = z.object({ thing: z.object({ size: z.number(), name: z.string() }) })

const things = [
  route(
    {
      method: 'POST',
      path: '/things/:id',
      summary: 'Weighs a thing',
      tag: 'directory',
      who: programs,
      params: z.object({ id: pathId }),
      find: async ({ params }) => (params.id === 7 ? done(params.id) : refuse('not_found')),
      query: z.object({ times: z.coerce.number() }),
      body: body(payload, { name: 'thing' }),
      answers: document(thing, 201),
    },
    ({ found, query, body }) => sized(found * query.times * body.thing.size),
  ),
  route(
    {
      method: 'PATCH',
      path: '/things/:id',
      summary: 'May be asked by nobody',
      tag: 'directory',
      who: anybody,
      body: lateBody(payload),
      answers: document(thing),
    },
    ({ body }) => (body.ok ? sized(1) : refuse('forbidden')),
  ),
  route(
    {
      method: 'DELETE',
      path: '/things/:id',
      summary: 'Takes a thing away',
      tag: 'directory',
      who: onlyIf(programs, () => false),
      answers: nothing,
    },
    () => done({ headers: {} }),
  ),
]

async function ask(routes: readonly Route[], as: string, line: string, sent?: object) {
  const app = Fastify()
  prepareEdge(app)
  const callerOf = async (): Promise<Result<Caller>> => done(callers[as] ?? visitorCaller(null, origin))
  serveRoutes(app, { callerOf, clock: () => new Date(0) }, routes)
  const [method, url] = line.split(' ') as ['GET' | 'POST' | 'PATCH' | 'DELETE', string]
  const answer = await app.inject({ method, url, ...(sent ? { payload: sent } : {}) })
  const { data, errors = [] } = answer.json<{ data?: unknown; errors?: Fault[] }>()
  return {
    status: answer.statusCode,
    data,
    faults: errors.map((one) => Object.values(one.source ?? {})[0] ?? one.code),
  }
}
type Fault = { code: string; source?: Record<string, string> }

describe('a call is refused for the first part that is not as declared', () => {
  const bad = { thing: { size: 'large' } }
  test.each([
    ['who asks', 'nobody', 'POST /things/x', bad, 401, ['not_signed_in']],
    ['a path that names nothing', 'program', 'POST /things/x?times=a', bad, 404, ['not_found']],
    ['what is not found', 'program', 'POST /things/8?times=a', bad, 404, ['not_found']],
    ['the query', 'program', 'POST /things/7?times=a', bad, 422, ['times']],
    [
      'the body, with all its faults',
      'program',
      'POST /things/7?times=2',
      bad,
      422,
      ['/thing/size', '/thing/name'],
    ],
  ])('%s', async (_, as, line, sent, status, faults) => {
    expect(await ask(things, as, line, sent)).toMatchObject({ status, faults })
  })

  test('who is of the right kind, and may not', async () => {
    expect(await ask(things, 'program', 'DELETE /things/7')).toMatchObject({
      status: 403,
      faults: ['forbidden'],
    })
  })

  test('a body that is told of late: the verb says first who may', async () => {
    expect(await ask(things, 'nobody', 'PATCH /things/7', bad)).toMatchObject({
      status: 403,
      faults: ['forbidden'],
    })
  })
})

test('what is as declared reaches the verb parsed', async () => {
  const answer = await ask(things, 'program', 'POST /things/7?times=2', { thing: { size: 3, name: '' } })
  expect(answer).toMatchObject({ status: 201, data: { attributes: { size: 42 } } })
})

test('a document of JSON:API is understood too, and its faults are named where they stand', async () => {
  const sent = { data: { type: 'thing', attributes: { size: 3 } } }
  expect((await ask(things, 'program', 'POST /things/7?times=2', sent)).faults).toEqual([
    '/data/attributes/name',
  ])
})

test('an answer that is not of the declared shape does not compile', () => {
  const declared = {
    method: 'GET',
    path: '/',
    summary: '',
    tag: 'directory',
    who: staff,
    answers: document(thing),
  } as const
  // @ts-expect-error a thing has a size
  route(declared, () => done({ data: { id: '1', type: 'thing' as const, attributes: {} } }))
  // @ts-expect-error staff only: a visitor's token is not there to be read
  route(declared, ({ caller }) => sized(caller.token.length))
  const context = {} as Parameters<typeof writeRoute>[0]
  const written = { ...declared, method: 'POST' } as const
  const thingOf = (attributes: object) => ({ id: '1', type: 'thing' as const, attributes })
  // @ts-expect-error nor that of a verb that writes
  writeRoute(context, written, async () => done({ type: 'thing_made', resource: thingOf({}) }))
})
