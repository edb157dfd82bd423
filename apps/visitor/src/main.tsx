import { watchFaults } from '@rinda/live/watch-faults'
import { options } from 'preact'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { pageVersion } from './session/version/page-version.ts'
import { pageLanguage } from './session/words/page-language.ts'
import { speak } from './session/words/phrases.ts'

const place = document.getElementById('root')
if (!place) throw new Error('index.html has no #root')

// An effect runs as soon as what it belongs to is drawn, and not a frame later: who presses a key at once presses it where the focus goes.
options.requestAnimationFrame = queueMicrotask
await speak(pageLanguage())
createRoot(place).render(<App onFailure={watchFaults('visitor', pageVersion)} />)
