import type { Texts } from '@rinda/client/http/entity'
import type { LocationDraft } from '@rinda/client/set-up/locations'
import {
  type EpochMinutes,
  localDateOf,
  localTimeOf,
  minuteOfDay,
  wallIntervals,
} from '@rinda/domain/time/zone'

/** Announcement as it is written: the texts, and a time of today until which it is shown, or none. */
export type AnnouncementForm = {
  readonly lv: string
  readonly en: string
  readonly ru: string
  readonly until: string
}
/** End (ISO 8601) that an announcement has, and how its form began with it. */
export type AnnouncementEnd = { readonly end: string | null } & Pick<AnnouncementForm, 'until'>
export type AnnouncementFault = 'text' | 'until'

/** State of an announcement: shown, until a moment (ISO 8601) or without end; over; or none. */
export type AnnouncementState =
  | { readonly kind: 'none' }
  | { readonly kind: 'shown'; readonly until: string | null }
  | { readonly kind: 'over'; readonly until: string }

export function announcementState(
  texts: Texts,
  until: string | null | undefined,
  now: EpochMinutes,
): AnnouncementState {
  const hasText = [texts.default, texts.lv, texts.en, texts.ru].some((text) => text !== '')
  if (!hasText) return { kind: 'none' }
  if (!until) return { kind: 'shown', until: null }
  return Date.parse(until) <= now * 60_000 ? { kind: 'over', until } : { kind: 'shown', until }
}

/** Moment (ISO 8601) at which the clock of a zone shows a time today; null where it never does. */
export function todayAt(time: string, now: EpochMinutes, zone: string): string | null {
  const minute = minuteOfDay(time)
  const last = wallIntervals(localDateOf(now, zone), zone, minute, minute + 1).at(-1)
  return last === undefined ? null : new Date(last.from * 60_000).toISOString()
}

/** The form of an announcement as it stands: its end is kept while it is still ahead. */
export function formOf(
  { lv, en, ru }: Texts,
  end: string | null,
  now: EpochMinutes,
  zone: string,
): AnnouncementForm {
  const at = end === null ? 0 : Date.parse(end) / 60_000
  return { lv, en, ru, until: at > now ? localTimeOf(Math.floor(at), zone) : '' }
}

/** The draft of a location with the announcement, or what is wrong with it. An end that was not touched stays, on whatever day it is. */
export function draftOf(
  { until, ...texts }: AnnouncementForm,
  now: EpochMinutes,
  zone: string,
  before: AnnouncementEnd | null = null,
): { readonly draft: LocationDraft; readonly faults: readonly AnnouncementFault[] } {
  const [lv, en, ru] = [texts.lv.trim(), texts.en.trim(), texts.ru.trim()]
  const isKept = before !== null && until !== '' && until === before.until
  const end = until === '' ? null : isKept ? before.end : todayAt(until, now, zone)
  const isPast = until !== '' && (end === null || Date.parse(end) <= now * 60_000)
  const faults: AnnouncementFault[] = [
    ...(lv + en + ru === '' ? (['text'] as const) : []),
    ...(isPast ? (['until'] as const) : []),
  ]
  return { draft: withEnd({ default: lv || en || ru, lv, en, ru }, end), faults }
}

/** The draft of a location whose announcement is taken down. */
export const takenDown: LocationDraft = withEnd({ default: '', lv: '', en: '', ru: '' }, null)

function withEnd(announcement: Texts, until: string | null): LocationDraft {
  return { announcement, config: { announcement_until: until } }
}
