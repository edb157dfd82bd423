import { done } from '@rinda/contract/wire/refusals'
import { fromUtcDateTime } from '@rinda/domain/time/zone'
import type { Database } from '../database/database.ts'
import type { Handlers } from '../edge/request.ts'
import type { Boards } from './boards/boards.ts'
import { getDaySheet } from './day-sheet.ts'
import { getSlots } from './slots.ts'
import { whyNothingIsFree } from './why-not-free.ts'

/** Handlers of the booking socket's requests about free time. */
export function availabilityMessages(context: {
  db: Database
  boards: Boards
}): Handlers<'get_slots' | 'get_day_sheet' | 'why_not_free'> {
  return {
    async get_slots({ caller, data, now }) {
      const { locationId, date, days, serviceId = null, specialistId = null } = data
      const slots = await getSlots(context, caller, { locationId, date, days, serviceId, specialistId }, now)
      return slots.ok ? done({ type: 'slots', data: { data: slots.value } }) : slots
    },
    async get_day_sheet({ caller, data, now }) {
      const sheet = await getDaySheet(context, caller, data, now)
      return sheet.ok ? done({ type: 'day_sheet', data: { data: sheet.value } }) : sheet
    },
    async why_not_free({ caller, data, now }) {
      const { locationId, serviceId = null, specialistId = null, date, time, duration = null } = data
      const startsAt = fromUtcDateTime(date, time)
      const query = { locationId, serviceId, specialistId, startsAt, durationMinutes: duration }
      const reasons = await whyNothingIsFree(context, caller, query, now)
      return reasons.ok ? done({ type: 'not_free_reasons', data: { data: reasons.value } }) : reasons
    },
  }
}
