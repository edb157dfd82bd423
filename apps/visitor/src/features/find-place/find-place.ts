import './find-place.css'
import { findNear } from './near.ts'
import { readAgain } from './read-again.ts'

/** Time in ms after which the waits on a page that is looked at are old. */
const oldAfterMs = 30_000

findNear()
setInterval(() => {
  if (document.visibilityState === 'visible') void readAgain()
}, oldAfterMs)
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') void readAgain()
})
