import type { DueWork } from '../../jobs/due.ts'
import { recurring } from '../../jobs/recurring.ts'
import type { LearningContext } from './learn-lines.ts'

const everyMs = 30_000

/** Learns from what became of the lines of all locations, every half minute: one process does, and all draw waits by it. */
export function learnWaits(context: LearningContext): DueWork {
  return recurring(context.db, {
    ...{ name: 'learn-waits', everyMs },
    async run(now, isStopped) {
      const { learnLines } = await import('./learn-lines.ts')
      await learnLines(context, now, isStopped)
    },
  })
}
