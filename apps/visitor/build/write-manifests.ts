import { languages } from '@rinda/phrases/resources'
import { visitApp } from '@rinda/phrases/visit/app'
import type { Plugin } from 'vite'

const scope = '/visit/'
/** Colours of the bar above a page, and of the page before it is there: those of the visitors' pages, by day and by night. */
const [bar, ground] = ['#12264f', '#12264f']

const icons = [
  { src: `${scope}icons/app.svg`, type: 'image/svg+xml', sizes: 'any' },
  { src: `${scope}icons/app-192.png`, type: 'image/png', sizes: '192x192' },
  { src: `${scope}icons/app-512.png`, type: 'image/png', sizes: '512x512' },
  { src: `${scope}icons/app-maskable-512.png`, type: 'image/png', sizes: '512x512', purpose: 'maskable' },
]

/** Writes what a phone is told of the app that it adds to its home screen, in each language. */
export function writeManifests(): Plugin {
  return {
    name: 'rinda-write-manifests',
    apply: 'build',
    generateBundle() {
      for (const language of languages) {
        const words = visitApp[language]
        const shortcut = (name: string, path: string) => ({
          name,
          url: scope + path,
          icons: icons.slice(1, 2),
        })
        const manifest = {
          // One app, whichever language it was added in: a choice that is made later is known by the cookie.
          ...{ id: scope, scope, start_url: scope, lang: language, dir: 'ltr' },
          ...{ name: words.name, short_name: words.shortName, description: words.description },
          ...{ display: 'standalone', theme_color: bar, background_color: ground },
          ...{ categories: ['government', 'utilities'], icons },
          shortcuts: [shortcut(words.find, ''), shortcut(words.bookings, 'bookings')],
        }
        this.emitFile({
          ...{ type: 'asset', fileName: `app-${language}.webmanifest` },
          source: JSON.stringify(manifest),
        })
      }
    },
  }
}
