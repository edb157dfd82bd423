import { done } from '@rinda/contract/wire/refusals'
import { fromUtcDateTime } from '@rinda/domain/time/zone'
import type { Handlers } from '../../edge/request.ts'
import type { BookingContext } from '../context.ts'
import { previewBlock } from './preview-block.ts'

/** Handlers of the booking socket's requests about blocks before they are made. */
export function blockMessages(
  context: Pick<BookingContext, 'db' | 'settings' | 'lineFigures'>,
): Handlers<'preview_block'> {
  return {
    async preview_block({ caller, data, now }) {
      const { locationId, serviceId = null, specialistId = null, date, time, duration } = data
      const slot = { locationId, serviceId, specialistId, durationMinutes: duration }
      const found = await previewBlock(
        context,
        caller,
        { ...slot, startsAt: fromUtcDateTime(date, time) },
        now,
      )
      return found.ok ? done({ type: 'block_preview', data: { data: found.value } }) : found
    },
  }
}
