import { nameIn } from '@rinda/client/http/names'
import { type ReactNode, useEffect } from 'react'
import { KeptNote } from '../../queue/kept-note.tsx'
import type { Kept } from '../../session/kept/kept-pages.ts'
import { useKept } from '../../session/kept/use-kept.ts'
import { LanguageSwitch } from '../../session/pages/language-switch.tsx'
import { useLatePhrases } from '../../session/words/late-phrases.ts'
import styles from './kept-place.module.css'
import type { KeptPlace } from './kept-place-record.ts'

type Props = { name: string; otherwise: ReactNode; children: ReactNode }

/** A location that cannot be read now, as it was when there was a line; `otherwise` where it was not kept. Whoever has a number of it finds that here (`children`). */
export function KeptPlaceView({ name, otherwise, children }: Props) {
  const kept = useKept<KeptPlace>(name, null)
  return kept ? <AsItWas kept={kept}>{children}</AsItWas> : kept === null && otherwise
}

function AsItWas({ kept: { at, value }, children }: { kept: Kept<KeptPlace>; children: ReactNode }) {
  const { t, language } = useLatePhrases('kept')
  useEffect(() => standBeside(value), [value])
  return (
    <main className={styles.page}>
      <header>
        <LanguageSwitch />
        <h1>{nameIn(language, value.name)}</h1>
        <p>{nameIn(language, value.address)}</p>
      </header>
      <KeptNote at={at} zone={value.zone} />
      {children}
      <p>
        {t('placeNeeds')} {t('byItself')}
      </p>
    </main>
  )
}

/**
 * Puts what the server once wrote about the location where it stands on its page. Where the page came, as out of the browser's own store, and only what is
 * true now did not, the first free times are taken off it, and all of it is read again once that can be. Returns the way to take away what was put.
 */
function standBeside({ about, language, style }: KeptPlace): (() => void) | undefined {
  const there = document.getElementById('written')
  if (there) {
    there.querySelector('nav')?.remove()
    delete there.dataset.place
    there.hidden = false
    return
  }
  const written = new DOMParser().parseFromString(about, 'text/html').querySelector('aside')
  if (!written) return
  // Which day is today was true then.
  for (const day of written.querySelectorAll('[aria-current]')) day.removeAttribute('aria-current')
  const place = document.createElement('div')
  place.id = 'written'
  place.lang = language
  const look = document.createElement('style')
  look.textContent = style
  place.append(look, document.adoptNode(written))
  document.getElementById('root')?.after(place)
  return () => place.remove()
}
