import type { ObservedMessage, Observer } from '../edge/observer.ts'
import type { Span, Tracing } from '../edge/tracing.ts'
import type { Metrics } from './metrics.ts'

type Log = { debug(about: object, line: string): void }
type Kept = Pick<Metrics, 'message' | 'job' | 'refused' | 'answered'>
type Outcome = Parameters<Span['end']>[0]

/** Makes the onlooker that keeps the figures of all work, records it, and writes a line of each at the level `debug`. */
export function observeBy(metrics: Kept, tracing: Tracing, log: Log): Observer {
  async function run<Value>(
    span: Span,
    end: (labels: { outcome: Outcome }) => number,
    about: Readonly<Record<string, string>>,
    work: () => Promise<Value>,
    outcomeOf: (value: Value) => Outcome,
  ): Promise<Value> {
    let outcome: Outcome = 'failed'
    return await span.within(async () => {
      try {
        const value = await work()
        outcome = outcomeOf(value)
        return value
      } finally {
        const seconds = end({ outcome })
        span.end(outcome, about)
        log.debug({ ...about, outcome, seconds }, 'done')
      }
    })
  }

  return {
    message(about: ObservedMessage, handle) {
      const { wire, name } = about
      const span = tracing.begin(`${wire} ${name}`, 'server', about.traceparent)
      const told = { wire, name }
      return run(
        span,
        metrics.message(told),
        told,
        () => handle(span.spanId),
        (result) => {
          if (result.ok) return 'done'
          metrics.refused(wire, result.refusals[0].reason)
          return 'refused'
        },
      )
    },
    job: (name, work) =>
      run(tracing.begin(`job ${name}`, 'job'), metrics.job(name), { job: name }, work, () => 'done'),
    answered(call) {
      metrics.answered(call)
      if (call.refusal) metrics.refused('http', call.refusal)
      log.debug(call, 'answered')
    },
  }
}
