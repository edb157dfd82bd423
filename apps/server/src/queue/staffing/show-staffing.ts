import type { StaffingResource } from '@rinda/contract/queue/staffing'
import { done, type Result } from '@rinda/contract/wire/refusals'
import { type KnownLine, knownBefore, learntWeeks } from '@rinda/domain/queue/staffing/expected-week'
import { hitsOf, type WeekHits } from '@rinda/domain/queue/staffing/hit-rate'
import { staffWeek } from '@rinda/domain/queue/staffing/staff-week'
import type { OfferedStart, SlotToOpen } from '@rinda/domain/queue/staffing/suggestions'
import { usualTarget } from '@rinda/domain/queue/staffing/targets'
import {
  addDays,
  dayBounds,
  fromUtcDateTime,
  type LocalDate,
  localDateOf,
  localMinuteOf,
  mondayOf,
} from '@rinda/domain/time/zone'
import { maySeeService, type PortalCaller } from '../../access/caller.ts'
import type { Boards } from '../../availability/boards/boards.ts'
import type { Settings } from '../../availability/settings.ts'
import { getSlots } from '../../availability/slots.ts'
import type { Database } from '../../database/database.ts'
import { callRulesOf, isKeptOvernight } from '../call-rules.ts'
import { type Desk, ownDeskOf, servicesOfLine } from '../policy.ts'
import { createBoundedCache } from './bounded-cache.ts'
import { mayPlan } from './may-plan.ts'
import { listAppointments, listVisits } from './past-store.ts'
import { listPlans } from './plan-store.ts'
import { staffingResource } from './resource.ts'
import { workInTurns } from './work-in-turns.ts'

type Context = { db: Database; settings: Settings; boards: Boards }
type Asked = { locationId: number; week?: LocalDate | undefined; target?: number | undefined }

const minuteMs = 60_000
/** Weeks whose forecasts are held against what came. */
const hitWeeks = 8
/** Weeks ahead that can be looked at. */
const weeksAhead = 8

/** Shows the counters of a location's week, as they are needed and planned; asked for again, it is not worked out again for a while. */
export type ShowStaffing = (
  context: Context,
  caller: PortalCaller,
  asked: Asked,
  now: Date,
) => Promise<Result<StaffingResource>>

/** Makes what shows the counters of weeks. What it keeps in memory is bounded: a few locations' past, and some dozens of weeks. */
export function createShowStaffing(): ShowStaffing {
  const lines = createBoundedCache<KnownLine>(6, 10 * minuteMs)
  const hits = createBoundedCache<WeekHits[]>(60, 6 * 60 * minuteMs)
  const weeks = createBoundedCache<Awaited<ReturnType<typeof weekOf>>>(60, 10 * minuteMs)

  return async (context, caller, { locationId, week, target = usualTarget }, now) => {
    const { db, settings } = context
    const desk = await ownDeskOf(settings, caller, locationId)
    if (!desk.ok) return desk
    const { setting, scope } = desk.value
    const today = localDateOf(now.getTime() / minuteMs, setting.zone)
    const monday = mondayOf(week ?? today)
    const till = addDays(monday, 6)
    const { serviceIds } = caller.user
    // Who sees some of the services sees the line of those alone: what is planned is for all.
    const plans = serviceIds === null ? await listPlans(db, scope, locationId, { from: monday, till }) : []
    const place = JSON.stringify([setting.companyId, locationId, serviceIds, setting.hours, today])
    const line = await lines(place, now.getTime(), () => readLine(db, caller, desk.value, today))
    const planned = plans.map(({ day, hour, counters }) => [day, hour, counters])
    const key = `${place} ${monday} ${target} ${JSON.stringify(planned)}`
    const own = new Map(plans.map(({ day, hour, counters }) => [`${day} ${hour}`, counters]))
    const planOf = (date: LocalDate, hour: number) => own.get(`${date} ${hour}`) ?? null
    const known = await weeks(key, now.getTime(), () =>
      weekOf(line, today, { monday, planOf, targetMs: target * minuteMs, now: now.getTime() }),
    )
    const pastHits = await hits(`${place} ${mondayOf(today)}`, now.getTime(), () =>
      hitsBefore(line, mondayOf(today)),
    )
    const slot = slotOf(desk.value, caller, line)
    const offered = slot ? await offeredIn(context, caller, desk.value, slot.serviceId, monday, now) : []
    return done(
      staffingResource({
        ...{ locationId, week: monday, target, mayPlan: mayPlan(caller), ...known },
        ...{ slot, offered, hits: pastHits, now: now.getTime() },
      }),
    )
  }
}

