/** Tells whether the page has to bring the keys itself: a phone has its own, and no room for ours. */
export function hasOwnKeyboard(): boolean {
  return window.matchMedia('(min-width: 700px)').matches
}
