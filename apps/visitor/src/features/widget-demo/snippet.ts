/** Wish of whoever puts the widget on a page: what is to be booked, and how it is to look; '' says nothing of it. */
export type Wanted = {
  readonly kind: 'company' | 'location' | 'service'
  readonly id: number
  readonly language: string
  readonly theme: string
  readonly accent: string
  readonly radius: string
}

const choicesOn = { service: 0, location: 1, company: 2 } as const
/** Height in pixels of a choice on the widget; see the script, which keeps the same room. */
const choiceHeight = 84

/** Gives the attributes of the script, in the order in which they are written. */
export function attributesOf({
  kind,
  id,
  language,
  theme,
  accent,
  radius,
}: Wanted): [name: string, value: string][] {
  const all: [string, string][] = [
    [`data-${kind}`, String(id)],
    ['data-language', language],
    ['data-theme', theme],
    ['data-accent', accent],
    ['data-radius', radius],
  ]
  return all.filter(([, value]) => value !== '')
}

/** The address of the plain page, for whoever lets no script run. */
function linkOf(origin: string, { kind, id, language }: Wanted): string {
  const page = { service: `book/${id}`, location: `location/${id}`, company: `${id}` }[kind]
  return `${origin}/visit/${page}${language ? `?lang=${language}` : ''}`
}

/** The lines of HTML that put the widget on a page. */
export function snippet(origin: string, wanted: Wanted, linkText: string): string {
  const attributes = attributesOf(wanted).map(([name, value]) => ` ${name}="${value}"`)
  const more = choicesOn[wanted.kind] * choiceHeight
  const room = 'clamp(830px, 9999px - 2000vw, 940px)'
  return [
    `<div style="min-height: ${more > 0 ? `calc(${room} + ${more}px)` : room}">`,
    `  <script async src="${origin}/widget.js"${attributes.join('')}></script>`,
    `  <noscript><a href="${linkOf(origin, wanted)}">${linkText}</a></noscript>`,
    '</div>',
  ].join('\n')
}
