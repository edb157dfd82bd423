import { nameIn } from '@rinda/client/http/names'
import { approvals, bookingStatuses } from '@rinda/domain/booking/status'
import type { LatePhrases } from '@rinda/phrases/late'
import type { PhraseKey } from '@rinda/phrases/say'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { usePhrases } from '../../session/phrases.ts'
import { useSession } from '../../session/session.tsx'
import { exactMoment } from '../../session/time-texts/exact-moment.ts'

const named = [
  ...[
    'status',
    'approval',
    'starts_at',
    'ends_at',
    'location_id',
    'service_id',
    'specialist_id',
    'first_name',
  ],
  ...[
    'last_name',
    'email',
    'phone_country_code',
    'phone_number',
    'expire_at',
    'served_at',
    'language',
    'code',
  ],
  ...['client_type', 'customer_type', 'ip', 'internal', 'description', 'canceled'],
]
type FieldKey = Extract<PhraseKey<LatePhrases['bookingRecord']>, `field_${string}`>

const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d/

/** Says fields of a booking and their values as people call them; what has no name stays as it is on the wire. */
export function useValueText(locationId: number) {
  const { t, language } = useLatePhrases('bookingRecord')
  const { t: say } = usePhrases('booking')
  const { profileAt, locations } = useSession()
  const { zone } = profileAt(locationId)

  function fieldText(field: string): string {
    const name = field.replace(/^(notes|fields)\//, '')
    return named.includes(name) ? t(`field_${name}` as FieldKey) : field
  }

  function valueText(field: string, value: unknown): string {
    if (value === null || value === undefined || value === '') return t('empty')
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no')
    if (field === 'status' && isAmong(bookingStatuses, value)) return say(`statuses_${value}`)
    if (field === 'approval' && isAmong(approvals, value) && value !== 'none')
      return say(`approvals_${value}`)
    if (typeof value === 'string' && moment.test(value)) return exactMoment(value, language, zone)
    if (/^(location|service|specialist)_id$/.test(field)) return nameOf(field, Number(value))
    return typeof value === 'object' ? JSON.stringify(value) : String(value)
  }

  function nameOf(field: string, id: number): string {
    const own = locations.data ?? []
    if (field === 'specialist_id')
      return own.flatMap((one) => one.specialists).find((one) => one.id === id)?.name ?? `#${id}`
    const rows = field === 'location_id' ? own : own.flatMap((one) => one.services)
    const row = rows.find((one) => one.id === id)
    return row ? nameIn(language, row.name) : `#${id}`
  }

  return { fieldText, valueText, nameOf }
}

function isAmong<Value>(values: readonly Value[], value: unknown): value is Value {
  return values.some((one) => one === value)
}
