import ICAL from 'ical.js'

/** A calendar taken apart: what stands around its events (zones, free and busy times), and the text of each event. */
export type CalendarParts = { root: ICAL.Component; events: readonly string[] }

const left = new Set(['VTODO', 'VJOURNAL'])

/**
 * Takes the text of a calendar (RFC 5545) apart, so that its events can be read one after the other: calendars of many years have many
 * thousand. Null where it is none.
 */
export function partsOf(text: string): CalendarParts | null {
  const around: string[] = []
  const events: string[] = []
  let inside: { name: string; lines: string[] } | null = null
  for (const line of text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/)) {
    const [, verb, name = ''] = /^(BEGIN|END):([A-Z-]+)\s*$/i.exec(line) ?? []
    const component = name.toUpperCase()
    if (!inside && verb?.toUpperCase() === 'BEGIN' && (component === 'VEVENT' || left.has(component)))
      inside = { name: component, lines: [] }
    if (!inside) {
      around.push(line)
      continue
    }
    inside.lines.push(line)
    if (verb?.toUpperCase() !== 'END' || component !== inside.name) continue
    if (inside.name === 'VEVENT') events.push(inside.lines.join('\r\n'))
    inside = null
  }
  const root = rootOf(around.join('\r\n'))
  return root && { root, events }
}

function rootOf(text: string): ICAL.Component | null {
  try {
    const parsed: unknown[] = ICAL.parse(text)
    // Several calendars in one text are read as the first, with the events of all.
    const first = Array.isArray(parsed[0]) ? parsed[0] : parsed
    return first[0] === 'vcalendar' ? new ICAL.Component(first) : null
  } catch {
    return null
  }
}
