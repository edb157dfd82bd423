import { useEffect, useEffectEvent } from 'react'
import type { ReadBooking } from './what-was-read.ts'

/** Asks for a booking that was read while the line was away, once it is there; not of whoever comes after the one who held it before the reader. */
export function useReadBefore(props: {
  readBefore: ReadBooking | null
  /** True while the screen stands on which it is asked for. */
  isWanted: boolean
  isOnline: boolean
  onDone: () => void
  onAsk: (booking: ReadBooking) => Promise<void>
}): void {
  const { readBefore, isWanted, isOnline } = props
  const onDone = useEffectEvent(props.onDone)
  const onAsk = useEffectEvent(props.onAsk)
  useEffect(() => {
    if (!readBefore || (isWanted && !isOnline)) return
    onDone()
    if (isWanted) void onAsk(readBefore)
  }, [readBefore, isWanted, isOnline])
}
