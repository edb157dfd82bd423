import { jsonApiMediaType } from '@rinda/contract/wire/json-api'
import { refuse } from '@rinda/contract/wire/refusals'
import type {
  FastifyError,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifyServerOptions,
} from 'fastify'
import { logFault, refusalOfFault } from '../edge/fault.ts'
import { sendRefusal } from './answer/api-reply.ts'
import { dropRest } from './drop-rest.ts'

/** Keeps the framework from loading a validator and a serializer of its own: ours are set before there is a route. */
export const schemasAreOnlyRead = {
  compilersFactory: { buildValidator: neverMade, buildSerializer: neverMade },
} satisfies FastifyServerOptions['schemaController']

/**
 * Prepares what every route of the interface shares: its media types, and errors that say no more than they
 * should.
 */
export function prepareEdge(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    ['application/json', jsonApiMediaType],
    { parseAs: 'string' },
    (request, body, done) => {
      // Many clients name a type on a DELETE too, and send nothing.
      if (body === '' && request.method === 'DELETE') return done(null, undefined)
      try {
        done(null, JSON.parse(String(body)))
      } catch {
        done(Object.assign(new Error('the body is not JSON'), { statusCode: 400 }))
      }
    },
  ) // Payloads are parsed by the handlers, which answer with our own errors; the schemas of routes are there to be read.
  app.setValidatorCompiler(() => (value) => ({ value }))
  app.setSerializerCompiler(() => (value) => (typeof value === 'string' ? value : JSON.stringify(value)))

  app.setErrorHandler(async (error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500
    if (status === 413) {
      await dropRest(request.raw)
      return sendRefusal(request, reply, refuse('too_large'))
    }
    if (status >= 400 && status < 500) return sendRefusal(request, reply, refuse('not_json'), 400)
    logFault(request.log, error)
    return sendRefusal(request, reply, refusalOfFault(error))
  })
}

/**
 * Answers a request that the framework refuses before it comes to a route: a path that cannot be read, or one
 * with a name longer than any of ours.
 */
export function refusePath(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  if (error.code === 'FST_ERR_BAD_URL') sendRefusal(request, reply, refuse('invalid'), 400)
  else sendRefusal(request, reply, refuse('not_found'))
}

function neverMade(): never {
  throw new Error('a route came before the compilers of its schemas')
}
