import type { BusyCalendarResource } from '@rinda/contract/set-up/busy-calendar'
import type { CalendarShown } from './calendar-store.ts'

/** The only way of a specialist's private calendar to the wire, without its address. */
export function busyCalendarResource(row: CalendarShown): BusyCalendarResource {
  return {
    id: String(row.specialist_id),
    type: 'busy_calendar',
    attributes: {
      company_id: row.company_id,
      specialist_id: row.specialist_id,
      host: hostOf(row.url),
      reading: row.is_asked,
      heard_at: row.heard_at?.toISOString() ?? null,
      fault: row.fault,
      failing_since: row.failing_since?.toISOString() ?? null,
      busy_times: row.busy_times,
      created_by: row.created_by,
      created_at: row.created_at.toISOString(),
    },
  }
}

/** The same of a specialist who has none. */
export function noBusyCalendar(companyId: number, specialistId: number): BusyCalendarResource {
  return {
    id: String(specialistId),
    type: 'busy_calendar',
    attributes: {
      ...{
        company_id: companyId,
        specialist_id: specialistId,
        host: '',
        reading: false,
        heard_at: null,
      },
      ...{ fault: null, failing_since: null, busy_times: 0, created_by: '', created_at: '' },
    },
  }
}

/** Gives the host of an address, by which it is told from another without being opened. */
export function hostOf(url: string): string {
  return new URL(url).host
}
