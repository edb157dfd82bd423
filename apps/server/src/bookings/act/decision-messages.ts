import { refuse } from '@rinda/contract/wire/refusals'
import type { Handlers } from '../../edge/request.ts'
import { answering } from '../answering-messages.ts'
import { makeVisitorCode } from '../book/make-code.ts'
import { verifyBooking } from '../book/verify.ts'
import type { BookingContext } from '../context.ts'
import { judgeBooking } from './judge.ts'
import { serveBooking } from './serve.ts'

/**
 * Handlers of the booking socket's requests to decide about a booking: whether its visitor is who they say,
 * whether they may come, whether they came.
 */
export function decisionMessages(
  context: BookingContext,
): Handlers<'verify_booking' | 'accept_booking' | 'decline_booking' | 'serve_booking'> {
  const once = answering(context)
  return {
    async verify_booking(request) {
      const { qtid, token, code, ...address } = request.data
      const named = { name: { qtid }, token }
      if (code !== undefined) return await once(request, verifyBooking, { ...named, code })
      const hasAddress = address.email !== undefined || address.phoneNumber !== undefined
      if (!hasAddress) return refuse('field_required', 'code')
      return await once(request, makeVisitorCode, { ...named, ...address })
    },
    async accept_booking(request) {
      const { qtid, token, notes } = request.data
      return await once(request, judgeBooking, { act: 'accept', name: { qtid }, token, notes: notes ?? {} })
    },
    async decline_booking(request) {
      const { qtid, token, notes } = request.data
      return await once(request, judgeBooking, { act: 'decline', name: { qtid }, token, notes: notes ?? {} })
    },
    async serve_booking(request) {
      const { qtid, token = null } = request.data
      return await once(request, serveBooking, { name: { qtid }, token })
    },
  }
}
