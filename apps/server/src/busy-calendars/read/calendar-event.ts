import { type EpochMinutes, utcDateTime } from '@rinda/domain/time/zone'
import ICAL from 'ical.js'
import { instantOf } from './calendar-moment.ts'

/** Facts of an event: its time, whether it takes that, and which one of a series it stands for. */
export type CalendarEvent = {
  uid: string
  from: EpochMinutes
  minutes: number
  takesTime: boolean
  /** Start of the one of a series in whose place it stands; null: it stands for itself. */
  standsFor: EpochMinutes | null
  /**
   * Gives the starts of a series, its own included, in their order and perhaps without end; `null` for each that was over well before `since`, or is left out. Null: it is no
   * series.
   */
  starts: ((since: EpochMinutes) => Iterable<EpochMinutes | null>) | null
}

/** Reads the text of one event of a calendar; null where it cannot be understood. */
export function readEvent(root: ICAL.Component, text: string, zone: string): CalendarEvent | null {
  try {
    const component = new ICAL.Component(ICAL.parse(text) as unknown[])
    root.addSubcomponent(component)
    const event = new ICAL.Event(component)
    const [start, end] = [event.startDate, event.endDate]
    if (!start || !end) return null
    const tzid = zoneNamedBy(component, 'dtstart')
    const from = instantOf(start, tzid, zone)
    const till =
      exactEnd(component, from) ??
      instantOf(end, zoneNamedBy(component, 'dtend') ?? tzid, zone) + (end.second > 0 ? 1 : 0)
    const standsFor = component.getFirstPropertyValue('recurrence-id')
    const isSeries = event.isRecurring() && !standsFor
    const leftOut = leftOutOf(component, zone)
    const startAt = (time: ICAL.Time, named: string | null) => {
      const start = instantOf(time, named, zone)
      return leftOut.has(dayOf(time)) || leftOut.has(start) ? null : start
    }
    return {
      uid: event.uid ?? '',
      from,
      minutes: till - from,
      takesTime: takesTime(component),
      standsFor:
        standsFor instanceof ICAL.Time
          ? instantOf(standsFor, zoneNamedBy(component, 'recurrence-id'), zone)
          : null,
      starts: isSeries
        ? (since) => startsOf(event, since - (till - from), (time) => startAt(time, tzid))
        : null,
    }
  } catch {
    return null
  }
}

/** A duration in hours and minutes is exact, also over a change of the clock; one in days is by the wall (RFC 5545, 3.3.6). */
function exactEnd(component: ICAL.Component, from: EpochMinutes): EpochMinutes | null {
  const duration = component.getFirstPropertyValue('duration')
  if (!(duration instanceof ICAL.Duration) || duration.days > 0 || duration.weeks > 0) return null
  return from + Math.ceil(duration.toSeconds() / 60)
}

function* startsOf(
  event: ICAL.Event,
  since: EpochMinutes,
  startAt: (time: ICAL.Time) => EpochMinutes | null,
): Generator<EpochMinutes | null> {
  // To place a time on the clock of a zone is the dearest part: of years that are over it is not asked. Zones lie up to a day apart.
  const [year = 0, month = 0, day = 0] = utcDateTime(since - 2 * 1440)
    .date.split('-')
    .map(Number)
  const first = year * 10_000 + month * 100 + day
  try {
    const each = event.iterator()
    for (let next = each.next(); next; next = each.next())
      yield next.year * 10_000 + next.month * 100 + next.day < first ? null : startAt(next)
  } catch {
    // A rule that contradicts itself ends the series where that shows.
  }
}

/**
 * Takes out of an event what is left out of its series: moments, and whole days. The library would pass over one of them at a time, so that two
 * of the same moment, or two that meet no one of the series, keep those after them in.
 */
function leftOutOf(component: ICAL.Component, zone: string): ReadonlySet<EpochMinutes | string> {
  const found = component.getAllProperties('exdate').flatMap((property) => {
    const tzid = property.getParameter('tzid')
    const named = typeof tzid === 'string' ? tzid : null
    return property
      .getValues()
      .filter((time): time is ICAL.Time => time instanceof ICAL.Time)
      .map((time) => (time.isDate ? dayOf(time) : instantOf(time, named, zone)))
  })
  component.removeAllProperties('exdate')
  return new Set(found)
}

/** Gives the day of a time on its own wall. */
function dayOf({ year, month, day }: ICAL.Time): string {
  return `${year}-${month}-${day}`
}

function zoneNamedBy(component: ICAL.Component, name: string): string | null {
  const tzid = component.getFirstProperty(name)?.getParameter('tzid')
  return typeof tzid === 'string' ? tzid : null
}

/** Free time in a calendar is not busy, whoever wrote it: TRANSP of RFC 5545, and how Outlook and Exchange say it besides. */
function takesTime(component: ICAL.Component): boolean {
  const said = (name: string) => String(component.getFirstPropertyValue(name) ?? '').toUpperCase()
  if (said('transp') === 'TRANSPARENT' || said('status') === 'CANCELLED') return false
  return !['FREE', 'WORKINGELSEWHERE'].includes(said('x-microsoft-cdo-busystatus'))
}
