import { figureDay, weekdayName } from '@rinda/phrases/day-text'
import type { LateSay } from '@rinda/phrases/late'
import type { Language } from '@rinda/phrases/resources'

type Say = LateSay<'setUpHistory'>

/** In the order of the first days of 2024, which began on a Monday. */
const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']

const plain = [
  ...['name', 'address', 'description', 'announcement', 'phone', 'email', 'www', 'latitude', 'longitude'],
  ...['active', 'visible', 'online', 'qms_active', 'bms_active', 'position', 'bms_id', 'qms_id'],
  ...['bms_base_url', 'qms_base_url', 'qms_services_url', 'qms_tickets_url', 'qms_get_ticket_url'],
  ...['qms_cancel_ticket_url', 'average_time', 'duration', 'step', 'capacity', 'tags'],
  ...['bms_start_date', 'bms_end_date', 'specialists', 'price', 'booking_period_min', 'booking_period_max'],
  ...['booking_portal_period_min', 'booking_portal_period_max', 'working_hours', 'absences', 'service_ids'],
]
const known: ReadonlySet<string> = new Set(plain)

/** What a field is called, `open_monday` or `special_times/2026-12-24`; one that is not known goes by its own name. */
export function fieldLabel(t: Say, language: Language, field: string): string {
  const [name = '', part = ''] = field.split('/')
  if (name === 'special_times') return t('specialOn', { day: dayLabel(part, language) })
  if (name === 'booking_times') return t('bookableOn', { day: dayLabel(part, language) })
  if (name === 'config') return plainLabel(t, part)
  const [, day] = /^open_(\w+)$/.exec(name) ?? []
  if (day) return t('openOn', { day: dayLabel(day, language) })
  if (/^accessibility_[1-5]$/.test(name)) return t(name as 'accessibility_1')
  const [, base = '', code = ''] = /^(\w+)_(lv|en|ru)$/.exec(name) ?? []
  if (known.has(base)) {
    return t('inLanguage', { field: plainLabel(t, base), language: code.toUpperCase() })
  }
  return plainLabel(t, name)
}

function plainLabel(t: Say, name: string): string {
  return known.has(name) ? t(`field_${name}` as 'field_name') : name
}

/** The name of a weekday, or a date in figures. */
function dayLabel(day: string, language: Language): string {
  const index = weekdays.indexOf(day)
  return index < 0 ? figureDay(day, language) : weekdayName(`2024-01-0${index + 1}`, language)
}
