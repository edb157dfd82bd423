import { closeTopLayer, isPageCovered, onLayerOpened } from '@rinda/ui/open-layers'
import type { AnyRouter, RouterHistory } from '@tanstack/react-router'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** An entry for what was opened over a page, above that of the page itself. */
    isOverPage?: true
  }
}

/**
 * Back closes what lies over the page, as Escape does, and the page stays. What is opened gets an entry of its own in the history, so that
 * there is one to go back from in a tab that began with this page; once it is closed that entry is passed over.
 */
export function backClosesWhatIsOpen(router: AnyRouter): () => void {
  const history: RouterHistory = router.history
  const isOverPage = () => history.location.state.isOverPage === true
  let wasOverPage = isOverPage()

  const stopListening = onLayerOpened(() => {
    // While it is asked whether the page may be left, the browser stands at another entry already.
    const isElsewhere = window.history.state?.__TSR_key !== history.location.state.__TSR_key
    if (isOverPage() || isElsewhere) return
    const { pathname, search, hash } = history.location
    void router.navigate({
      href: pathname + search + hash,
      state: (now: object) => ({ ...now, isOverPage: true }),
      resetScroll: false,
      ignoreBlocker: true,
    })
  })
  const stopBlocking = history.block({
    enableBeforeUnload: false,
    blockerFn: ({ action }) => {
      const isClosing = action === 'BACK' && isPageCovered()
      // The browser stands at the entry below by now, and comes back: what closes may change the address, which is that of its own entry.
      if (isClosing) window.addEventListener('popstate', closeTopLayer, { once: true })
      return isClosing
    },
  })
  const stopFollowing = history.subscribe(({ action }) => {
    const isPassed = action.type === 'BACK' && wasOverPage
    wasOverPage = isOverPage()
    if (isPassed) history.back()
  })
  return () => {
    stopListening()
    stopBlocking()
    stopFollowing()
  }
}
