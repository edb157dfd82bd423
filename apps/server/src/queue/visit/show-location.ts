import type { VisitLocationResource } from '@rinda/contract/queue/visit-location'
import { done, type Result, refuse } from '@rinda/contract/wire/refusals'
import { isAroundTheClock } from '@rinda/domain/hours/around-the-clock'
import { nextChange } from '@rinda/domain/hours/next-change'
import { isOpenAt } from '@rinda/domain/hours/opening-hours'
import { crowdLevel } from '@rinda/domain/queue/crowd-level'
import { profileOf, type VisitorCaller } from '../../access/caller.ts'
import type { Settings } from '../../availability/settings.ts'
import { isAnnouncementOver, noAnnouncement } from '../../locations/resource.ts'
import { serviceStateOf, shownServices } from '../line/location-state.ts'
import type { Waits } from '../line/waits.ts'

type Context = { settings: Settings; waits: Pick<Waits, 'at'>; socketKey: string | undefined }

/** Shows a location to visitors as its line stands now; of one that is hidden nothing is said. */
export async function showLocation(
  { settings, waits, socketKey }: Context,
  caller: VisitorCaller,
  locationId: number,
  now: Date,
): Promise<Result<VisitLocationResource>> {
  const setting = await settings.find(caller, locationId)
  const found = setting?.location.is_visible ? await waits.at(setting, now) : undefined
  if (!setting || !found) return refuse('not_found')
  const state = { setting, line: found.line, figures: found.out.figures }
  const { location, hours } = setting
  const minute = now.getTime() / 60_000
  const { closesAt, opensAt } = nextChange(hours, minute)
  const { name, name_lv, name_en, name_ru, address, address_lv, address_en, address_ru } = location
  const { announcement, announcement_lv, announcement_en, announcement_ru } = location
  return done({
    id: String(locationId),
    type: 'visit_location',
    attributes: {
      ...{ name, name_lv, name_en, name_ru, address, address_lv, address_en, address_ru },
      ...{ announcement, announcement_lv, announcement_en, announcement_ru },
      ...(isAnnouncementOver(location.config, minute) ? noAnnouncement : {}),
      company_id: setting.companyId,
      timezone: setting.zone,
      open: isOpenAt(hours, minute),
      around_the_clock: isAroundTheClock(hours, minute),
      closes_at: momentOf(closesAt),
      opens_at: momentOf(opensAt),
      crowd_level: crowdLevel(found.out.figures.ticketsWaiting),
      services: shownServices(setting).map((service) => {
        const { row, isBookable } = service
        return {
          ...serviceStateOf(state, service, now),
          ...{ name: row.name, name_lv: row.name_lv, name_en: row.name_en, name_ru: row.name_ru },
          average_time: row.average_time || service.durationMinutes,
          bms_active: isBookable,
        }
      }),
      most_distance_meters: location.config.queue?.most_distance_meters ?? null,
      most_people: location.config.queue?.most_people ?? 1,
      visitor_code: profileOf(caller, setting.company).booking.visitorCode,
      socket_key: socketKey ?? '',
    },
  })
}

function momentOf(minute: number | null): string | null {
  return minute === null ? null : new Date(minute * 60_000).toISOString()
}
