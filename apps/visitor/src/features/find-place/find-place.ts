import './find-place.css'
import { offerMap } from './map/open-map.ts'
import { findNear } from './near.ts'
import { readAgain } from './read-again.ts'

/** Time in ms after which the waits on a page that is looked at are old. */
const oldAfterMs = 30_000

findNear()
offerMap()
setInterval(() => {
  if (document.visibilityState === 'visible') void readAgain()
}, oldAfterMs)
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') void readAgain()
})
