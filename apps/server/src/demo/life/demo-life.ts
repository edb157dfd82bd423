import type { DueWork } from '../../jobs/due.ts'
import { recurring } from '../../jobs/recurring.ts'
import type { QueueContext } from '../../queue/context.ts'
import { demoCompanies } from '../companies/all.ts'
import { liveOn } from './live-on.ts'

const everyMs = 10_000

/** The life of the demo's lines: every few seconds, and on one node only, their people do what they would do by now. */
export function demoLife(context: QueueContext): DueWork {
  return recurring(context.db, {
    name: 'demo-life',
    everyMs,
    run: (now) => liveEverywhere(context, now, everyMs / 60_000),
  })
}

/** Lets every living line live on; `minutes` is the time since it last did. */
export async function liveEverywhere(context: QueueContext, now: Date, minutes: number): Promise<void> {
  for (const location of demoCompanies.flatMap(({ locations }) => locations)) {
    const { line } = location
    if (line) await liveOn(context, { ...location, line }, { now, minutes })
  }
}
