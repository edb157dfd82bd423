import { type EarlierWindow, firstOfferable, isInWindow } from '@rinda/domain/booking/earlier'
import { addDays, daysBetween, fromUtcDateTime, localDateOf } from '@rinda/domain/time/zone'
import { profileOf, type VisitorCaller } from '../../access/caller.ts'
import type { Boards } from '../../availability/boards/boards.ts'
import { type Offer, slotsOn } from '../../availability/boards/slots-on.ts'
import { offerRules } from '../../availability/offer-rules.ts'
import type { LocationSetting } from '../../availability/setting.ts'
import { isShownTo } from '../../availability/shown.ts'

/** Days that are looked at: what is further ahead is offered once it is nearer. */
const mostDays = 92
const daysAtATime = 28

/** A booking as far as it says which earlier times would do: of the same service and the same length, in a window. */
export type Sought = EarlierWindow & {
  service_id: number
  specialist_id: number | null
  same_specialist: boolean
  starts_at: Date
  ends_at: Date
}

/**
 * Lists the starts (epoch minutes) at which a visit could take place instead, in their order: free by the rules that hold for any visitor, over before it
 * begins now, and far enough ahead for an offer. So many at most, where that is said.
 */
export async function freeStarts(
  boards: Boards,
  caller: VisitorCaller,
  setting: LocationSetting,
  sought: Sought,
  now: Date,
  isWanted: (startsAt: number) => boolean = () => true,
  most = Number.POSITIVE_INFINITY,
): Promise<number[]> {
  const minute = Math.floor(now.getTime() / 60_000)
  const offer = offerFor(setting, caller, sought, minute)
  if (!offer) return []
  const first = firstOfferable(minute, setting.profile.earlier)
  const last = sought.starts_at.getTime() / 60_000 - offer.rules.durationMinutes
  const dates = datesBetween(localDateOf(first, setting.zone), localDateOf(last, setting.zone))
  const found: number[] = []
  for (let at = 0; at < dates.length && found.length < most; at += daysAtATime) {
    for (const day of await boards.daysOf(setting, dates.slice(at, at + daysAtATime), now)) {
      for (const { date, time, available } of slotsOn(day, offer, first)) {
        const start = fromUtcDateTime(date, time)
        if (available > 0 && start <= last && isInWindow(sought, start, setting.zone) && isWanted(start))
          found.push(start)
      }
    }
  }
  return found.slice(0, most)
}

/** Question to the boards: the grid of the service, the length of this very visit, and who may serve it. */
function offerFor(
  setting: LocationSetting,
  caller: VisitorCaller,
  sought: Sought,
  minute: number,
): Offer | undefined {
  const service = setting.services.get(sought.service_id)
  if (!service?.isBookable || !isShownTo(caller, setting, sought.service_id)) return undefined
  const specialistId = sought.same_specialist ? sought.specialist_id : null
  const resources =
    specialistId === null
      ? service.resources
      : service.resources.filter(({ kind, id }) => kind === 'specialist' && id === specialistId)
  if (resources.length === 0) return undefined
  const profile = profileOf(caller, setting.company)
  const rules = offerRules(setting, profile, service, specialistId, 'visitor', minute)
  const durationMinutes = Math.round((sought.ends_at.getTime() - sought.starts_at.getTime()) / 60_000)
  const isUsual = durationMinutes === rules.durationMinutes
  return {
    serviceId: sought.service_id,
    rules: { ...rules, durationMinutes },
    resources,
    kept: isUsual ? 'board' : 'nothing',
  }
}

function datesBetween(from: string, till: string): string[] {
  const days = Math.min(daysBetween(from, till) + 1, mostDays)
  return Array.from({ length: Math.max(days, 0) }, (_, index) => addDays(from, index))
}
