import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { focusHeadingAfterNavigation } from './app/focus-heading.ts'
import { router } from './app/router.tsx'
import { startLanguage } from './session/language.ts'

const place = document.getElementById('root')
if (!place) throw new Error('index.html has no #root')

await startLanguage()
focusHeadingAfterNavigation(router)
createRoot(place).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
