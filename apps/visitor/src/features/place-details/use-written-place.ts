import { isId } from '@rinda/client/http/ids'
import type { Language } from '@rinda/phrases/resources'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { onWake } from '../../session/line/on-wake.ts'
import { changedMs } from '../../session/line/reading-pauses.ts'

/** Time in ms after which it is read again by itself, as free times pass and are taken: another one for each screen. */
const readAgainMs = () => 240_000 + Math.random() * 120_000

const written = () => document.getElementById('written')

type Shown = {
  isShown: boolean
  hasFailed: boolean
  /** Visitors are not shown the location any more. */
  isUnknown: boolean
  /** Set-up of the location as far as the app reads it, as one text; undefined until it has come. */
  setUp: string | undefined
}

/**
 * Keeps what the server wrote about a location beside the app while the location is shown, in the language that is spoken. What stands there
 * of what the app shows itself is taken away once that `isShown`. What could not be read is asked for again once a location that failed is there;
 * and all of it now and then, when the page comes back into sight, and once the location is set up otherwise.
 */
export function useWrittenPlace(
  id: number,
  language: Language,
  { isShown, hasFailed, isUnknown, setUp }: Shown,
): void {
  const asked = useAskedAgain(setUp)
  const before = useRef(asked)
  useLayoutEffect(() => {
    if (isShown) written()?.querySelector('.before')?.remove()
  }, [isShown])
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew
  useEffect(() => {
    let isGone = false
    const own = written()
    const isOwn = own?.dataset.place === String(id) && own.lang === language
    if (isOwn) own.hidden = isUnknown
    const isOld = before.current !== asked
    before.current = asked
    if (!isUnknown && (!isOwn || isOld))
      void fetchWritten(id, language).then((fresh) => !isGone && fresh && put(fresh))
    return () => {
      isGone = true
      const left = written()
      // What was kept is no page of the server's, and stays until there is one.
      if (left?.dataset.place) left.hidden = true
    }
  }, [id, language, hasFailed, isUnknown, asked])
}

/** Counts how often what was written may have become old. */
function useAskedAgain(setUp: string | undefined): number {
  const [asked, setAsked] = useState(0)
  const known = useRef(setUp)
  useEffect(() => {
    const isOther = known.current !== undefined && setUp !== undefined && known.current !== setUp
    known.current = setUp ?? known.current
    if (!isOther) return
    const timer = setTimeout(() => setAsked((times) => times + 1), changedMs())
    return () => clearTimeout(timer)
  }, [setUp])
  useEffect(() => {
    const askAgain = () => setAsked((times) => times + 1)
    const timer = setInterval(askAgain, readAgainMs())
    const stop = onWake(askAgain)
    return () => {
      clearInterval(timer)
      stop()
    }
  }, [])
  return asked
}

/** Reads the page of the location as the server writes it: what it says of the place is needed of it, and how that looks. */
async function fetchWritten(id: number, language: Language): Promise<Document | null> {
  if (!isId(id)) return null
  return await fetch(`/visit/location/${id}?lang=${language}`).then(
    async (answer) => (answer.ok ? new DOMParser().parseFromString(await answer.text(), 'text/html') : null),
    // What stands about a place is no reason to fail.
    () => null,
  )
}

function put(page: Document): void {
  const fresh = page.getElementById('written')
  if (!fresh) return
  fresh.querySelector('.before')?.remove()
  const style = page.getElementById('written-style')
  if (style && !document.getElementById('written-style')) document.head.append(document.adoptNode(style))
  const own = written()
  if (own && isSame(own, fresh)) {
    own.hidden = false
    return
  }
  const node = document.adoptNode(fresh)
  // Whoever is at one of its links stays there.
  const at = own && document.activeElement instanceof HTMLAnchorElement ? document.activeElement : null
  const next = at && own?.contains(at) ? linkLike(node, at) : undefined
  if (own) own.replaceWith(node)
  else document.getElementById('root')?.after(node)
  next?.focus({ preventScroll: true })
}

/** The link of a page that leads where another one does, in whatever language. */
function linkLike(page: HTMLElement, { pathname }: HTMLAnchorElement): HTMLAnchorElement | undefined {
  return [...page.querySelectorAll('a')].find((one) => one.pathname === pathname)
}

const isSame = (one: HTMLElement, other: HTMLElement) =>
  one.dataset.place === other.dataset.place && one.lang === other.lang && one.innerHTML === other.innerHTML
