import type { FreeTime } from '@rinda/client/bookings/free-times'
import type { VisitorBookings } from '@rinda/client/bookings/visitor-bookings'
import { useEffect, useState } from 'react'

/** Free times by service; a service that is not there has not been read yet. */
export type FreeTimes = ReadonlyMap<number, readonly FreeTime[]>

/** Time in ms after which times are read again by themselves, and after they changed, and after they could not be read. */
const readAgainMs = 60_000
const changedMs = 1_000
const tryAgainMs = 3_000

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
    let timer: ReturnType<typeof setTimeout>
    let isGone = false
    let isReading = false
    let isOld = false
    const readIn = (ms: number) => {
      clearTimeout(timer)
      timer = setTimeout(read, ms)
    }
    const read = async () => {
      let isWhole = true
      isReading = true
      isOld = false
      for (const id of ids.split(',').map(Number)) {
        const times = await line.freeTimes(id, fromMs ?? Date.now(), most)
        if (isGone) return
        if (!times) isWhole = false
        else
          setKnown((before) => ({
            of,
            times: new Map([...(before.of === of ? before.times : none), [id, times]]),
          }))
      }
      isReading = false
      readIn(isOld ? changedMs : isWhole ? readAgainMs : tryAgainMs)
    }
    void read()
    // What is read at that moment may be from before it.
    const stop = line.onOtherTimes(() => {
      isOld = true
      if (!isReading) readIn(changedMs)
    })
    return () => {
      isGone = true
      clearTimeout(timer)
      stop()
    }
  }, [line, ids, fromMs, most, asked])
  return { times: known.of === of ? known.times : none, readAgain: () => setAsked((times) => times + 1) }
}
