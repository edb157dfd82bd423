import type { BusyCalendarAttributes, BusyCalendarResource } from '@rinda/contract/set-up/busy-calendar'
import type { EntityOf } from '@rinda/contract/wire/entity-of'
import type { Document } from '@rinda/contract/wire/json-api'
import type { Http, HttpCall, HttpResult } from '../http/create-http.ts'
import { entityFrom } from '../http/entity.ts'
import { readList } from '../http/reads.ts'
import type { WriteOptions } from '../http/writes.ts'

/** A specialist's private calendar, without its address; times are ISO 8601 with `Z`. */
export type BusyCalendar = EntityOf<BusyCalendarAttributes>

const pathOf = (specialistId: number) => `/api/portal/specialists/${specialistId}/busy_calendar`

/** Lists the private calendars of the specialists whom the person sets up. */
export function listBusyCalendars(http: Http): Promise<HttpResult<BusyCalendar[]>> {
  return readList(http, '/api/portal/busy_calendars', ({ data }) =>
    data.map((one) => entityFrom<BusyCalendar>(one)),
  )
}

/** Names the calendar of a specialist by its address, in the place of the one before. */
export function nameBusyCalendar(http: Http, specialistId: number, url: string, options: WriteOptions = {}) {
  return send(http, {
    method: 'POST',
    path: pathOf(specialistId),
    body: { busy_calendar: { url } },
    ...options,
  })
}

/** Has the calendar of a specialist read now. */
export function readBusyCalendarNow(http: Http, specialistId: number, options: WriteOptions = {}) {
  return send(http, { method: 'POST', path: `${pathOf(specialistId)}/read`, ...options })
}

/** Reads the calendar of a specialist no more: what it took of their time is free again. */
export function endBusyCalendar(http: Http, specialistId: number, options: WriteOptions = {}) {
  return send(http, { method: 'DELETE', path: pathOf(specialistId), ...options })
}

async function send(http: Http, call: HttpCall): Promise<HttpResult<BusyCalendar | undefined>> {
  const result = await http<Document<BusyCalendarResource>>(call)
  if (!result.ok) return result
  return { ok: true, value: result.value ? entityFrom<BusyCalendar>(result.value.data) : undefined }
}
