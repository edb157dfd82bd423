/** Names of what the page around the widget says in the address of its frame: its own origin, and how the widget is to look. */
const asked = ['host', 'lang', 'theme', 'accent', 'radius'] as const

/** Tells whether this page is the widget, which stands in a frame within a page of another site. */
export function isWidget(): boolean {
  return location.pathname.startsWith('/visit/widget/')
}

/** Gives what the page around the widget asked for, to be kept in the address; nothing where this is no widget. */
export function askedByHost(): Partial<Record<(typeof asked)[number], string>> {
  if (!isWidget()) return {}
  const query = new URLSearchParams(location.search)
  return Object.fromEntries(asked.flatMap((name) => (query.has(name) ? [[name, query.get(name)]] : [])))
}
