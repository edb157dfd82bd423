import type { VisitorBookings } from '@rinda/client/bookings/visitor-bookings'
import type { Phrase } from '@rinda/contract/wire/json-api'
import { addDays } from '@rinda/domain/time/calendar'
import { useEffect, useState } from 'react'
import { onWake } from '../../../session/line/on-wake.ts'
import { changedMs, readAgainMs, tryAgainMs } from '../../../session/line/reading-pauses.ts'
import { repeatReading } from '../../../session/line/repeated-reading.ts'
import { slotsByDay, weeksShown } from './days.ts'

type Slots = ReturnType<typeof slotsByDay>
type Asked = {
  serviceId: number
  specialistId: number | null
  /** Ids of those who serve it; null where they are not known. */
  servedBy: readonly number[] | null
  zone: string
  monday: string
}

/**
 * Keeps the times of the weeks that are shown, live: what somebody takes goes, what is given back comes. `away`: why none can be said at this moment; it is
 * asked again by itself.
 */
export function useWeeks(
  line: VisitorBookings | null,
  { serviceId, specialistId, servedBy, zone, monday }: Asked,
): { slots: Slots | undefined; away: Phrase | null; readAgain: () => void } {
  const [known, setKnown] = useState<{ of: string; slots: Slots }>()
  const [away, setAway] = useState<Phrase | null>(null)
  const [asked, setAsked] = useState(0)
  const of = `${serviceId} ${specialistId} ${monday}`
  const serving = servedBy?.join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew
  useEffect(() => {
    if (!line) return
    let isGone = false
    const reading = repeatReading(async () => {
      const mondays = Array.from({ length: weeksShown }, (_, week) => addDays(monday, week * 7))
      const replies = await Promise.all(mondays.map((date) => line.week({ serviceId, specialistId }, date)))
      const weeks = replies.flatMap((reply) => (reply.ok ? [reply.data] : []))
      const isWhole = weeks.length === replies.length
      if (isGone) return readAgainMs()
      if (isWhole) setKnown({ of, slots: slotsByDay(weeks.flat(), zone) })
      const refused = replies.find((reply) => !reply.ok && reply.failure.code === 'unavailable')
      if (isWhole || refused) setAway(refused && !refused.ok ? refused.failure.info : null)
      return isWhole ? readAgainMs() : tryAgainMs()
    })
    reading.readIn(0)
    const look = () => reading.readIn(changedMs())
    const specialistIds = specialistId === null ? servedBy : [specialistId]
    const heldBy = servedBy && specialistIds ? { serviceId, specialistIds } : undefined
    const stops = [line.onOtherTimes(look, heldBy), onWake(look), reading.stop]
    return () => {
      isGone = true
      for (const stop of stops) stop()
    }
  }, [line, of, serving, zone, asked])
  return {
    // What was free before nobody can promise now.
    slots: known?.of === of && !away ? known.slots : undefined,
    away,
    readAgain: () => setAsked((times) => times + 1),
  }
}
