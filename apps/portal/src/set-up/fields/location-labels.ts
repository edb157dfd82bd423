import type { LateSay } from '@rinda/phrases/late'

/** Where other systems are found: the name on the wire, and the one in the client. */
export const systems = {
  bms_id: 'bmsId',
  bms_base_url: 'bmsBaseUrl',
  qms_base_url: 'qmsBaseUrl',
  qms_services_url: 'qmsServicesUrl',
  qms_tickets_url: 'qmsTicketsUrl',
  qms_get_ticket_url: 'qmsGetTicketUrl',
  qms_cancel_ticket_url: 'qmsCancelTicketUrl',
} as const

type Words = { say: LateSay<'locations'>; fields: LateSay<'newLocation'> }

const plain = {
  phone: 'phone',
  email: 'email',
  www: 'www',
  latitude: 'latitude',
  longitude: 'longitude',
  position: 'position',
  visible: 'visible',
  active: 'active',
  online: 'online',
  qms_active: 'qmsActive',
  bms_active: 'bmsActive',
} as const
const inLanguage = { lv: 'inLv', en: 'inEn', ru: 'inRu' } as const
const textName = /^(name|address|description|announcement)(?:_(lv|en|ru))?$/
const hourName = /^open_(monday|tuesday|wednesday|thursday|friday|saturday|sunday)_(from|till)$/

/** What a field of a location is called, by its name on the wire. */
export function locationLabel({ say, fields }: Words, name: string): string {
  const [, text, language] = textName.exec(name) ?? []
  if (text) {
    const field = say(text as 'name')
    return language ? fields(inLanguage[language as 'lv'], { field }) : say('inDefault', { field })
  }
  const [, day, end] = hourName.exec(name) ?? []
  if (day) return `${fields(day as 'monday')}: ${fields(end as 'from')}`
  if (/^accessibility_[1-5]$/.test(name)) return fields(name as 'accessibility_1')
  if (Object.hasOwn(plain, name)) return say(plain[name as keyof typeof plain])
  return Object.hasOwn(systems, name) ? fields(systems[name as keyof typeof systems]) : name
}
