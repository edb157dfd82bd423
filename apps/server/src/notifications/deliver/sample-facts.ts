import type { MessageKind, SampleKind } from '@rinda/contract/booking/outbox'
import { addDays, dayMinutes, weekdayOf } from '@rinda/domain/time/calendar'
import { localDateOf, wallIntervals } from '@rinda/domain/time/zone'
import { mailSpeaker } from '@rinda/phrases/mail'
import { systemCaller } from '../../access/caller.ts'
import type { LocationSetting } from '../../availability/setting.ts'
import type { Settings } from '../../availability/settings.ts'
import type { Database } from '../../database/database.ts'
import type { MessageContent, StaffMessage } from '../message.ts'
import { type Facts, factsOf, isGone } from './facts.ts'

type Context = {
  db: Database
  settings: Pick<Settings, 'find'>
  publicUrl?: string | undefined
  port?: number | undefined
}
/** A message about a visit that nobody booked. */
export type Sample = Pick<
  StaffMessage,
  'companyId' | 'messageId' | 'recipient' | 'language' | 'content' | 'uselessAt'
>

const startsAtMinute = 10 * 60 + 30
const inDays = 3
const minuteMs = 60_000

/** Minutes for which what a message tells of is good, where that ends. */
const goodFor: Partial<Record<SampleKind, number>> = { code: 10, link: 30, earlier: 15 }

/** Gives the kind of message that a sample shows, and whether staff did what it tells of. */
export function kindOfSample(sample: SampleKind): { kind: MessageKind; byStaff: boolean } {
  if (sample === 'moved_staff') return { kind: 'moved', byStaff: true }
  if (sample === 'canceled_staff') return { kind: 'canceled', byStaff: true }
  return { kind: sample, byStaff: false }
}

/** Makes up a visit to a location, in a few days in the morning, and what a message about it says. */
export function sampleOf(
  { locationId, zone, services }: LocationSetting,
  sample: SampleKind,
  language: StaffMessage['language'],
  now: Date,
): { content: MessageContent; uselessAt: Date } {
  const { kind, byStaff } = kindOfSample(sample)
  const service = [...services.values()].find(({ isBookable }) => isBookable) ?? [...services.values()][0]
  let day = addDays(localDateOf(Math.floor(now.getTime() / minuteMs), zone), inDays)
  while (['saturday', 'sunday'].includes(weekdayOf(day))) day = addDays(day, 1)
  const tillMinute = Math.min(startsAtMinute + (service?.durationMinutes ?? 30), dayMinutes)
  const [visit] = wallIntervals(day, zone, startsAtMinute, tillMinute)
  const at = (minute: number) => new Date(minute * minuteMs)
  const [startsAt, endsAt] = visit ? [at(visit.from), at(visit.till)] : [now, now]
  const content = {
    ...{
      locationId,
      serviceId: service?.row.service_id ?? 0,
      specialistId: service?.specialistIds[0] ?? null,
    },
    times: [{ uid: 'sample', startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() }],
    code: '123456',
    reason: isGone(kind) && (byStaff || kind === 'declined') ? mailSpeaker(language)('sample_reason') : '',
    ...{ byStaff: byStaff || kind === 'declined', sample },
  }
  const minutes = goodFor[sample]
  return {
    content,
    uselessAt: minutes === undefined ? startsAt : new Date(now.getTime() + minutes * minuteMs),
  }
}

/** Finds what a sample says, as of a visit that somebody booked. What its links lead to is there for nobody. */
export async function sampleFacts(
  context: Context,
  { content, ...message }: Sample,
  now: Date,
): Promise<Facts | undefined> {
  const { kind } = kindOfSample(content.sample ?? 'confirmed')
  const whole = { ...message, kind, content, channel: 'email' as const, seq: 1, bookingId: 0, attempts: 0 }
  const facts = await factsOf(context, whole, now)
  if (!facts) return undefined
  const publicOrigin = context.publicUrl?.replace(/\/$/, '')
  if (kind === 'link') {
    const origin = publicOrigin ?? `http://localhost:${context.port ?? 3000}`
    return { ...facts, link: `${origin}/visit/bookings#sample` }
  }
  // Of a visit that is over it is known already; without a name under which people come here nothing is led to.
  if (kind === 'code' || isGone(kind) || !publicOrigin) return { ...facts, optOut: null }
  const page = `${publicOrigin}/visit/booking/sample`
  return {
    ...facts,
    link: `${page}#sample`,
    cancelLink: kind === 'earlier' ? '' : `${page}?view=cancel#sample`,
    shortLink: `${publicOrigin}/visit/b#1.sample.----------`,
    mayConfirm: kind === 'reminder',
    optOut: kind === 'reminder' ? { origin: publicOrigin, token: 'sample' } : null,
  }
}

/** Finds the location whose visit is made up: the first one of a company that can be booked at, else the first. */
export async function sampleSetting(
  settings: Pick<Settings, 'find'>,
  locationIds: readonly number[],
): Promise<LocationSetting | undefined> {
  let first: LocationSetting | undefined
  for (const id of locationIds.slice(0, mostLocations)) {
    const setting = await settings.find(systemCaller, id)
    first ??= setting
    if (setting && [...setting.services.values()].some(({ isBookable }) => isBookable)) return setting
  }
  return first
}

const mostLocations = 20
