import { useEffect } from 'react'

/** Keeps the screen awake while `isWanted`, where the browser can: whoever looks at their place need not touch the phone. */
export function useWakeLock(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted || !('wakeLock' in navigator)) return
    let lock: WakeLockSentinel | undefined
    let isGone = false
    // The browser takes it away whenever the page is out of sight; a low battery refuses it.
    const ask = async () => {
      if (document.visibilityState !== 'visible') return
      try {
        lock = await navigator.wakeLock.request('screen')
        if (isGone) await lock.release()
      } catch {}
    }
    void ask()
    document.addEventListener('visibilitychange', ask)
    return () => {
      isGone = true
      document.removeEventListener('visibilitychange', ask)
      void lock?.release().catch(() => {})
    }
  }, [isWanted])
}
