import { nameIn } from '@rinda/client/http/names'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { useSession } from '../../session/session.tsx'

const fields = [
  ...(['status', 'counter', 'service_id', 'people', 'note', 'is_held', 'places_back'] as const),
  ...(['is_open', 'is_paused', 'service_ids', 'agent', 'is_stopped'] as const),
]
const statuses = ['REQUESTED', 'WAITING', 'CALLED', 'DONE', 'CANCELED', 'FAILED'] as const

/** Says fields of a ticket or counter and their values as people call them. */
export function useLineWords(locationId: number) {
  const { t, language } = useLatePhrases('travel')
  const { locations } = useSession()
  const location = locations.data?.find(({ id }) => id === locationId)

  function label(field: string): string {
    const known = fields.find((one) => one === field)
    return known ? t(`line_${known}`) : field
  }

  function serviceName(id: number): string {
    const service = location?.services.find((one) => one.id === id)
    return service ? nameIn(language, service.name) : `#${id}`
  }

  function value(field: string, value: unknown): string {
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no')
    if (value === null || value === '') return t('nothing')
    const status = field === 'status' && statuses.find((one) => one === value)
    if (status) return t(`status_${status}`)
    if (field === 'service_id') return serviceName(Number(value))
    if (field === 'service_ids' && Array.isArray(value))
      return value.length === 0 ? t('every') : value.map((id) => serviceName(Number(id))).join(', ')
    return String(value)
  }

  return { label, value, serviceName }
}
