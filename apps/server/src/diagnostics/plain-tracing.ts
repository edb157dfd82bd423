import { AsyncLocalStorage } from 'node:async_hooks'
import { readTraceparent, type Span, type TraceIds, type Tracing } from '../edge/tracing.ts'

type Ids = TraceIds & { flags: string }

/** Makes names for all work, so that lines of the log and calls to other systems can be told together. Nothing is recorded. `newId` gives so many random bytes as hexadecimal text. */
export function createTracing(newId: (bytes: number) => string): Tracing {
  const underWay = new AsyncLocalStorage<Ids>()
  return {
    begin(_name, _kind, traceparent): Span {
      const parent = readTraceparent(traceparent)
      // What nobody records says so, unless whoever asked does.
      const { traceId, flags } = parent ?? { traceId: newId(16), flags: '00' }
      const ids = { traceId, spanId: newId(8), flags }
      return { ...ids, within: (run) => underWay.run(ids, run), end: () => {} }
    },
    current: () => underWay.getStore(),
    outgoing() {
      const ids = underWay.getStore()
      return ids ? { traceparent: `00-${ids.traceId}-${ids.spanId}-${ids.flags}` } : {}
    },
  }
}
