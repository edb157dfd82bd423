import type { EpochMinutes, Interval } from '@rinda/domain/time/zone'
import { localDateOf } from '@rinda/domain/time/zone'
import ICAL from 'ical.js'
import { type CalendarEvent, readEvent } from './calendar-event.ts'
import { partsOf } from './calendar-parts.ts'

/** Steps that all series of a calendar may take together: thirty daily ones of ten years. */
const mostStarts = 100_000
const mostTimes = 5_000
/** Events and steps between two moments at which others may have the processor. */
const atOnce = 200

export type BusyReading =
  | { kind: 'read'; times: Interval[] }
  | { kind: 'fault'; fault: 'garbled' | 'endless' | 'too_large' }

type Reading = {
  /** Zone of what names none. */
  zone: string
  /** Times before and after it are of no interest. */
  window: Interval
  /** Finds which of these names are visits of our own, which take their time already. */
  findOwn: (uids: readonly string[]) => Promise<ReadonlySet<string>>
  /** Lets others have the processor. */
  pause: () => Promise<void>
}

/**
 * Reads the busy times within a window out of the text of a calendar (RFC 5545): events that take time, each of a series, with what was changed or left out of it, and
 * the times of VFREEBUSY. They come in order, in whole minutes, joined where they touch. Events that cannot be understood are passed over.
 */
export async function readBusyTimes(
  text: string,
  { zone, window, findOwn, pause }: Reading,
): Promise<BusyReading> {
  const parts = partsOf(text)
  if (!parts) return { kind: 'fault', fault: 'garbled' }
  const events: CalendarEvent[] = []
  for (const [index, event] of parts.events.entries()) {
    if (index % atOnce === atOnce - 1) await pause()
    const read = isOver(event, window, zone) ? null : readEvent(parts.root, event, zone)
    if (read) events.push(read)
  }
  const own = await findOwn([...new Set(events.map(({ uid }) => uid))])
  const others = events.filter(({ uid }) => !own.has(uid))
  const replaced = new Set(
    others.flatMap(({ uid, standsFor }) => (standsFor === null ? [] : [`${uid} ${standsFor}`])),
  )
  const times: Interval[] = freeBusyOf(parts.root)
  let steps = 0
  for (const { uid, from, minutes, takesTime, starts } of others) {
    if (!takesTime || minutes <= 0) continue
    for (const start of starts?.(window.from) ?? [from]) {
      steps += 1
      if (steps > mostStarts) return { kind: 'fault', fault: 'endless' }
      if (steps % atOnce === 0) await pause()
      if (start === null) continue
      if (start >= window.till) break
      if (starts && replaced.has(`${uid} ${start}`)) continue
      times.push({ from: start, till: start + minutes })
    }
  }
  const joined = joinedWithin(times, window)
  return joined.length > mostTimes ? { kind: 'fault', fault: 'too_large' } : { kind: 'read', times: joined }
}

/** Tells of the text of an event that it was over before the window began; false where that takes more than a look. */
function isOver(event: string, window: Interval, zone: string): boolean {
  if (/^(RRULE|RDATE|RECURRENCE-ID)/im.test(event)) return false
  const [, end] = /^DTEND(?:;[^:\r\n]*)?:(\d{8})/im.exec(event) ?? []
  // Zones lie up to a day apart.
  const first = localDateOf(window.from - 2 * 1440, zone).replaceAll('-', '')
  return end !== undefined && end < first
}

function freeBusyOf(root: ICAL.Component): Interval[] {
  return root.getAllSubcomponents('vfreebusy').flatMap((component) =>
    component.getAllProperties('freebusy').flatMap((property) => {
      const type = property.getParameter('fbtype')
      if (typeof type === 'string' && type.toUpperCase() === 'FREE') return []
      return property.getValues().flatMap((period): Interval[] => {
        if (!(period instanceof ICAL.Period)) return []
        const [from, till] = [period.start, period.getEnd()].map((time) => time.toUnixTime() / 60)
        return from === undefined || till === undefined
          ? []
          : [{ from: Math.floor(from), till: Math.ceil(till) }]
      })
    }),
  )
}

function joinedWithin(times: readonly Interval[], window: Interval): Interval[] {
  const joined: { from: EpochMinutes; till: EpochMinutes }[] = []
  for (const { from, till } of times.toSorted((one, other) => one.from - other.from)) {
    const cut = { from: Math.max(from, window.from), till: Math.min(till, window.till) }
    if (cut.from >= cut.till) continue
    const last = joined.at(-1)
    if (last && cut.from <= last.till) last.till = Math.max(last.till, cut.till)
    else joined.push(cut)
  }
  return joined
}
