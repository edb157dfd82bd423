/** Name under which a tab keeps whether its visitor wants the map, until it is closed. */
const storageKey = 'rinda.map'

/** Makes the button for the map of use. The map is fetched when it is first wanted; beside the list there is room for it at once where it shows streets. */
export function offerMap(): void {
  const button = document.getElementById('map-open')
  const section = document.getElementById('map')
  const { script, style, tiles } = section?.dataset ?? {}
  if (!button || !section || !script || !style) return
  button.hidden = false
  let isFetched = false

  function show(isOpen: boolean): void {
    button?.setAttribute('aria-expanded', String(isOpen))
    document.documentElement.classList.toggle('with-map', isOpen)
    if (section) section.hidden = !isOpen
    if (!isOpen || isFetched || !script || !style) return
    isFetched = true
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: style })
    document.head.append(link)
    // A file of its own, named by the page: so the page needs nothing of the app to load it.
    import(/* @vite-ignore */ script).catch(() => {
      // Without a line: it is fetched when it is wanted next.
      isFetched = false
      link.remove()
    })
  }

  button.addEventListener('click', () => {
    const isOpen = button.getAttribute('aria-expanded') !== 'true'
    sessionStorage.setItem(storageKey, isOpen ? 'open' : 'closed')
    show(isOpen)
  })
  const kept = sessionStorage.getItem(storageKey)
  const hasRoom = tiles !== undefined && matchMedia('(min-width: 68rem)').matches
  if (kept === 'open' || (kept === null && hasRoom)) show(true)
}
