import { useEffect, useState } from 'react'
import { pageVersion, publishedPageVersion } from './page-version.ts'

/** Time in ms between two looks at the version: long, and another for each screen, so that many do not come together. */
const lookAgainMs = () => 45_000 + Math.random() * 30_000

/** Tells whether the server has another version of these pages by now. A screen that nobody touches loads itself again then. */
export function useOutdated(): boolean {
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
