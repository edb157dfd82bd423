import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Observer } from '../edge/observer.ts'
import type { Span, Tracing } from '../edge/tracing.ts'
import { refusalOf } from './answer/api-reply.ts'

/**
 * Records each call that is answered, and tells an onlooker of it, by the path as it is declared: what somebody sent in it is not told. What is
 * done for a call is done within its span.
 */
export function observeCalls(
  app: FastifyInstance,
  observer: Pick<Observer, 'answered'>,
  tracing: Pick<Tracing, 'begin'>,
): void {
  const spans = new WeakMap<FastifyRequest, Span>()
  app.addHook('onRequest', (request, _reply, done) => {
    const span = tracing.begin(
      `${request.method} ${patternOf(request)}`,
      'server',
      String(request.headers.traceparent ?? ''),
    )
    spans.set(request, span)
    span.within(done)
  })
  // The body comes by the connection, which knows of no call.
  app.addHook('preValidation', (request, _reply, done) => within(spans.get(request), done))
  app.addHook('onResponse', async (request, reply) => {
    const span = spans.get(request)
    const { statusCode: status, elapsedTime } = reply
    const [method, pattern] = [request.method, patternOf(request)]
    within(span, () =>
      observer.answered({ method, pattern, status, seconds: elapsedTime / 1000, refusal: refusalOf(reply) }),
    )
    const outcome = status >= 500 ? 'failed' : status >= 400 ? 'refused' : 'done'
    span?.end(outcome, {
      ...{ 'http.request.method': method, 'http.route': pattern, 'http.response.status_code': status },
    })
  })
}

function patternOf(request: FastifyRequest): string {
  return request.routeOptions.url ?? 'none'
}

function within(span: Span | undefined, run: () => void): void {
  if (span) span.within(run)
  else run()
}