/** Reads a line's past, and the appointments to come. */
async function readLine(
  db: Database,
  caller: PortalCaller,
  { setting, scope }: Desk,
  today: LocalDate,
): Promise<KnownLine> {
  const { locationId, zone } = setting
  const services = servicesOfLine(setting).filter(({ row }) => maySeeService(caller, row.service_id))
  const serviceIds = services.map(({ row }) => row.service_id)
  const firstDay = addDays(mondayOf(today), -7 * (learntWeeks + hitWeeks))
  const startOf = (date: LocalDate) => new Date(dayBounds(date, zone).from * minuteMs)
  const times = { from: startOf(firstDay), till: startOf(addDays(mondayOf(today), 7 * (weeksAhead + 1))) }
  const dayZone = isKeptOvernight(setting) ? null : zone
  const [visits, appointments] = await Promise.all([
    listVisits(db, scope, { locationId, serviceIds: caller.user.serviceIds, dayZone }, firstDay),
    listAppointments(db, scope, { locationId, serviceIds }, times),
  ])
  return {
    ...{ hours: setting.hours, visits, appointments, rules: callRulesOf(setting.profile, setting) },
    usualMinutes: new Map(services.map(({ row }) => [row.service_id, row.average_time])),
  }
}

async function weekOf(line: KnownLine, today: LocalDate, week: Parameters<typeof staffWeek>[2]) {
  // What is known of this week itself would tell of its own hours.
  const known = knownBefore(line, week.monday < today ? week.monday : today)
  return { known, days: await workInTurns(staffWeek(line, known, week)) }
}

async function hitsBefore(line: KnownLine, monday: LocalDate): Promise<WeekHits[]> {
  const weeks: WeekHits[] = []
  for (let ago = hitWeeks; ago > 0; ago--) {
    const week = await workInTurns(hitsOf(line, addDays(monday, -7 * ago)))
    if (week) weeks.push(week)
  }
  return weeks
}

/** The service whose times could be offered: of those that can be booked the one that is booked most. */
function slotOf({ setting }: Desk, caller: PortalCaller, { appointments }: KnownLine): SlotToOpen | null {
  const booked = (id: number) => appointments.filter(({ serviceId }) => serviceId === id).length
  const [first] = servicesOfLine(setting)
    .filter(({ row, isBookable }) => isBookable && maySeeService(caller, row.service_id))
    .map(({ row, durationMinutes }) => ({ serviceId: row.service_id, minutes: durationMinutes }))
    .sort((one, other) => booked(other.serviceId) - booked(one.serviceId))
  return first ?? null
}

/** Lists when that service can be booked in a week, on the location's clock; nothing, where a system of its own does not tell. */
async function offeredIn(
  context: Context,
  caller: PortalCaller,
  { setting }: Desk,
  serviceId: number,
  monday: LocalDate,
  now: Date,
): Promise<OfferedStart[]> {
  const { locationId, zone } = setting
  const query = { locationId, date: monday, days: 7, serviceId, specialistId: null }
  const slots = await getSlots(context, caller, query, now)
  if (!slots.ok) return []
  return slots.value.map(({ date, time, available }) => {
    const at = fromUtcDateTime(date, time)
    return { date: localDateOf(at, zone), minute: localMinuteOf(at, zone), available }
  })
}
