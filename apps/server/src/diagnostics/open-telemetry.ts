import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import { type Context, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources'
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base'
import { readTraceparent, type Span, type Tracing } from '../edge/tracing.ts'

type Options = {
  /** Address of the collector, without `/v1/traces`. */
  endpoint: string
  /** Present time in ms, with fractions. */
  nowMs: () => number
}

/** Records what was asked of the database, which says so when it is answered. The text has no values in it. */
export type ObserveQuery = (sql: string, tookMs: number, isFailed: boolean) => void
export type RecordedTracing = Tracing & { query: ObserveQuery; stop(): Promise<void> }

const mostSqlLetters = 2_000
/** Time in ms that a collector has to take the last spans: whoever stops the process waits for it. */
const lastSpansMs = 3_000
const kinds = { server: SpanKind.SERVER, job: SpanKind.INTERNAL }

/**
 * Records all work as spans of OpenTelemetry, which go to a collector by OTLP over HTTP. Service name, headers and sampling are those of the variables that
 * OpenTelemetry itself knows.
 */
export function openTelemetry({ endpoint, nowMs }: Options): RecordedTracing {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces` })
  const named = resourceFromAttributes({ 'service.name': 'rinda' })
  const provider = new BasicTracerProvider({
    resource: defaultResource()
      .merge(named)
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  })
  const tracer = provider.getTracer('rinda')
  const underWay = new AsyncLocalStorage<Context>()
  const currentIds = () => {
    const context = underWay.getStore()
    return context && trace.getSpanContext(context)
  }
  return {
    begin(name, kind, traceparent): Span {
      const span = tracer.startSpan(name, { kind: kinds[kind] }, parentOf(traceparent))
      const { traceId, spanId } = span.spanContext()
      const context = trace.setSpan(ROOT_CONTEXT, span)
      return {
        ...{ traceId, spanId },
        within: (run) => underWay.run(context, run),
        end(outcome, attributes = {}) {
          span.setAttributes({ ...attributes, 'rinda.outcome': outcome })
          if (outcome === 'failed') span.setStatus({ code: SpanStatusCode.ERROR })
          span.end()
        },
      }
    },
    current: currentIds,
    outgoing() {
      const ids = currentIds()
      return ids ? { traceparent: `00-${ids.traceId}-${ids.spanId}-0${ids.traceFlags & 1}` } : {}
    },
    query(sql, tookMs, isFailed) {
      const context = underWay.getStore()
      // What the process asks for itself, such as a look for what is due, belongs to nothing that anybody follows.
      if (!context) return
      const now = nowMs()
      const [verb = 'query'] = sql.trimStart().split(/\s/, 1)
      const span = tracer.startSpan(
        verb.toUpperCase(),
        {
          kind: SpanKind.CLIENT,
          startTime: new Date(now - tookMs),
          attributes: { 'db.system.name': 'postgresql', 'db.query.text': sql.slice(0, mostSqlLetters) },
        },
        context,
      )
      if (isFailed) span.setStatus({ code: SpanStatusCode.ERROR })
      span.end(new Date(now))
    },
    stop: () => Promise.race([provider.shutdown(), wait(lastSpansMs, undefined, { ref: false })]),
  }
}

function parentOf(traceparent: string | undefined): Context {
  const parent = readTraceparent(traceparent)
  if (!parent) return ROOT_CONTEXT
  const { traceId, spanId, flags } = parent
  return trace.setSpanContext(ROOT_CONTEXT, {
    ...{ traceId, spanId, isRemote: true },
    traceFlags: Number.parseInt(flags, 16) & 1,
  })
}
