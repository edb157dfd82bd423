import type { CurrentDirectory } from '../access/directory.ts'
import type { Settings } from '../availability/settings.ts'
import type { Database } from '../database/database.ts'
import type { Route } from '../http/route/route.ts'
import type { DueWatch } from '../jobs/due.ts'
import { takeMissed } from '../stream/take-next.ts'
import { eventCounts, makeReports, planReports } from './jobs.ts'
import { queueFiguresRoutes } from './queue-figures/routes.ts'
import { reportRoutes } from './routes.ts'

type Needs = {
  db: Database
  directory: CurrentDirectory
  settings: Settings
  isProduction: boolean
  due: Pick<DueWatch, 'add'>
}

/** Figures over any days, and reports by month, with what counts changes, what counts the months, and the calls that show them. */
export function reportsFeature(needs: Needs) {
  const { db, due } = needs
  due.add(planReports(needs))
  const wakeReports = due.add(makeReports(db))
  return {
    followers: [eventCounts],
    /** Counts the changes of all companies by their type. */
    countEvents: async () => await (await import('./event-count-store.ts')).listCounts(db),
    routes: [
      ...queueFiguresRoutes(needs),
      ...reportRoutes({
        ...needs,
        wakeReports,
        takeMissed: (scope) => takeMissed(db, scope, eventCounts),
      }),
    ] as readonly Route[],
  }
}
