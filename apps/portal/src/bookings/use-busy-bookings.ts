import { useRef, useState } from 'react'

/** Bookings about which something is on its way to the server, each by its qtid with what it is. */
export type BusyBookings<Act> = {
  readonly busy: ReadonlyMap<string, Act>
  /** Does something about a booking, unless something is on its way already: then null. */
  readonly whileBusy: <Done>(qtid: string, act: Act, run: () => Promise<Done>) => Promise<Done | null>
}

/** Keeps which bookings are busy: each by itself, as a list has many. */
export function useBusyBookings<Act>(): BusyBookings<Act> {
  const now = useRef<ReadonlyMap<string, Act>>(new Map())
  const [busy, setBusy] = useState(now.current)
  const put = (entries: Iterable<readonly [string, Act]>) => {
    now.current = new Map(entries)
    setBusy(now.current)
  }
  const whileBusy = async <Done>(qtid: string, act: Act, run: () => Promise<Done>) => {
    if (now.current.has(qtid)) return null
    put([...now.current, [qtid, act]])
    try {
      return await run()
    } finally {
      put([...now.current].filter(([one]) => one !== qtid))
    }
  }
  return { busy, whileBusy }
}
