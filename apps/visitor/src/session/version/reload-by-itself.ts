import { machineNow } from '@rinda/live/clock/machine-now'
import { reloadOnce } from './load-again.ts'
import { pageVersion, publishedPageVersion } from './page-version.ts'
import { countFailure, failuresFrom, failuresText } from './reload-pauses.ts'

const failuresKey = 'rinda.visit.failures'

/** Tells whether a page hangs on a wall or stands in a hall, where nobody presses "try again". */
export function isUnattended(path: string): boolean {
  return /^\/visit\/(display|kiosk)\//.test(path)
}

/**
 * Loads a page that failed again after a pause that grows with each failure, and only once the server answers: a browser shows a page of its
 * own where it does not, which nobody comes back from. Returns the way to stop.
 */
export function reloadByItself(): () => void {
  let timer: ReturnType<typeof setTimeout>
  let isStopped = false
  const tryLater = () => {
    const { pauseMs, ...counted } = countFailure(
      failuresFrom(sessionStorage.getItem(failuresKey)),
      machineNow(),
    )
    sessionStorage.setItem(failuresKey, failuresText(counted))
    // Not all screens of a place at the same moment.
    timer = setTimeout(look, pauseMs * (1 + Math.random() / 4))
  }
  const look = async () => {
    const isThere = (await publishedPageVersion()) !== null
    if (isStopped) return
    if (isThere) location.reload()
    else tryLater()
  }
  tryLater()
  return () => {
    isStopped = true
    clearTimeout(timer)
  }
}

/**
 * Loads a page that failed again when its line comes back, and, once, where the server has another version: what the page asked for may be there no
 * more. Returns the way to stop.
 */
export function reloadWhenThere(): () => void {
  let isStopped = false
  const look = async (reload: (version: string) => void) => {
    const version = await publishedPageVersion()
    if (!isStopped && version !== null) reload(version)
  }
  void look((version) => {
    if (pageVersion !== null && version !== pageVersion) reloadOnce()
  })
  const again = () => void look(() => location.reload())
  window.addEventListener('online', again)
  return () => {
    isStopped = true
    window.removeEventListener('online', again)
  }
}
