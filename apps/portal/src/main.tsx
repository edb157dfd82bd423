import { firstLanguage } from '@rinda/live/language-choice'
import { watchFaults } from '@rinda/live/watch-faults'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { backClosesWhatIsOpen } from './app/back-closes.ts'
import { focusHeadingAfterNavigation } from './app/focus-heading.ts'
import { ignoreHeldEnter } from './app/held-enter.ts'
import { preloadScreen, router } from './app/router.ts'
import { speak } from './session/phrases.ts'
import { portalVersion } from './session/portal-version.ts'
import { currentUserQuery, queryClient } from './session/queries.ts'

const place = document.getElementById('root')
if (!place) throw new Error('index.html has no #root')

// Asked for at once, side by side: who is signed in, the first screen, the texts.
void queryClient.prefetchQuery(currentUserQuery)
preloadScreen(location.pathname)
await speak(firstLanguage())

focusHeadingAfterNavigation(router)
ignoreHeldEnter()
backClosesWhatIsOpen(router)
createRoot(place, { onCaughtError: watchFaults('portal', portalVersion) }).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
