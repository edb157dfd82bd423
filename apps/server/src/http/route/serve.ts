import type { Result } from '@rinda/contract/wire/refusals'
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify'
import type { Caller } from '../../access/caller.ts'
import { sendRefusal } from '../answer/api-reply.ts'
import type { Route } from './route.ts'

type Edge = {
  /** Recognises who makes a call, or why nobody can be. */
  callerOf: (request: FastifyRequest) => Promise<Result<Caller>>
  clock: () => Date
}

const served = new WeakMap<FastifyInstance, readonly Route[]>()

/** Lists the declared routes of a server, for what is held against them. */
export function routesOf(app: FastifyInstance): readonly Route[] {
  return served.get(app) ?? []
}

/** Serves declared routes: nothing else registers a call of the interface. */
export function serveRoutes(app: FastifyInstance, { callerOf, clock }: Edge, routes: readonly Route[]): void {
  served.set(app, routes)
  for (const { method, path, schema, receives, admit, answer } of routes) {
    const { isFile, isForAdmitted, mostBytes } = receives
    const options: RouteOptions = {
      method,
      url: path,
      schema,
      ...(mostBytes === undefined ? {} : { bodyLimit: mostBytes }),
      async handler(request, reply) {
        const caller = await callerOf(request)
        return caller.ok
          ? await answer(request, reply, caller.value, clock())
          : sendRefusal(request, reply, caller)
      },
    }
    if (isForAdmitted) {
      options.onRequest = async (request, reply) => {
        const caller = await callerOf(request)
        const admitted = caller.ok ? admit(caller.value) : caller
        return admitted.ok ? undefined : sendRefusal(request, reply, admitted)
      }
    }
    if (isFile) serveFile(app, options)
    else app.route(options)
  }
}

/** Of a file its bytes tell what it is, whatever the call says of its type. */
function serveFile(app: FastifyInstance, options: RouteOptions): void {
  void app.register(async (files) => {
    files.removeAllContentTypeParsers()
    files.addContentTypeParser(
      '*',
      { parseAs: 'buffer', ...(options.bodyLimit ? { bodyLimit: options.bodyLimit } : {}) },
      (_request, body, done) => done(null, body),
    )
    files.route(options)
  })
}
