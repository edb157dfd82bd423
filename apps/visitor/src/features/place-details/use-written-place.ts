import type { Language } from '@rinda/phrases/resources'
import { useEffect, useLayoutEffect } from 'react'

const written = () => document.getElementById('written')

/**
 * Keeps what the server wrote about a location beside the app while the location is shown, in the language that is spoken. What stands there
 * of what the app shows itself is taken away once that `isShown`. What could not be read is asked for again once a location that failed is there.
 */
export function useWrittenPlace(
  id: number,
  language: Language,
  { isShown, hasFailed }: { isShown: boolean; hasFailed: boolean },
): void {
  useLayoutEffect(() => {
    if (isShown) written()?.querySelector('.before')?.remove()
  }, [isShown])
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew
  useEffect(() => {
    let isGone = false
    const own = written()
    if (own?.dataset.place === String(id) && own.lang === language) own.hidden = false
    else void fetchWritten(id, language).then((fresh) => !isGone && fresh && put(fresh))
    return () => {
      isGone = true
      const left = written()
      // What was kept is no page of the server's, and stays until there is one.
      if (left?.dataset.place) left.hidden = true
    }
  }, [id, language, hasFailed])
}

/** Reads the page of the location as the server writes it: what it says of the place is needed of it, and how that looks. */
async function fetchWritten(id: number, language: Language): Promise<Document | null> {
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
  const node = document.adoptNode(fresh)
  const own = written()
  if (own) own.replaceWith(node)
  else document.getElementById('root')?.after(node)
}
