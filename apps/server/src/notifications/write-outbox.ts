import type { BookingResource } from '@rinda/contract/booking/booking'
import type { MessageKind } from '@rinda/contract/booking/outbox'
import { quietTill } from '@rinda/domain/company/quiet-hours'
import type { CompanyScope } from '../access/scope.ts'
import type { LocationSetting } from '../availability/setting.ts'
import type { Settings } from '../availability/settings.ts'
import type { StreamEvent } from '../changes/record-store.ts'
import type { Database } from '../database/database.ts'
import { keepEntries, type UidOf } from './calendar-entries.ts'
import { kindOf } from './kind-of.ts'
import type { Channel, NewMessage } from './message.ts'
import { addMessages, findCodes, findReasons } from './outbox-store.ts'
import { followReminders, type SettingOf } from './reminders/plan-reminders.ts'

type Told = {
  seq: number
  kind: MessageKind
  booking: BookingResource
  channel: Channel
  recipient: string
  dueAt: Date
}
type Context = {
  settings: Pick<Settings, 'readNow'>
  isSetUp: Readonly<Record<Channel, boolean>>
  clock: () => Date
}

/**
 * Writes the messages to visitors: of each change that concerns them one, in the transaction that takes the change from the company's stream,
 * so that a crash neither loses nor doubles any. Times that are booked together, as of a series, are told of together. Tells whether there is anything that becomes due.
 */
export async function writeMessages(
  { settings, isSetUp, clock }: Context,
  tx: Database,
  scope: CompanyScope,
  events: readonly StreamEvent[],
): Promise<boolean> {
  const now = clock()
  const settingOf = readOnce((locationId) => settings.readNow(tx, scope, locationId))
  const uidOf = await keepEntries(tx, scope, events)
  const told: Told[] = []
  for (const { seq, type, resource } of events) {
    if (resource.type !== 'booking') continue
    const booking = resource as BookingResource
    const kind = kindOf(type, booking)
    if (!kind || uselessAt(kind, booking) <= now) continue
    const setting = await settingOf(booking.attributes.location_id)
    const { channel, recipient } = channelOf(setting, kind, booking)
    const dueAt = dueTime(setting, kind, booking, now)
    if (recipient) told.push({ seq, kind, booking, channel, recipient, dueAt })
  }
  const messages = await messagesOf(tx, scope, told, uidOf)
  await addMessages(tx, scope, messages, isSetUp, now)
  const bookings = events.map(({ resource }) => resource).filter(({ type }) => type === 'booking')
  const hasReminders = await followReminders(settingOf, tx, scope, bookings as BookingResource[], now)
  return messages.length > 0 || hasReminders
}

/** Reads each setting once: many changes are of one location. */
function readOnce(read: (locationId: number) => Promise<LocationSetting | undefined>): SettingOf {
  const known = new Map<number, LocationSetting | undefined>()
  return async (locationId) => {
    if (!known.has(locationId)) known.set(locationId, await read(locationId))
    return known.get(locationId)
  }
}

/** An address before a telephone; a code goes the way that the company asks for. */
function channelOf(
  setting: LocationSetting | undefined,
  kind: MessageKind,
  booking: BookingResource,
): Pick<Told, 'channel' | 'recipient'> {
  const { email, phone_country_code, phone_number } = booking.attributes
  const phone = phone_number && `+${phone_country_code}${phone_number}`
  const bySms = { channel: 'sms', recipient: phone } as const
  const byMail = { channel: 'email', recipient: email } as const
  if (kind !== 'code') return email ? byMail : bySms
  return setting?.profile.booking.visitorCode === 'sms' ? bySms : byMail
}

/**
 * Gives the time at which something is told. What staff do in the quiet hours is told after them, where that is still before the visit; what a visitor asked for
 * themselves is answered at once: they are awake.
 */
function dueTime(
  setting: LocationSetting | undefined,
  kind: MessageKind,
  booking: BookingResource,
  now: Date,
): Date {
  const last = booking.attributes.log.at(-1)
  // Whoever pays, or was to pay just now, is awake too.
  const isAwaited = kind === 'code' || last?.by === 'visitor' || paying.has(last?.act ?? '')
  if (isAwaited || !setting) return now
  const { profile, zone } = setting
  const free = quietTill(Math.floor(now.getTime() / 60_000), profile.messages.quietHours, zone) * 60_000
  return free <= now.getTime() || free >= startOf(booking).getTime() ? now : new Date(free)
}

const paying: ReadonlySet<string> = new Set(['pay', 'take_again', 'unpaid'])

/** Tells whether the last act was one of staff, who are written down by their address. */
function isByStaff({ attributes: { log } }: BookingResource): boolean {
  return log.at(-1)?.by.includes('@') ?? false
}

