import type { MessageKind } from '@rinda/contract/booking/outbox'
import type { EpochMinutes } from '@rinda/domain/time/zone'
import { localDateOf, localTimeOf } from '@rinda/domain/time/zone'
import { longDay } from '@rinda/phrases/time/day-text'
import { visitTime } from '@rinda/phrases/time/visit-time'
import { companyFacts } from '@rinda/rulebook/company-facts'
import { systemCaller } from '../../access/caller.ts'
import { narrow } from '../../access/scope.ts'
import type { LocationSetting } from '../../availability/setting.ts'
import type { Settings } from '../../availability/settings.ts'
import { findCompanyRow } from '../../companies/company-store.ts'
import type { Database } from '../../database/database.ts'
import type { Message } from '../message.ts'
import { optOutToken } from '../opt-out/optional.ts'
import { findBookingLink } from '../outbox-store.ts'
import { shortNameOf } from '../short-link/short-link.ts'
import { shortLinkSecret } from '../short-link/short-link-secret.ts'
import { type Logo, logoOf } from './letter-look.ts'

/** Facts of a message, in the language of whoever reads it. Names and the address are as they are now, times as they were at the change. */
export type Facts = Pick<Message, 'kind' | 'language' | 'recipient' | 'seq'> & {
  /** Name of the message for those who carry it: the same however often it is tried. */
  id: string
  company: string
  logo: Logo
  /** Address of the same picture, as the company's facts have it. */
  logoAddress: string
  service: string
  /** Null: nobody in particular. */
  specialist: string | null
  place: string
  address: string
  phone: string
  /** Address at which the location is written to; empty: none. */
  email: string
  zone: string
  times: readonly { uid: string; startsAt: Date; endsAt: Date; day: string; from: string; till: string }[]
  code: string
  codeUntil: string
  reason: string
  /** Address at which its visitor manages the booking, or books anew what staff have ended; empty: there is nothing to manage, or nobody said under which name people come here. */
  link: string
  /** The same, opened where the visit is canceled; empty: it is not, or ended already. */
  cancelLink: string
  /** The same as `link`, short enough for a text message; empty: there is none. */
  shortLink: string
  /** Address of a map that leads to the place. */
  mapLink: string
  /** Tells whether somebody of the staff did what it tells of. */
  byStaff: boolean
  /** Last part of the addresses at which such messages are stopped, and the origin of those; null: they cannot be. */
  optOut: { origin: string; token: string } | null
  /** Tells whether its visitor may still say that they come. */
  mayConfirm: boolean
}

type Named = { name: string; name_lv: string; name_en: string; name_ru: string }

/** Finds what a message says; undefined where its location is there no longer. */
export async function factsOf(
  {
    db,
    settings,
    publicUrl,
    port,
  }: {
    db: Database
    settings: Pick<Settings, 'find'>
    publicUrl?: string | undefined
    port?: number | undefined
  },
  message: Message,
  now: Date,
): Promise<Facts | undefined> {
  const { content, language, companyId, messageId } = message
  const setting = await settings.find(systemCaller, content.locationId)
  const company = await findCompanyRow(db, companyId)
  if (!setting || !company) return undefined
  const { location, zone } = setting
  const today = localDateOf(minutesOf(now), zone)
  const specialist = content.specialistId === null ? undefined : setting.specialists.get(content.specialistId)
  return {
    ...{ kind: message.kind, language, recipient: message.recipient, seq: message.seq },
    id: `${companyId}-${messageId}`,
    company: nameIn(company, language),
    logo: logoOf(companyId, company.profile),
    logoAddress: companyFacts(companyId, company.profile).logo,
    service: serviceIn(setting, content.serviceId, language),
    specialist: specialist?.name ?? null,
    ...placeOf(location, language),
    mapLink: mapLinkOf(location),
    phone: location.phone,
    email: location.email,
    zone,
    times: content.times.map(({ uid, startsAt, endsAt }) => ({
      uid,
      startsAt: new Date(startsAt),
      endsAt: new Date(endsAt),
      day: longDay(localDateOf(minutesOf(new Date(startsAt)), zone), language, today),
      from: visitTime(Date.parse(startsAt), { zone, language }),
      till: visitTime(Date.parse(endsAt), { zone, language }),
    })),
    code: message.kind === 'link' ? '' : content.code,
    codeUntil: localTimeOf(minutesOf(message.uselessAt), zone),
    reason: content.reason,
    byStaff: content.byStaff === true,
    optOut: await optOutOf(db, message, publicUrl, now),
    ...(message.kind === 'link'
      ? listLink(message, publicUrl, port)
      : await linkOf(db, message, setting, publicUrl, now)),
  }
}

