import { isWhole, type ShortBooking } from '@rinda/client/bookings/short-bookings'
import { whyNotCancelable } from '@rinda/domain/booking/cancel'
import { isPaymentPending } from '@rinda/domain/booking/payment'
import type { EpochMinutes } from '@rinda/domain/time/zone'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Axis } from '../../calendar/day-axis.ts'
import { type MoveColumn, type MoveTarget, targetAt } from '../../calendar/move-target.ts'
import { useSession } from '../../session/session.tsx'

/** A booking on its way: where it would stand now, and how it is led. */
export type Moving = {
  readonly booking: ShortBooking
  readonly target: MoveTarget
  readonly by: 'pointer' | 'keys'
}

/** Way in which a move ended, for screen readers. */
export type MoveEnd = 'dropped' | 'refused' | 'ended' | 'changed'

export type MoveTo = { readonly startsAt: EpochMinutes; readonly specialistId?: number | null }

/** The one booking that is being moved in this calendar, if any. A live change of it ends the move. */
export function useMoving(props: {
  axis: Axis
  columns: readonly MoveColumn[]
  now: EpochMinutes
  onMove: (booking: ShortBooking, to: MoveTo) => void
  onEnd: (end: MoveEnd, moving: Moving) => void
}) {
  const { profileAt } = useSession()
  const [moving, setMoving] = useState<Moving | null>(null)
  const latest = useRef({ ...props, moving })
  latest.current = { ...props, moving }

  const find = useCallback((qtid: string) => {
    for (const column of latest.current.columns) {
      const booking = column.bookings.find((one) => one.qtid === qtid)
      if (booking) return { column, booking }
    }
    return null
  }, [])

  /** Takes a booking up; null where it must stay. */
  const start = useCallback(
    (qtid: string, by: Moving['by']): Moving | null => {
      const found = find(qtid)
      const { now, axis } = latest.current
      if (!found || whyNotCancelable(found.booking, now) !== null) return null
      const { booking, column } = found
      if (isWhole(booking) && isPaymentPending(booking.fields)) return null
      const { mayCreate, mayCancel } = profileAt(booking.locationId).booking
      if (!mayCreate || !mayCancel) return null
      const begun = { booking, by, target: targetAt(axis, column, booking, booking.startsAt, now) }
      setMoving(begun)
      return begun
    },
    [find, profileAt],
  )

  const lead = useCallback((target: MoveTarget) => {
    setMoving((last) => {
      const isSame =
        last?.target.column.index === target.column.index && last.target.startsAt === target.startsAt
      return last && !isSame ? { ...last, target } : last
    })
  }, [])

  const end = useCallback((how: MoveEnd) => {
    const { moving: last, onEnd } = latest.current
    setMoving(null)
    if (last) onEnd(how, last)
  }, [])

  /** Puts it down where it is; a place that is forbidden ends the move. */
  const drop = useCallback(() => {
    const { moving: last, onMove } = latest.current
    if (!last) return
    const { booking, target } = last
    const to = placeIn(target, booking)
    if (!to) return end('ended')
    if (target.trouble) return end('refused')
    end('dropped')
    onMove(booking, to)
  }, [end])

  const shown = moving && find(moving.booking.qtid)?.booking
  const isChanged = moving !== null && shown?.updatedAt !== moving.booking.updatedAt
  useEffect(() => {
    if (isChanged) end('changed')
  }, [isChanged, end])

  return { moving, latest, start, lead, end, drop }
}

/** Gives what changes if the booking is put there; null when it stays as it is. */
function placeIn({ column, startsAt }: MoveTarget, booking: ShortBooking): MoveTo | null {
  const specialistId = column.takerOf(booking)?.specialistId ?? null
  if (startsAt === booking.startsAt && specialistId === booking.specialistId) return null
  return specialistId === booking.specialistId ? { startsAt } : { startsAt, specialistId }
}
