import { TZDate } from '@date-fns/tz'
import ical, {
  escape as escaped,
  ICalCalendarMethod,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator'
import { timesInCalendar, wholeFile, zoneBlock } from '../notifications/deliver/calendar-file.ts'
import type { FeedVisit, Names } from './visit-store.ts'

/** Time in seconds after which programs are asked to look again. */
const lookAgainSeconds = 15 * 60
const end = 'END:VCALENDAR'

export type FeedLook = { title: string; zone: string; names: Names; withNames: boolean }

/** Writes a feed piece by piece, as whoever reads it takes it (RFC 5545): only one page of visits is in memory. */
export async function* feedText(
  look: FeedLook,
  pages: AsyncIterable<readonly FeedVisit[]>,
): AsyncGenerator<Buffer> {
  const frame = frameOf(look)
  frame.timezone({ name: look.zone, generator: zoneBlock })
  yield Buffer.from(withoutEnd(frame.toString()))
  for await (const visits of pages) {
    const calendar = ical()
    for (const visit of visits) calendar.createEvent(entryOf(look, visit))
    const text = calendar.toString()
    yield Buffer.from(withoutEnd(text.slice(text.indexOf('BEGIN:VEVENT'))))
  }
  yield Buffer.from(wholeFile(end))
}

function frameOf({ title }: FeedLook) {
  return ical({
    prodId: { company: 'Rinda', product: 'Rinda' },
    method: ICalCalendarMethod.PUBLISH,
    // The library escapes what stands in an entry, and not this.
    name: escaped(title, false),
    ttl: lookAgainSeconds,
  })
}

/** Names of people stand in it only where whoever made the feed wants that. */
function entryOf({ zone, names, withNames }: FeedLook, visit: FeedVisit) {
  const location = names.locations.get(visit.location_id)
  const service = names.services.get(visit.service_id)?.name ?? ''
  const who = withNames ? `${visit.first_name} ${visit.last_name}`.trim() : ''
  const specialist = visit.specialist_id === null ? undefined : names.specialists.get(visit.specialist_id)
  const isOff = visit.status === 'canceled' || visit.approval === 'declined'
  const standing = visit.approval === 'pending' ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED
  return {
    id: `${visit.uid}@rinda`,
    sequence: visit.seq,
    stamp: new TZDate(visit.updated_at, 'UTC'),
    lastModified: new TZDate(visit.updated_at, 'UTC'),
    ...timesInCalendar({ startsAt: visit.starts_at, endsAt: visit.ends_at, zone }),
    summary: who ? `${who}, ${service}` : service,
    location: [location?.name, location?.address].filter(Boolean).join(', '),
    ...(withNames && specialist ? { description: specialist.name } : {}),
    status: isOff ? ICalEventStatus.CANCELLED : standing,
    transparency: isOff ? ICalEventTransparency.TRANSPARENT : ICalEventTransparency.OPAQUE,
  }
}

function withoutEnd(text: string): string {
  return text.slice(0, text.lastIndexOf(end))
}
