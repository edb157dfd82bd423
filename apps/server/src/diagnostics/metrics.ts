import { codeOfReason } from '@rinda/contract/wire/refusals'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { AnsweredCall, ObservedMessage } from '../edge/observer.ts'

/** Seconds: most answers take some milliseconds, and what takes ten seconds is lost on whoever asked. */
const buckets = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

export type Metrics = ReturnType<typeof createMetrics>

/**
 * Makes the figures of this process, as Prometheus reads them. A label's values come from a closed list: names of messages, declared paths,
 * reasons of refusals. No company, no person and nothing that was sent is among them.
 */
export function createMetrics() {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry, prefix: 'rinda_' })
  const messages = new Histogram({
    name: 'rinda_message_duration_seconds',
    help: 'Messages of sockets that were handled, by name and by what came of them: done, refused or failed',
    labelNames: ['wire', 'name', 'outcome'],
    ...{ buckets, registers },
  })
  const calls = new Histogram({
    name: 'rinda_http_request_duration_seconds',
    help: 'Calls of HTTP that were answered, by the path as it is declared',
    labelNames: ['method', 'route', 'status'],
    ...{ buckets, registers },
  })
  const jobs = new Histogram({
    name: 'rinda_job_duration_seconds',
    help: 'Looks for due work on this node, by kind and outcome',
    labelNames: ['job', 'outcome'],
    ...{ buckets, registers },
  })
  const refusals = new Counter({
    name: 'rinda_refusals_total',
    help: 'What was refused on this node, by the code that went out and its reason',
    labelNames: ['wire', 'code', 'reason'],
    registers,
  })
  const holes = new Counter({
    name: 'rinda_stream_holes_total',
    help: 'Holes that were found in the streams of changes; clients read anew after each',
    registers,
  })
  const events = new Counter({
    name: 'rinda_events_total',
    help: 'Changes of all companies on all nodes, by type',
    labelNames: ['type'],
    registers,
  })
  const pages = new Counter({
    name: 'rinda_page_faults_total',
    help: 'Faults of pages that browsers told this node of',
    labelNames: ['app', 'kind'],
    registers,
  })
  return {
    registry,
    message: ({ wire, name }: Pick<ObservedMessage, 'wire' | 'name'>) => messages.startTimer({ wire, name }),
    job: (job: string) => jobs.startTimer({ job }),
    refused(wire: string, reason: keyof typeof codeOfReason) {
      refusals.inc({ wire, code: codeOfReason[reason], reason })
    },
    answered({ method, pattern, status, seconds }: AnsweredCall) {
      calls.observe({ method, route: pattern, status }, seconds)
    },
    pageFailed: (app: string, kind: string) => pages.inc({ app, kind }),
    countHole: () => holes.inc(),
    setEvents(types: readonly { type: string; total: number }[]) {
      events.reset()
      for (const { type, total } of types) events.inc({ type }, total)
    },
    gauge: (name: string, help: string, labelNames: string[] = []) =>
      new Gauge({ name, help, labelNames, registers }),
  }
}
