import { type Booking, visitorName } from '@rinda/client/bookings/booking-view'
import type { ApprovalAct } from '@rinda/domain/booking/approval'
import { localTimeOf } from '@rinda/domain/time/zone'
import { useJudge } from '../../bookings/use-judge.ts'
import { usePhrases } from '../../session/phrases.ts'
import { useSession } from '../../session/session.tsx'
import { useToasts } from '../../session/toasts.ts'
import { useWhenOnline } from '../../session/use-when-online.ts'

export type Decide = {
  readonly accept: (booking: Booking) => void
  /** Then `onDone`, when it was declined. */
  readonly decline: (booking: Booking, note: string, onDone: () => void) => void
  /** Tells whether a booking is being decided about. */
  readonly isBusy: (qtid: string) => boolean
}

/** Decides about bookings of a list, and says what became of each. */
export function useDecide(): Decide {
  const { t } = usePhrases('booking')
  const { profileAt } = useSession()
  const { judge, busy } = useJudge()
  const toasts = useToasts()
  const whenOnline = useWhenOnline()

  const decide = (booking: Booking, act: ApprovalAct, note: string, onDone?: () => void) =>
    whenOnline(async () => {
      const judgement = await judge(booking, act, note)
      if (judgement === null) return
      if ('refusal' in judgement) return toasts.error(judgement.refusal)
      const name = visitorName(booking) || t('title')
      const time = localTimeOf(booking.startsAt, profileAt(booking.locationId).zone)
      toasts.success(t(act === 'accept' ? 'acceptedToast' : 'declinedToast', { name, time }))
      onDone?.()
    })
  return {
    isBusy: (qtid) => busy.has(qtid),
    accept: (booking) => decide(booking, 'accept', ''),
    decline: (booking, note, onDone) => decide(booking, 'decline', note, onDone),
  }
}
