import type { PastPart } from '@rinda/contract/history/past'
import { done, type Result, refuse } from '@rinda/contract/wire/refusals'
import { mayTravel } from '@rinda/domain/access/permission'
import { type LocalDate, localDateOf } from '@rinda/domain/time/zone'
import { maySeeLocation, maySeeService, type PortalCaller } from '../../access/caller.ts'
import { narrow } from '../../access/scope.ts'
import type { LocationSetting } from '../../availability/setting.ts'
import type { Settings } from '../../availability/settings.ts'
import type { CompanyRow } from '../../companies/company-store.ts'
import type { Database } from '../../database/database.ts'
import { specialistsToChange } from '../list.ts'
import { pastDay } from './past-day.ts'
import { pastLine } from './past-line.ts'
import { type PastSetting, readPastSetting } from './past-setting.ts'
import { toldOfBookings, toldOfLine, toldOfSetUp } from './since.ts'
import { partBy } from './steps.ts'

export type PastAsked = { locationId: number; moment: Date; date: LocalDate | undefined; part: PastPart }
type Day = Pick<Awaited<ReturnType<typeof pastDay>>, 'short' | 'sheet'>
type Line = Pick<Awaited<ReturnType<typeof pastLine>>, 'waiting' | 'counters' | 'stopped'>
type SetUp = { setting: LocationSetting; company: CompanyRow | null }

/** A part of a location as it was at a moment, and what has changed of it since. */
export type Past = ReturnType<typeof partBy> & {
  locationId: number
  moment: Date
  date: LocalDate
  zone: string
} & (({ part: 'day' } & Day) | ({ part: 'line' } & Line) | ({ part: 'hours' | 'rules' } & SetUp))

/**
 * Shows a part of a location as it was at a past moment, after whatever was changed at that very moment, to somebody who may see the location
 * now: rights are those of today.
 */
export async function travel(
  { db, settings }: { db: Database; settings: Settings },
  caller: PortalCaller,
  { locationId, moment, date, part }: PastAsked,
  now: Date,
): Promise<Result<Past>> {
  const known = await settings.find(caller, locationId)
  if (!known || !maySeeLocation(caller, known)) return refuse('not_found')
  if (!mayTravel(caller.user)) return refuse('forbidden')
  if (moment > now) return refuse('moment_ahead', '?moment')
  const scope = narrow(caller.scope, known.companyId)
  const past = await readPastSetting({ db, settings }, scope, locationId, moment)
  if (!past) return refuse('not_found')
  if (!past.was) return refuse('moment_too_early', '?moment')
  const { zone } = past.was
  const at = {
    ...{ locationId, moment, zone },
    date: date ?? localDateOf(Math.floor(moment.getTime() / 60_000), zone),
  }
  const setting = past.was
  const changes = { audit: past.audit, specialists: await specialistsToChange(db, caller, past.audit) }
  if (part === 'day') {
    const day = await pastDay(db, caller, { scope, setting, date: at.date, moment })
    const told = [...toldOfBookings(day.bookings), ...toldOfSetUp(caller, past.now, changes, 'times')]
    return done({ ...at, part, ...day, ...partBy(moment, told) })
  }
  if (part === 'line') {
    const line = await pastLine(db, caller, { scope, setting, moment })
    return done({ ...at, part, ...line, ...partBy(moment, toldOfLine(line, past.now)) })
  }
  const told = toldOfSetUp(caller, past.now, changes, part === 'hours' ? 'times' : 'rules')
  return done({ ...at, part, ...setUpOf(caller, past, setting), ...partBy(moment, told) })
}

/** The set-up with those services alone that this person may see; the company's rules for whoever sees all of it. */
function setUpOf(caller: PortalCaller, { company }: PastSetting, setting: LocationSetting): SetUp {
  const { locationIds, serviceIds } = caller.user
  const services = [...setting.services].filter(([id]) => maySeeService(caller, id))
  return {
    setting: { ...setting, services: new Map(services) },
    company: locationIds === null && serviceIds === null ? company : null,
  }
}
