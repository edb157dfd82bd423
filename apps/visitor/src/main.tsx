import { firstLanguage } from '@rinda/live/language-choice'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { speak } from './session/phrases.ts'

const place = document.getElementById('root')
if (!place) throw new Error('index.html has no #root')

await speak(firstLanguage())
createRoot(place).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
