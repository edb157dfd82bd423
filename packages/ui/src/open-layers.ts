type Layer = { readonly close: () => void }

/** Layers that are open over the page, the last opened last. */
const layers: Layer[] = []
const listeners = new Set<() => void>()

/** Puts something over the page until the function given back is called. */
export function openLayer(close: () => void): () => void {
  const own: Layer = { close }
  layers.push(own)
  if (layers.length === 1) window.addEventListener('keydown', onKeyDown, { capture: true })
  for (const listener of listeners) listener()
  return () => {
    layers.splice(layers.indexOf(own), 1)
    if (layers.length === 0) window.removeEventListener('keydown', onKeyDown, { capture: true })
  }
}

/** Tells whether something lies over the page. */
export function isPageCovered(): boolean {
  return layers.length > 0
}

/** Closes what was opened last, and that alone; one that must be answered stays, and keeps what is under it open too. */
export function closeTopLayer(): void {
  layers.at(-1)?.close()
}

/** Calls the listener whenever something is opened over the page. Returns the way to stop. */
export function onLayerOpened(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function onKeyDown(event: KeyboardEvent) {
  if (event.key !== 'Escape' || event.isComposing) return
  // A list of choices that is open in a field closes first.
  const isTaken =
    event.target instanceof Element && event.target.closest('[data-mantine-stop-propagation="true"]')
  if (!isTaken) closeTopLayer()
}
