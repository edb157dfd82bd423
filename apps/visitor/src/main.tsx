import { watchFaults } from '@rinda/live/watch-faults'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { pageLanguage } from './session/page-language.ts'
import { pageVersion } from './session/page-version.ts'
import { speak } from './session/phrases.ts'

const place = document.getElementById('root')
if (!place) throw new Error('index.html has no #root')

await speak(pageLanguage())
createRoot(place, { onCaughtError: watchFaults('visitor', pageVersion) }).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
