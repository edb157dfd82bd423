import { beginGet } from '@rinda/client/http/begin-get'
import { currentPortalUserPath } from '@rinda/client/people/portal-user'
import { ownLocationsPath } from '@rinda/client/set-up/own-locations'
import { firstLanguage } from '@rinda/live/language-choice'
import '../session/begun.ts'
import { loginPath } from '../session/sign-in-path.ts'

/** Paths of files that the build puts in here. */
declare const EARLY_FILES: {
  readonly work: readonly string[]
  readonly screens: Readonly<Record<string, readonly string[]>>
  readonly languages: Readonly<Record<string, readonly string[]>>
  readonly fonts: Readonly<Record<string, readonly string[]>>
}

// Stands in the page itself: runs while the other scripts are on their way, so that nothing waits for them to be asked for.
const language = firstLanguage()
const isSigningIn = location.pathname === loginPath
const paths = [currentPortalUserPath, ...(isSigningIn ? [] : [ownLocationsPath])]
window.rindaBegun = new Map(paths.map((path) => [path, beginGet(path)]))
const { work, screens, languages, fonts } = EARLY_FILES
const ofScreen = isSigningIn ? [] : [...work, ...(screens[location.pathname] ?? [])]
for (const file of new Set([...(languages[language] ?? []), ...(fonts[language] ?? []), ...ofScreen]))
  preload(file)

function preload(href: string): void {
  const link = document.createElement('link')
  link.href = href
  // As the build asks for styles and scripts, and the browser for fonts: else each would be fetched twice.
  link.crossOrigin = ''
  link.rel = href.endsWith('.js') ? 'modulepreload' : 'preload'
  if (link.rel === 'preload') link.as = href.endsWith('.css') ? 'style' : 'font'
  document.head.append(link)
}
