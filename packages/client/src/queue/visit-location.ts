import type { LocationStateAttributes } from '@rinda/contract/queue/location-state'
import type { VisitLocationAttributes, VisitService } from '@rinda/contract/queue/visit-location'
import type { Document, ResourceObject } from '@rinda/contract/wire/json-api'
import type { Http, HttpResult } from '../http/create-http.ts'
import type { Texts } from '../http/entity.ts'
import { isId } from '../http/ids.ts'
import { nameFrom } from '../http/names.ts'

/** A service that visitors wait for, with its line at this moment. Waits are minutes. */
export type ServiceLine = {
  readonly id: number
  readonly name: Texts
  readonly ticketsToWait: number
  readonly timeToWait: { readonly middle: number; readonly low: number; readonly high: number }
  /** Tells whether a counter that takes it is open: where none is, the wait is as if one opened now. */
  readonly isStaffed: boolean
  /** Reason why no ticket of it is given now; null where one is. */
  readonly refuses: VisitService['refuses']
  readonly averageTime: number
  /** Tells whether appointments are booked for it. */
  readonly isBookable: boolean
}

/** A location as a visitor's page shows it. Moments are ms since 1970. */
export type VisitLocation = {
  readonly id: number
  readonly companyId: number
  readonly name: Texts
  readonly address: Texts
  readonly announcement: Texts
  readonly timezone: string
  readonly isOpen: boolean
  readonly isAroundTheClock: boolean
  readonly closesAt: number | null
  readonly opensAt: number | null
  readonly crowdLevel: number
  readonly services: readonly ServiceLine[]
  /** Metres from here within which a phone is given a ticket; null: anywhere. */
  readonly mostDistanceMeters: number | null
  /** Number of people for whom a visitor may take one ticket. */
  readonly mostPeople: number
  /** Address that a code is sent to, which whoever books has to enter. */
  readonly visitorCode: VisitLocationAttributes['visitor_code']
  readonly socketKey: string
}

type Resource = ResourceObject<string, VisitLocationAttributes>

/** Reads a location as its line stands now; undefined where visitors are shown none of that id. */
export async function getVisitLocation(
  http: Http,
  id: number,
): Promise<HttpResult<VisitLocation | undefined>> {
  if (!isId(id)) return { ok: true, value: undefined }
  const result = await http<Document<Resource>>({ path: `/api/visit/locations/${id}` })
  if (!result.ok) {
    const isUnknown = result.failure.kind === 'refused' && result.failure.status === 404
    return isUnknown ? { ok: true, value: undefined } : result
  }
  return { ok: true, value: result.value ? visitLocationFrom(result.value.data) : undefined }
}

function visitLocationFrom({ id, attributes: a }: Resource): VisitLocation {
  return {
    id: Number(id),
    companyId: a.company_id,
    name: nameFrom(a),
    address: { default: a.address, lv: a.address_lv, en: a.address_en, ru: a.address_ru },
    announcement: {
      default: a.announcement,
      lv: a.announcement_lv,
      en: a.announcement_en,
      ru: a.announcement_ru,
    },
    timezone: a.timezone,
    isOpen: a.open,
    isAroundTheClock: a.around_the_clock ?? false,
    closesAt: msOf(a.closes_at),
    opensAt: msOf(a.opens_at),
    crowdLevel: a.crowd_level,
    services: a.services.map((one) => ({
      id: Number(one.id),
      name: nameFrom(one),
      averageTime: one.average_time,
      isBookable: one.bms_active,
      ...lineFrom(one),
    })),
    mostDistanceMeters: a.most_distance_meters,
    mostPeople: a.most_people,
    visitorCode: a.visitor_code,
    socketKey: a.socket_key,
  }
}

function lineFrom(one: LocationStateAttributes['services'][number]) {
  const { time_to_wait: middle, time_to_wait_low: low, time_to_wait_high: high } = one
  return {
    ticketsToWait: one.tickets_to_wait,
    timeToWait: { middle, low, high },
    isStaffed: one.staffed,
    refuses: one.refuses,
  }
}

/** The location with its line as a message tells it. A service that the page does not know comes with the next reading. */
export function withState(location: VisitLocation, state: LocationStateAttributes): VisitLocation {
  const lines = new Map(state.services.map((one) => [Number(one.id), one]))
  return {
    ...location,
    crowdLevel: state.crowd_level,
    services: location.services.flatMap((service) => {
      const line = lines.get(service.id)
      return line ? [{ ...service, ...lineFrom(line) }] : []
    }),
  }
}

function msOf(moment: string | null): number | null {
  return moment === null ? null : Date.parse(moment)
}
