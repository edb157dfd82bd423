import './find-place.css'
import { offerMap } from './map/open-map.ts'
import { findNear } from './near.ts'
import { showOwnTickets } from './own-tickets.ts'
import { readAgain } from './read-again.ts'

/** Time in ms after which the waits on a page that is looked at are old. */
const oldAfterMs = 30_000

findNear()
offerMap()
showOwnTickets()
// Whoever comes back by the browser's arrow may have taken or lost a number meanwhile.
window.addEventListener('pageshow', ({ persisted }) => persisted && showOwnTickets())
setInterval(() => {
  if (document.visibilityState === 'visible') void readAgain()
}, oldAfterMs)
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') void readAgain()
})
