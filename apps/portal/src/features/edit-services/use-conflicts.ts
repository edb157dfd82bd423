import { useLatePhrases } from '../../session/late-phrases.ts'
import { labelOf } from '../../set-up/field-labels.ts'
import type { Conflict } from '../../set-up/merge-notice.tsx'
import type { ServiceForm } from './service-form.ts'

const attributes = {
  name: 'name',
  isVisible: 'visible',
  isActive: 'active',
  qmsId: 'qms_id',
  bmsId: 'bms_id',
  duration: 'duration',
  step: 'step',
  capacity: 'capacity',
  averageTime: 'average_time',
  tags: 'tags',
  bmsStartDate: 'bms_start_date',
  bmsEndDate: 'bms_end_date',
} as const

/** Gives what says in words which fields of a service both changed, and to what the other did. */
export function useConflicts() {
  const { t, language } = useLatePhrases('locationServices')
  const { t: fields } = useLatePhrases('setUpFields')
  const { t: history } = useLatePhrases('setUpHistory')

  function textOf(field: keyof ServiceForm, theirs: ServiceForm): string | undefined {
    const value = theirs[field]
    if (typeof value === 'string') return value
    if (typeof value === 'boolean') return history(value ? 'isOn' : 'isOff')
    if (field === 'tags') return theirs.tags.join(', ')
    return field === 'name' ? (theirs.name[language] ?? '') : undefined
  }

  return (theirs: ServiceForm, names: readonly (keyof ServiceForm)[]): Conflict<keyof ServiceForm>[] =>
    names.map((field) => ({
      field,
      label: field === 'config' ? t('asks') : labelOf(fields, 'service', attributes[field]),
      theirs: textOf(field, theirs),
    }))
}
