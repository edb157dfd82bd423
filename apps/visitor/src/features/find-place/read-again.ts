import { foundEvent } from './found-event.ts'

let near = ''
let readings = 0

/** Says from where the next lists are to be sorted; empty: from nowhere. */
export function sortFrom(point: string): void {
  near = point
  // The map reads it there.
  document.documentElement.dataset.near = point
}

/**
 * Reads the list of this page again and puts it in the place of the old one. While somebody is in the list with the keyboard its rows stay,
 * and only what is new in them is written. Gives whether that could be done.
 */
export async function readAgain({ isAsked = false } = {}): Promise<boolean> {
  readings += 1
  const reading = readings
  // The position stands in no address, and so in no history and no log.
  const headers = near ? { 'x-near': near } : {}
  const page = await fetch(location.href, { cache: 'no-store', headers }).then(
    async (answer) => (answer.ok ? new DOMParser().parseFromString(await answer.text(), 'text/html') : null),
    () => null,
  )
  if (reading !== readings) return true
  const [old, fresh] = [document.getElementById('found'), page?.getElementById('found')]
  if (!old || !fresh) return false
  if (isAsked || !old.contains(document.activeElement)) old.replaceWith(document.adoptNode(fresh))
  else for (const row of fresh.querySelectorAll('[data-place]')) putInto(old, row)
  document.dispatchEvent(new CustomEvent(foundEvent, { detail: { isAsked } }))
  return true
}

function putInto(list: Element, fresh: Element): void {
  const row = list.querySelector(`[data-place="${fresh.getAttribute('data-place')}"]`)
  for (const part of fresh.querySelectorAll('[data-live]')) {
    const own = row?.querySelector(`[data-live="${part.getAttribute('data-live')}"]`)
    const isSame = own?.innerHTML === part.innerHTML
    if (own && !isSame && !own.contains(document.activeElement)) own.replaceWith(document.adoptNode(part))
  }
}
