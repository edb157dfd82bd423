import { done } from '@rinda/contract/refusals'
import type { Handlers } from '../realtime/request.ts'
import { getDaySheet } from './day-sheet.ts'
import { type AvailabilityContext, getSlots } from './slots.ts'

/** What the booking socket is asked about free time. */
export function availabilityMessages(context: AvailabilityContext): Handlers<'get_slots' | 'get_day_sheet'> {
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
  }
}
