import { useEffect, useEffectEvent, useState } from 'react'

type Idle = {
  /** False while something is on its way: nobody is sent back then. */
  isOn: boolean
  /** Begins anew with each other value. */
  step: string
  /** Time in ms without a touch after which it is counted down, and how long. */
  quietMs: number
  countMs: number
  onEnd: () => void
}

/** Counts down to the start once nobody has touched the screen for a while. Gives the seconds that are left, null while it does not count; any touch or key ends it. */
export function useIdle({ isOn, step, quietMs, countMs, onEnd }: Idle): number | null {
  const [left, setLeft] = useState<number | null>(null)
  const end = useEffectEvent(onEnd)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step has its own quiet time
  useEffect(() => {
    setLeft(null)
    if (!isOn) return
    let touchedAt = performance.now()
    let hasEnded = false
    const look = () => {
      const remaining = touchedAt + quietMs + countMs - performance.now()
      if (hasEnded) return
      if (remaining <= 0) {
        hasEnded = true
        return end()
      }
      setLeft(remaining > countMs ? null : Math.ceil(remaining / 1000))
    }
    const touch = () => {
      touchedAt = performance.now()
      look()
    }
    look()
    const timer = setInterval(look, 250)
    const touches = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const
    for (const one of touches) window.addEventListener(one, touch, { capture: true, passive: true })
    return () => {
      clearInterval(timer)
      for (const one of touches) window.removeEventListener(one, touch, { capture: true })
    }
  }, [isOn, step, quietMs, countMs])
  return left
}
