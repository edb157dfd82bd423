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
import type { OwnActs } from './use-own-acts.ts'

/** Number of times that are read at once. */
const mostTimes = 120

/** Keeps the times to which a booking can be moved; undefined while they are read. */
export function useTimesToMove(
  line: VisitorBookings | null,
  { service, specialist, startsAt }: OwnBooking,
): { times: readonly FreeTime[] | undefined; readAgain: () => void } {
  const [times, setTimes] = useState<readonly FreeTime[]>()
  const [asked, setAsked] = useState(0)
  const [serviceId, specialistId] = [service.id, specialist?.id ?? null]
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew
  useEffect(() => {
    if (!line) return
    let isGone = false
    const reading = repeatReading(async () => {
      const found = await line.freeTimes(serviceId, serverNow(), mostTimes, specialistId)
      if (found && !isGone) setTimes(found.filter((one) => one.startsAt !== startsAt))
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
  }, [line, serviceId, specialistId, startsAt, asked])
  return { times, readAgain: () => setAsked((count) => count + 1) }
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
