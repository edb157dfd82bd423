import type { FreeTime } from '@rinda/client/bookings/free-times'
import type { VisitorBookings } from '@rinda/client/bookings/visitor-bookings'
import { serverNow } from '@rinda/live/clock/server-now'
import { useEffect, useState } from 'react'
import { changedMs, readAgainMs, tryAgainMs } from '../../../session/line/reading-pauses.ts'
import { repeatReading } from '../../../session/line/repeated-reading.ts'

/** Free times by service; a service that is not there has not been read yet. */
export type FreeTimes = ReadonlyMap<number, readonly FreeTime[]>

type Asked = { serviceIds: readonly number[]; fromMs: number | null; most: number }
const none: FreeTimes = new Map()

/** Keeps the next free times of some services, from a moment on (null: from now on), while they are shown. */
export function useFreeTimes(
  line: VisitorBookings | null,
  { serviceIds, fromMs, most }: Asked,
): { times: FreeTimes; readAgain: () => void } {
  const [known, setKnown] = useState({ of: '', times: none })
  const [asked, setAsked] = useState(0)
  const ids = serviceIds.join()
  const of = `${ids} ${fromMs}`

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew
  useEffect(() => {
    if (!line || ids === '') return
    let isGone = false
    const reading = repeatReading(async () => {
      let isWhole = true
      for (const id of ids.split(',').map(Number)) {
        const times = await line.freeTimes(id, fromMs ?? serverNow(), most)
        if (isGone) return readAgainMs()
        if (!times) isWhole = false
        else
          setKnown((before) => ({
            of,
            times: new Map([...(before.of === of ? before.times : none), [id, times]]),
          }))
      }
      return isWhole ? readAgainMs() : tryAgainMs()
    })
    reading.readIn(0)
    const stop = line.onOtherTimes(() => reading.readIn(changedMs()))
    return () => {
      isGone = true
      reading.stop()
      stop()
    }
  }, [line, ids, fromMs, most, asked])
  return { times: known.of === of ? known.times : none, readAgain: () => setAsked((times) => times + 1) }
}
