import type { SlotTrial } from '@rinda/contract/booking/slot-trial'
import { type BookingTime, hoursOn, type LocationHours } from '@rinda/domain/hours/opening-hours'
import { type LocalTime, weekdayOf } from '@rinda/domain/time/zone'
import type { CompanyScope } from '../access/scope.ts'
import type { LocationSetting, ServiceSetting } from '../availability/setting.ts'
import type { SettingRows } from '../availability/setting-store.ts'
import type { Settings } from '../availability/settings.ts'
import type { Database } from '../database/database.ts'

/** Gives the setting of a location as it would be with other facts of one service and one day; undefined where the scope holds no such location. */
export async function settingOnTrial(
  { db, settings }: { db: Database; settings: Pick<Settings, 'imagine'> },
  scope: CompanyScope,
  trial: SlotTrial,
): Promise<LocationSetting | undefined> {
  const place = await settings.imagine(db, scope, trial.location_id, (rows) => rowsOnTrial(rows, trial))
  if (!place) return undefined
  const { after } = place
  const hours = hoursOnTrial(after.hours, trial)
  const service = after.services.get(trial.service_id)
  const services = new Map(after.services)
  if (service) services.set(trial.service_id, withBreaks(service, hours, trial))
  return { ...after, hours, services }
}

function rowsOnTrial(rows: SettingRows, trial: SlotTrial): SettingRows {
  const { service_id, specialist_ids: serving, places } = trial
  const { duration_minutes, step_minutes, min_days, max_days } = trial
  const period = {
    ...(min_days === undefined ? {} : { booking_period_min: min_days }),
    ...(max_days === undefined ? {} : { booking_period_max: max_days }),
  }
  return {
    ...rows,
    services: rows.services.map((row) =>
      row.service_id === service_id
        ? {
            ...row,
            config: { ...row.config, ...period },
            ...(duration_minutes === undefined ? {} : { duration_minutes }),
            ...(step_minutes === undefined ? {} : { step_minutes }),
            ...(places === undefined ? {} : { capacity: places }),
          }
        : row,
    ),
    links:
      serving === undefined
        ? rows.links
        : [
            ...rows.links.filter((link) => link.service_id !== service_id),
            ...serving.map((specialist_id) => ({ service_id, specialist_id })),
          ],
  }
}

/** Hours that are tried are ordinary ones, also on a special day. */
function hoursOnTrial(hours: LocationHours, { hours: tried, date }: SlotTrial): LocationHours {
  if (tried === undefined) return hours
  const { [weekdayOf(date)]: _, ...others } = hours.week
  return {
    ...hours,
    week: tried === null ? others : { ...others, [weekdayOf(date)]: tried },
    specials: hours.specials.filter(({ day }) => day !== date),
  }
}

/** Leaves of the open hours of the day what is no break. */
function withBreaks(service: ServiceSetting, hours: LocationHours, trial: SlotTrial): ServiceSetting {
  const { breaks, date } = trial
  const { range } = hoursOn(hours, date)
  if (breaks === undefined || !range) return service
  const left = breaks.reduce(
    (parts, one) =>
      parts.flatMap(({ from, till }) =>
        [
          { from, till: inOrder(one.from, till)[0] },
          { from: inOrder(one.till, from)[1], till },
        ].filter((part) => part.from < part.till),
      ),
    [range],
  )
  const times: BookingTime[] =
    left.length > 0 ? left.map((part) => ({ day: date, ...part })) : [{ day: date }]
  const others = (service.row.config.booking_times ?? []).filter(({ day }) => day !== date)
  const config = { ...service.row.config, booking_times: [...others, ...times] }
  return { ...service, row: { ...service.row, config } }
}

const inOrder = (one: LocalTime, other: LocalTime): [LocalTime, LocalTime] =>
  one < other ? [one, other] : [other, one]
