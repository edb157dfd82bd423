import type { RequestFailure } from '@rinda/client/bookings/booking-replies'
import type { FreeTime } from '@rinda/client/bookings/free-times'
import type { VisitorBookings } from '@rinda/client/bookings/visitor-bookings'
import type { VisitLocation } from '@rinda/client/queue/visit-location'
import { useEffect, useEffectEvent, useState } from 'react'
import { keptMs } from '../../../bookings/kept-ms.ts'
import { isOverLimit, withRoom } from '../../../session/line/with-room.ts'
import { useLanguage } from '../../../session/words/phrases.ts'
import { useWish } from '../act/use-wish.ts'

/** A time that is kept for whoever stands there. `endsAt` is by the clock of the page (`performance.now`). */
export type Held = {
  readonly qtid: string
  readonly token: string
  readonly serviceId: number
  readonly startsAt: number
  readonly endsAt: number
}
/** An appointment that was written, without whose it is. */
export type Booked = {
  readonly code: string
  readonly serviceId: number
  readonly startsAt: number
  /** True where staff still have to accept it. */
  readonly isPending: boolean
}
/** Reason why there is no appointment: what the server said, or that the time was kept no longer. */
export type NotBooked = RequestFailure | 'hold-over'
export type Visitor = { firstName: string; lastName: string; phoneNumber: string; email: string } & {
  phoneCountryCode: string
}

type Steps = { onHeld: () => void; onBooked: () => void; onHoldOver: () => void }

/** Books a time: holds it, and writes it once there is a visitor. What nobody waits for any more is given back. */
export function useBooking(
  line: VisitorBookings | null,
  { id: locationId, companyId }: Pick<VisitLocation, 'id' | 'companyId'>,
  steps: Steps,
) {
  const language = useLanguage()
  const { onItsWay, answerOf, giveUp } = useWish<'hold' | 'booking'>()
  const [held, setHeld] = useState<Held | null>(null)
  const [booked, setBooked] = useState<Booked | null>(null)
  const [refused, setRefused] = useState<NotBooked | null>(null)
  /** Counts what was given back: of one's own acts nobody else tells. */
  const [released, setReleased] = useState(0)

  async function hold(serviceId: number, { date, time, startsAt }: FreeTime) {
    if (!line) return
    setRefused(null)
    const asked = { locationId, serviceId, date, time, language }
    const reply = await answerOf(
      'hold',
      (onUnsure, note) =>
        withRoom(companyId, () => line.act('lock_booking', asked, onUnsure), isOverLimit, note),
      ({ attributes: { qtid, token } }) => line.act('unlock_booking', { qtid, token }),
    )
    if (!reply) return
    if (!reply.ok) return setRefused(reply.failure)
    const { qtid, token } = reply.data.attributes
    setHeld({ qtid, token, serviceId, startsAt, endsAt: performance.now() + keptMs(reply.data) })
    steps.onHeld()
  }

  async function confirm(visitor: Visitor) {
    if (!line || !held) return
    const { qtid, token, serviceId, startsAt } = held
    setRefused(null)
    const asked = { qtid, token, language, ...visitor }
    const reply = await answerOf(
      'booking',
      (onUnsure, note) =>
        withRoom(companyId, () => line.act('schedule_booking', asked, onUnsure), isOverLimit, note),
      () => line.act('cancel_booking', { qtid, token }),
    )
    if (!reply) return
    if (!reply.ok) {
      setRefused(reply.failure)
      if (reply.failure.field === undefined) leave()
      return
    }
    const { code, approval } = reply.data.attributes
    setHeld(null)
    setBooked({ code, serviceId, startsAt, isPending: approval === 'pending' })
    steps.onBooked()
  }

  /** Gives back the time that is held. It ends by itself too. */
  function release() {
    if (line && held)
      void line
        .act('unlock_booking', { qtid: held.qtid, token: held.token })
        .then(() => setReleased((times) => times + 1))
    setHeld(null)
  }

  function leave() {
    release()
    steps.onHoldOver()
  }

  const end = useEffectEvent(() => {
    setRefused('hold-over')
    leave()
  })
  // While it is being booked, the server's word is waited for.
  const isWaited = onItsWay !== null
  const endsAt = held?.endsAt
  useEffect(() => {
    if (endsAt === undefined || isWaited) return
    const timer = setTimeout(end, Math.max(0, endsAt - performance.now()))
    return () => clearTimeout(timer)
  }, [endsAt, isWaited])

  return {
    ...{ onItsWay, held, booked, refused, released, hold, confirm, release },
    /** Stops waiting, and forgets all of whoever stood there. */
    giveUp() {
      giveUp()
      // Of what is being booked at that moment the server refuses this: then it is canceled once it is known.
      release()
      setBooked(null)
      setRefused(null)
    },
    forget: () => setRefused(null),
  }
}
