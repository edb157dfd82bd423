/** Names under which a piece of work is found in the log and in what is recorded of it. Hexadecimal, as W3C Trace Context has them. */
export type TraceIds = { traceId: string; spanId: string }

/** Stretch of work that is recorded: a call, a message, a look for due work. */
export type Span = TraceIds & {
  /** Runs what belongs to it: what is logged, asked and called there carries its names. */
  within<Value>(run: () => Value): Value
  end(outcome: 'done' | 'refused' | 'failed', attributes?: Readonly<Record<string, string | number>>): void
}

export type Tracing = {
  /** Begins a span, as part of the one whose `traceparent` came with the call, where one did. */
  begin(name: string, kind: 'server' | 'job', traceparent?: string): Span
  /** Names of the work under way; undefined: none. */
  current(): TraceIds | undefined
  /** Headers by which a call to another system says what it is part of. */
  outgoing(): Record<string, string>
}

const shape = /^([\da-f]{2})-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})(-.*)?$/

/** Reads the header of W3C Trace Context; undefined where it says nothing that can be used. */
export function readTraceparent(header: unknown): (TraceIds & { flags: string }) | undefined {
  const [, version, traceId = '', spanId = '', flags = '', rest] = shape.exec(String(header ?? '')) ?? []
  const isKnown = version === '00' ? rest === undefined : version !== undefined && version !== 'ff'
  const isNamed = /[^0]/.test(traceId) && /[^0]/.test(spanId)
  return isKnown && isNamed ? { traceId, spanId, flags } : undefined
}
