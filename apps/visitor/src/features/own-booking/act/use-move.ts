import type { FreeTime } from '@rinda/client/bookings/free-times'
import type { OwnBooking } from '@rinda/client/bookings/own/own-booking'
import type { VisitorBookings } from '@rinda/client/bookings/visitor-bookings'
import { serverNow } from '@rinda/live/clock/server-now'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { changedMs, readAgainMs, tryAgainMs } from '../../../session/line/reading-pauses.ts'
import { repeatReading } from '../../../session/line/repeated-reading.ts'
import { isOverLimit, withRoom } from '../../../session/line/with-room.ts'
import { useLanguage } from '../../../session/words/phrases.ts'
import { type DaysToMove, daysToMove, mostTimes } from './days-to-move.ts'
import type { OwnActs } from './use-own-acts.ts'

type TimesToMove = {
  /** Days that are shown, until those that were asked for have come; undefined while there are none yet. */
  readonly known: DaysToMove | undefined
  readonly isComing: boolean
  readonly readAgain: () => void
}

/** Keeps the times to which a booking can be moved, from a moment (ms) on; null: from now on. */
export function useTimesToMove(
  line: VisitorBookings | null,
  { service, specialist, startsAt, zone }: OwnBooking,
  fromMs: number | null,
): TimesToMove {
  const [known, setKnown] = useState<{ fromMs: number | null; days: DaysToMove }>()
  const [asked, setAsked] = useState(0)
  const [serviceId, specialistId] = [service.id, specialist?.id ?? null]
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew
  useEffect(() => {
    if (!line) return
    let isGone = false
    const reading = repeatReading(async () => {
      const found = await line.freeTimes(serviceId, fromMs ?? serverNow(), mostTimes, specialistId)
      if (found && !isGone) setKnown({ fromMs, days: daysToMove(found, zone, startsAt) })
      return found ? readAgainMs() : tryAgainMs()
    })
    reading.readIn(0)
    const heldBy = specialistId === null ? undefined : { serviceId, specialistIds: [specialistId] }
    const stop = line.onOtherTimes(() => reading.readIn(changedMs()), heldBy)
    return () => {
      isGone = true
      reading.stop()
      stop()
    }
  }, [line, serviceId, specialistId, startsAt, zone, fromMs, asked])
  return {
    known: known?.days,
    isComing: known?.fromMs !== fromMs,
    readAgain: () => setAsked((count) => count + 1),
  }
}

/** Gives what moves a booking: the new time is held, then both change in one step. Where that fails the old one stays. */
export function useMove(line: VisitorBookings | null, booking: OwnBooking, token: string, acts: OwnActs) {
  const language = useLanguage()
  const [, navigate] = useLocation()
  return async (to: FreeTime): Promise<boolean> => {
    if (!line) return false
    return await acts.run('move', async (note) => {
      const { company, location, service, specialist, qtid } = booking
      const slot = { locationId: location.id, serviceId: service.id, date: to.date, time: to.time, language }
      const asked = { ...slot, ...(specialist ? { specialistId: specialist.id } : {}) }
      const held = await withRoom(company.id, () => line.act('lock_booking', asked), isOverLimit, note)
      if (!held.ok) return { ok: false, info: held.failure.info }
      const { qtid: lockedQtid, token: lockedToken } = held.data.attributes
      const moved = await line.act('reschedule_booking', { qtid, token, lockedQtid, lockedToken })
      if (!moved.ok) {
        void line.act('unlock_booking', { qtid: lockedQtid, token: lockedToken })
        return { ok: false, info: moved.failure.info }
      }
      navigate(`/booking/${lockedQtid}#${lockedToken}`, { replace: true })
      return { ok: true }
    })
  }
}