async function messagesOf(
  tx: Database,
  scope: CompanyScope,
  told: readonly Told[],
  uidOf: UidOf,
): Promise<NewMessage[]> {
  if (told.length === 0) return []
  const reasonOf = await sayReasons(tx, scope, told)
  const codes = await findCodes(tx, scope, told.filter(({ kind }) => kind === 'code').map(idOf))
  return Array.from(groupSeries(told).values()).flatMap((group) => {
    const [first, ...others] = group
    const { booking, kind } = first
    const code = kind === 'code' ? codes.get(idOf(first)) : booking.attributes.code
    // Somebody who has proved the address meanwhile needs no code.
    if (kind === 'code' && !code) return []
    const { location_id, service_id, language } = booking.attributes
    const specialistId = offerIn(kind, booking)?.specialistId ?? booking.attributes.specialist_id
    return {
      seq: first.seq,
      channel: first.channel,
      kind,
      bookingId: idOf(first),
      recipient: first.recipient,
      language,
      content: {
        locationId: location_id,
        serviceId: service_id,
        specialistId,
        times: [first, ...others].map(({ booking: one }) => ({ uid: uidOf(one), ...toldTimes(kind, one) })),
        code: code ?? '',
        byStaff: isByStaff(booking),
        reason: reasonOf(first),
      },
      dueAt: first.dueAt,
      uselessAt: uselessAt(kind, (others.at(-1) ?? first).booking),
    }
  })
}

/** Gives what says why a visit does not take place, or at another time: in the words of staff, or that nobody paid for it. */
async function sayReasons(
  tx: Database,
  scope: CompanyScope,
  told: readonly Told[],
): Promise<(one: Told) => string> {
  const isUnpaid = ({ booking }: Told) => booking.attributes.log.at(-1)?.act === 'unpaid'
  const mail = told.some(isUnpaid) ? await import('@rinda/phrases/mail') : undefined
  const reasons = await findReasons(
    tx,
    scope,
    told.map(movedFrom).filter((from) => from !== ''),
  )
  return (one) => {
    const { language, notes } = one.booking.attributes
    const reason = reasons.get(movedFrom(one))
    // What was said of the visit before came along with it, and is not why it moved.
    if (reason !== undefined) return reason === notes.canceled ? '' : reason
    if (mail && isUnpaid(one)) return mail.mailSpeaker(language)('reason_unpaid')
    return { canceled: notes.canceled, declined: notes.declined }[one.kind as 'canceled'] ?? ''
  }
}

/** Gives the public id of the booking that staff have replaced by this one, at another time; '' for any other change. */
function movedFrom({ kind, booking }: Told): string {
  const from = booking.attributes.log.at(-1)?.from
  return kind === 'moved' && isByStaff(booking) && typeof from === 'string' ? from : ''
}

/** Groups what is told of one series at once: it is one message. */
function groupSeries(told: readonly Told[]): Map<string, [Told, ...Told[]]> {
  const groups = new Map<string, [Told, ...Told[]]>()
  for (const one of told) {
    const { series } = one.booking.attributes.config
    const key =
      typeof series === 'string' && one.kind !== 'earlier'
        ? `${one.kind} ${series} ${one.recipient}`
        : String(one.seq)
    const group = groups.get(key)
    if (group) group.push(one)
    else groups.set(key, [one])
  }
  for (const group of groups.values()) {
    group.sort((one, other) => startOf(one.booking).getTime() - startOf(other.booking).getTime())
  }
  return groups
}

const idOf = ({ booking }: Pick<Told, 'booking'>) => Number(booking.id)

function startOf({ attributes: { date, time } }: BookingResource): Date {
  return new Date(`${date}T${time}:00Z`)
}

/** The time that is offered by a message about an earlier one, else the visit's own. */
function toldTimes(kind: MessageKind, booking: BookingResource): { startsAt: string; endsAt: string } {
  const offer = offerIn(kind, booking)
  if (!offer) return timesOf(booking)
  const end = new Date(offer.startsAt.getTime() + booking.attributes.duration * 60_000)
  return { startsAt: offer.startsAt.toISOString(), endsAt: end.toISOString() }
}

/** The offer of an earlier time that is told of, as the last line of the booking's log has it. */
function offerIn(kind: MessageKind, { attributes }: BookingResource) {
  const line = kind === 'earlier' ? attributes.log.at(-1) : undefined
  if (!line) return null
  return {
    startsAt: new Date(String(line.offered)),
    until: new Date(String(line.until)),
    specialistId: typeof line.specialist_id === 'number' ? line.specialist_id : null,
  }
}

function timesOf(booking: BookingResource): { startsAt: string; endsAt: string } {
  const start = startOf(booking)
  const end = new Date(start.getTime() + booking.attributes.duration * 60_000)
  return { startsAt: start.toISOString(), endsAt: end.toISOString() }
}

function uselessAt(kind: MessageKind, booking: BookingResource): Date {
  const offer = offerIn(kind, booking)
  if (offer) return offer.until
  const { expire_at } = booking.attributes
  return kind === 'code' && expire_at ? new Date(expire_at) : startOf(booking)
}
