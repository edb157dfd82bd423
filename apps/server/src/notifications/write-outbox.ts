import type { BookingResource } from '@rinda/contract/booking/booking'
import type { CompanyScope } from '../access/scope.ts'
import type { Settings } from '../availability/settings.ts'
import type { StreamEvent } from '../changes/record-store.ts'
import type { Database } from '../database/database.ts'
import { kindOf } from './kind-of.ts'
import type { Channel, MessageKind, NewMessage } from './message.ts'
import { addMessages, findCodes, findLastMessages } from './outbox-store.ts'

type Told = { seq: number; kind: MessageKind; booking: BookingResource; channel: Channel; recipient: string }
type Context = {
  settings: Pick<Settings, 'readNow'>
  isSetUp: Readonly<Record<Channel, boolean>>
  clock: () => Date
}

/**
 * Writes the messages to visitors: of each change that concerns them one, in the transaction that takes the change from the company's stream,
 * so that a crash neither loses nor doubles any. Times that are booked together, as of a series, are told of together.
 */
export async function writeMessages(
  { settings, isSetUp, clock }: Context,
  tx: Database,
  scope: CompanyScope,
  events: readonly StreamEvent[],
): Promise<void> {
  const now = clock()
  const told: Told[] = []
  for (const { seq, type, resource } of events) {
    if (resource.type !== 'booking') continue
    const booking = resource as BookingResource
    const kind = kindOf(type, booking)
    if (!kind || uselessAt(kind, booking) <= now) continue
    const { channel, recipient } = await channelOf(settings, tx, scope, kind, booking)
    if (recipient) told.push({ seq, kind, booking, channel, recipient })
  }
  await addMessages(tx, scope, await messagesOf(tx, scope, told), isSetUp, now)
}

/** An address before a telephone; a code goes the way that the company asks for. */
async function channelOf(
  settings: Context['settings'],
  tx: Database,
  scope: CompanyScope,
  kind: MessageKind,
  booking: BookingResource,
): Promise<Pick<Told, 'channel' | 'recipient'>> {
  const { location_id, email, phone_country_code, phone_number } = booking.attributes
  const phone = phone_number && `+${phone_country_code}${phone_number}`
  const bySms = { channel: 'sms', recipient: phone } as const
  const byMail = { channel: 'email', recipient: email } as const
  if (kind !== 'code') return email ? byMail : bySms
  const setting = await settings.readNow(tx, scope, location_id)
  return setting?.profile.booking.visitorCode === 'sms' ? bySms : byMail
}

async function messagesOf(tx: Database, scope: CompanyScope, told: readonly Told[]): Promise<NewMessage[]> {
  if (told.length === 0) return []
  const codes = await findCodes(tx, scope, told.filter(({ kind }) => kind === 'code').map(idOf))
  const uidOf = await keepUids(tx, scope, told)
  return Array.from(groupSeries(told).values()).flatMap((group) => {
    const [first, ...others] = group
    const { booking, kind } = first
    const code = kind === 'code' ? codes.get(idOf(first)) : booking.attributes.code
    // Somebody who has proved the address meanwhile needs no code.
    if (kind === 'code' && !code) return []
    const { location_id, service_id, specialist_id, language, notes } = booking.attributes
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
        specialistId: specialist_id,
        times: [first, ...others].map(({ booking: one }) => ({ uid: uidOf(one), ...timesOf(one) })),
        code: code ?? '',
        reason: { canceled: notes.canceled, declined: notes.declined }[kind as 'canceled'] ?? '',
      },
      uselessAt: uselessAt(kind, (others.at(-1) ?? first).booking),
    }
  })
}

/** A booking that went over to another hold goes on in the calendar of whoever comes under its first name. */
async function keepUids(tx: Database, scope: CompanyScope, told: readonly Told[]) {
  const cameFrom = (one: BookingResource) => one.attributes.log.find(({ from }) => from !== undefined)?.from
  const earlier = told.map(({ booking }) => cameFrom(booking)).filter((from) => typeof from === 'string')
  const own = told.map(({ booking }) => booking.attributes.qtid)
  const last = await findLastMessages(tx, scope, [...earlier, ...own])
  const known = new Map(last.map(({ qtid, content }) => [qtid, content.times]))
  return (booking: BookingResource): string => {
    const { qtid } = booking.attributes
    const from = cameFrom(booking)
    const before = known.get(qtid) ?? (typeof from === 'string' ? known.get(from) : undefined)
    // Of several times that were told of together each has its own name.
    if (before && before.length === 1) return before[0]?.uid ?? qtid
    return typeof from === 'string' ? from : qtid
  }
}

/** Groups what is told of one series at once: it is one message. */
function groupSeries(told: readonly Told[]): Map<string, [Told, ...Told[]]> {
  const groups = new Map<string, [Told, ...Told[]]>()
  for (const one of told) {
    const { series } = one.booking.attributes.config
    const key = typeof series === 'string' ? `${one.kind} ${series} ${one.recipient}` : String(one.seq)
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

function timesOf(booking: BookingResource): { startsAt: string; endsAt: string } {
  const start = startOf(booking)
  const end = new Date(start.getTime() + booking.attributes.duration * 60_000)
  return { startsAt: start.toISOString(), endsAt: end.toISOString() }
}

function uselessAt(kind: MessageKind, booking: BookingResource): Date {
  const { expire_at } = booking.attributes
  return kind === 'code' && expire_at ? new Date(expire_at) : startOf(booking)
}