async function optOutOf(
  db: Database,
  message: Message,
  publicUrl: string | undefined,
  now: Date,
): Promise<Facts['optOut']> {
  const token = publicUrl ? await optOutToken(db, message, now) : ''
  return publicUrl && token ? { origin: publicUrl.replace(/\/$/, ''), token } : null
}

/** Tells whether a message says that a visit does not take place. */
export function isGone(kind: MessageKind): boolean {
  return kind === 'canceled' || kind === 'declined'
}

type Links = Pick<Facts, 'link' | 'cancelLink' | 'shortLink' | 'mayConfirm'>

/** Address of a map that leads to a place: by its position, else by what its address says. */
function mapLinkOf({ latitude, longitude, address }: LocationSetting['location']): string {
  const map = 'https://www.openstreetmap.org'
  if (latitude !== null && longitude !== null) return `${map}/directions?to=${latitude}%2C${longitude}`
  return address ? `${map}/search?query=${encodeURIComponent(address)}` : ''
}

/** The link by which a booking that stands is managed, or one that staff ended is booked anew. Its token is in the message that is sent, and nowhere that is kept. */
async function linkOf(
  db: Database,
  message: Message,
  setting: LocationSetting,
  publicUrl: string | undefined,
  now: Date,
): Promise<Links> {
  const { kind, companyId, bookingId, content } = message
  const none = { link: '', cancelLink: '', shortLink: '', mayConfirm: false }
  if (!publicUrl || kind === 'code') return none
  const visit = `${publicUrl.replace(/\/$/, '')}/visit`
  if (isGone(kind)) {
    const mayBookAgain = content.byStaff && setting.services.get(content.serviceId)?.isBookable
    return { ...none, link: mayBookAgain ? `${visit}/book/${content.serviceId}` : '' }
  }
  const known = await findBookingLink(db, narrow(systemCaller.scope, companyId), bookingId)
  if (!known) return none
  const page = `${visit}/booking/${known.qtid}`
  const secret = await shortLinkSecret(db, now)
  const short = shortNameOf(secret, { companyId, bookingId, ...known })
  return {
    link: `${page}#${known.token}`,
    cancelLink: kind === 'earlier' ? '' : `${page}?view=cancel#${known.token}`,
    shortLink: `${visit}/b#${short}`,
    mayConfirm: kind === 'reminder' && known.status === 'scheduled',
  }
}

/** The link to all bookings of an address. It is the whole of its message: without a public name it leads to where the server listens. */
function listLink({ companyId, content }: Message, publicUrl: string | undefined, port = 3000): Links {
  const origin = publicUrl?.replace(/\/$/, '') ?? `http://localhost:${port}`
  const link = `${origin}/visit/bookings?company=${companyId}#${content.code}`
  return { link, cancelLink: '', shortLink: '', mayConfirm: false }
}

/** Name and address of a location; many are called after their street, which is not said twice. */
function placeOf(location: LocationSetting['location'], language: Message['language']) {
  const place = nameIn(location, language)
  const address = location[`address_${language}`] || location.address
  return {
    place,
    address: address.startsWith(place) ? address.slice(place.length).replace(/^[\s,]+/, '') : address,
  }
}

function serviceIn(setting: LocationSetting, serviceId: number, language: Message['language']): string {
  const service = setting.services.get(serviceId)
  return service ? nameIn(service.row, language) : ''
}

export function nameIn(named: Named, language: Message['language']): string {
  return named[`name_${language}`] || named.name
}

function minutesOf(at: Date): EpochMinutes {
  return Math.floor(at.getTime() / 60_000)
}
