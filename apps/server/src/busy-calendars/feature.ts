import { randomInt } from 'node:crypto'
import type { Route } from '../http/route/route.ts'
import type { DueWatch } from '../jobs/due.ts'
import type { BusyCalendarsContext } from './context.ts'
import { busyCalendarRoutes } from './routes.ts'
import type { CalendarContext } from './set-up-calendar.ts'
import { watchCalendars } from './watch-calendars.ts'

type Needs = CalendarContext & Omit<BusyCalendarsContext, 'spread'> & { due: Pick<DueWatch, 'add'> }

/** Private calendars of specialists: what reads them again and again, and the calls that name them. */
export function busyCalendarsFeature(needs: Needs) {
  const calendars = watchCalendars({ ...needs, spread: () => randomInt(900, 1_101) / 1_000 })
  calendars.wakeBy(needs.due.add(calendars.work))
  return {
    routes: busyCalendarRoutes({ ...needs, wakeCalendars: calendars.wake }) as readonly Route[],
    stop: () => calendars.stop(),
  }
}
