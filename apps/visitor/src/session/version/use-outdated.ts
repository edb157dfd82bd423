import { useEffect, useRef, useState } from 'react'
import { reloadOnce } from './load-again.ts'
import { pageVersion, publishedPageVersion } from './page-version.ts'

/** Time in ms between two looks at the version: long, and another for each screen, so that many do not come together. */
const lookAgainMs = () => 45_000 + Math.random() * 30_000

/** Tells whether the server has another version of these pages by now. A screen that nobody touches loads itself again then. */
function useOutdated(): boolean {
  const [isOutdated, setOutdated] = useState(false)
  useEffect(() => {
    if (pageVersion === null || isOutdated) return
    let timer: ReturnType<typeof setTimeout>
    let isGone = false
    const look = async () => {
      const version = await publishedPageVersion()
      if (isGone) return
      if (version !== null && version !== pageVersion) setOutdated(true)
      else timer = setTimeout(look, lookAgainMs())
    }
    timer = setTimeout(look, lookAgainMs())
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [isOutdated])
  return isOutdated
}

/** Loads the page again when the server has another version, while nobody looks at it. */
export function useReloadWhenOutdated(): void {
  const isOutdated = useOutdated()
  useEffect(() => {
    if (!isOutdated) return
    const reload = () => {
      if (document.visibilityState !== 'visible') reloadOnce()
    }
    reload()
    document.addEventListener('visibilitychange', reload)
    return () => document.removeEventListener('visibilitychange', reload)
  }, [isOutdated])
}

/** Time in ms between two looks for a quiet moment. */
const lookForQuietMs = 1_000

/** Loads a screen on a wall again when the server has another version, at a moment that `isQuiet` names. */
export function useReloadWhenQuiet(isQuiet: () => boolean): void {
  const isOutdated = useOutdated()
  const asked = useRef(isQuiet)
  asked.current = isQuiet
  useEffect(() => {
    if (!isOutdated) return
    const timer = setInterval(() => {
      if (asked.current()) reloadOnce()
    }, lookForQuietMs)
    return () => clearInterval(timer)
  }, [isOutdated])
}
