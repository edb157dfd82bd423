import type { Reply } from '@rinda/client/bookings/booking-replies'
import { useRef, useState } from 'react'

/** Something that somebody asked for at the kiosk and that has not been answered. */
export type OnItsWay<What> = {
  readonly what: What
  readonly isUnsure: boolean
  /** The browser works, as much was asked for at its address. */
  readonly isProving?: boolean
}

type Wish<What extends string> = {
  readonly onItsWay: OnItsWay<What> | null
  /** Waits for an answer; undefined where it was given up meanwhile, or something else is on its way. `takeBack` undoes what nobody waits for any more. */
  readonly answerOf: <Data>(
    what: What,
    ask: (onUnsure: () => void, note: (isProving: boolean) => void) => Promise<Reply<Data>>,
    takeBack: (data: Data) => Promise<unknown>,
  ) => Promise<Reply<Data> | undefined>
  readonly giveUp: () => void
}

/** Keeps the one thing that somebody waits for. */
export function useWish<What extends string>(): Wish<What> {
  const [onItsWay, setOnItsWay] = useState<OnItsWay<What> | null>(null)
  const wish = useRef<object | null>(null)
  return {
    onItsWay,
    async answerOf(what, ask, takeBack) {
      if (wish.current) return
      const own = {}
      wish.current = own
      setOnItsWay({ what, isUnsure: false })
      const say = (more: object) => wish.current === own && setOnItsWay({ what, isUnsure: false, ...more })
      const reply = await ask(
        () => say({ isUnsure: true }),
        (isProving) => say({ isProving }),
      )
      if (wish.current !== own) {
        if (reply.ok) await takeBack(reply.data)
        return
      }
      wish.current = null
      setOnItsWay(null)
      return reply
    },
    giveUp() {
      wish.current = null
      setOnItsWay(null)
    },
  }
}
