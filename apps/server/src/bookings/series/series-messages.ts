import type { BookingResource } from '@rinda/contract/booking/booking'
import type { ReplyMessage } from '@rinda/contract/booking/replies'
import type { RequestData } from '@rinda/contract/booking/requests'
import { done, type Result } from '@rinda/contract/wire/refusals'
import { fromUtcDateTime } from '@rinda/domain/time/zone'
import type { Handlers } from '../../edge/request.ts'
import { answering } from '../answering-messages.ts'
import { isBlockInput } from '../book/customer.ts'
import type { BookingContext } from '../context.ts'
import { cancelSeries } from './cancel-series.ts'
import { previewSeries } from './preview-series.ts'
import { scheduleSeries } from './schedule-series.ts'

/** Handlers of the booking socket's requests about series. */
export function seriesMessages(
  context: BookingContext,
): Handlers<'preview_series' | 'schedule_series' | 'cancel_series'> {
  const once = answering(context)
  return {
    async preview_series({ caller, data, now }) {
      const hold = data.lockedQtid ? { qtid: data.lockedQtid } : null
      const found = await previewSeries(context, caller, { ...slotOf(data), isBlock: data.block, hold }, now)
      return found.ok ? done({ type: 'series_preview', data: { data: found.value } }) : found
    },
    async schedule_series(request) {
      const { firstName, lastName, email, phoneNumber, phoneCountryCode, language, fields, notes } =
        request.data
      const customer = { firstName, lastName, email, phoneNumber, phoneCountryCode, language, fields, notes }
      const { lockedQtid, lockedToken = null } = request.data
      const hold = lockedQtid ? { name: { qtid: lockedQtid }, token: lockedToken } : null
      const input = { ...slotOf(request.data), ...customer, isBlock: isBlockInput(fields), hold }
      return asList('series_scheduled', await once(request, scheduleSeries, input))
    },
    async cancel_series(request) {
      const { qtid, token, scope, notes } = request.data
      return asList(
        'series_canceled',
        await once(request, cancelSeries, { name: { qtid }, token, scope, notes: notes ?? {} }),
      )
    },
  }
}

function slotOf({
  locationId,
  serviceId = null,
  specialistId = null,
  date,
  time,
  duration = null,
  repeat,
}: RequestData<'preview_series'> | RequestData<'schedule_series'>) {
  const startsAt = fromUtcDateTime(date, time)
  return { locationId, serviceId, specialistId, startsAt, durationMinutes: duration, repeat }
}

/** An answer about many bookings lists them all as what was asked about. */
function asList<Type extends 'series_scheduled' | 'series_canceled'>(
  type: Type,
  reply: Result<ReplyMessage<'lock_booking'>>,
): Result<{ type: Type; data: { data: BookingResource[] } }> {
  if (!reply.ok) return reply
  const { data, included = [] } = reply.value.data
  return done({ type, data: { data: [data, ...(included as BookingResource[])] } })
}
