import type { EpochMinutes } from '@rinda/domain/time/zone'
import { localDateOf, localTimeOf } from '@rinda/domain/time/zone'
import { longDay } from '@rinda/phrases/day-text'
import { systemCaller } from '../../access/caller.ts'
import type { LocationSetting } from '../../availability/setting.ts'
import type { Settings } from '../../availability/settings.ts'
import { findCompanyRow } from '../../companies/company-store.ts'
import type { Database } from '../../database/database.ts'
import type { Message } from '../message.ts'

/** Facts of a message, in the language of whoever reads it. Names and the address are as they are now, times as they were at the change. */
export type Facts = Pick<Message, 'kind' | 'language' | 'recipient' | 'seq'> & {
  /** Name of the message for those who carry it: the same however often it is tried. */
  id: string
  company: string
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
}

type Named = { name: string; name_lv: string; name_en: string; name_ru: string }

/** Finds what a message says; undefined where its location is there no longer. */
export async function factsOf(
  { db, settings }: { db: Database; settings: Pick<Settings, 'find'> },
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
    service: serviceIn(setting, content.serviceId, language),
    specialist: specialist?.name ?? null,
    ...placeOf(location, language),
    phone: location.phone,
    email: location.email,
    zone,
    times: content.times.map(({ uid, startsAt, endsAt }) => ({
      uid,
      startsAt: new Date(startsAt),
      endsAt: new Date(endsAt),
      day: longDay(localDateOf(minutesOf(new Date(startsAt)), zone), language, today),
      from: localTimeOf(minutesOf(new Date(startsAt)), zone),
      till: localTimeOf(minutesOf(new Date(endsAt)), zone),
    })),
    code: content.code,
    codeUntil: localTimeOf(minutesOf(message.uselessAt), zone),
    reason: content.reason,
  }
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

function nameIn(named: Named, language: Message['language']): string {
  return named[`name_${language}`] || named.name
}

function minutesOf(at: Date): EpochMinutes {
  return Math.floor(at.getTime() / 60_000)
}
