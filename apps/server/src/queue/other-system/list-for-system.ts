import type { TicketResource } from '@rinda/contract/queue/ticket'
import type { ServiceResource } from '@rinda/contract/set-up/objects'
import type { Caller } from '../../access/caller.ts'
import { narrow } from '../../access/scope.ts'
import type { LocationSetting } from '../../availability/setting.ts'
import type { Database } from '../../database/database.ts'
import { renderService } from '../../locations/resource.ts'
import type { Waits } from '../line/waits.ts'
import { ticketResource } from '../resource.ts'
import { listTicketsOfDay } from '../store.ts'
import { toldDayOf } from '../told-day.ts'

/** Lists the services of a location that people wait for, with how many do and for how long; also those that are switched off. */
export async function servicesForSystem(
  waits: Pick<Waits, 'ofAll'>,
  setting: LocationSetting,
  now: Date,
): Promise<ServiceResource[]> {
  const figures = (await waits.ofAll([setting], now)).get(setting.locationId)
  const minute = Math.floor(now.getTime() / 60_000)
  return [...setting.services.values()]
    .filter(({ row }) => row.qms_id !== '' && row.qms_id !== '0')
    .map((service) => renderService(setting, service, minute, figures))
}

/** Lists the tickets of a location's day, with the places of those who wait; and those of an earlier day that are under way still, or ended on this one. */
export async function ticketsForSystem(
  { db, waits }: { db: Database; waits: Pick<Waits, 'listed'> },
  caller: Caller,
  setting: LocationSetting,
  now: Date,
): Promise<TicketResource[]> {
  const scope = narrow(caller.scope, setting.companyId)
  const rows = await listTicketsOfDay(db, scope, setting.locationId, toldDayOf(setting, now))
  return await waits.listed(rows.map(ticketResource), setting, now)
}
