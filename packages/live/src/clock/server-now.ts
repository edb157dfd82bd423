import type { Http } from '@rinda/client/http/create-http'
import { getPublishedVersion } from '@rinda/client/http/published-version'
import { machineNow } from './machine-now.ts'
import { createServerClock } from './server-clock.ts'

const clock = createServerClock({ wall: machineNow, gone: () => performance.now() })

/** Gives what time it is by the server's clock, and so at the place, however this machine's is set: ms since 1970. */
export const serverNow = clock.now
/** For `createHttp`: learns the server's time from every answer. */
export const askTime = clock.ask
/** Tells each time that the clock was put right. Returns the way to stop. */
export const onClockSet = clock.onSet

/** Asks the server what time it is whenever the machine's clock has leapt. Returns the way to stop. */
export function askWhenInDoubt(http: Http): () => void {
  let isAsking = false
  return clock.onDoubt(() => {
    if (isAsking) return
    isAsking = true
    void getPublishedVersion(http).finally(() => {
      isAsking = false
    })
  })
}
