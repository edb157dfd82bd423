import { nameIn } from '@rinda/client/http/names'
import { Choice } from '@rinda/ui/components/fields/choice'
import { usePhrases } from '../../session/phrases.ts'
import { useSession } from '../../session/session.tsx'
import type { ColumnFilterProps } from './filter-columns.tsx'
import { filterOptions } from './filter-options.ts'

/** The specialist, and, where the company filters by service, the service to which the columns are narrowed. */
export function ColumnFields({ location, chosen, onChoose }: ColumnFilterProps) {
  const { t } = usePhrases('calendar')
  const { language, profileAt } = useSession()
  const { specialists, services } = filterOptions(location, profileAt(location.id))
  const idOf = (value: string) => (value === '' ? undefined : Number(value))
  return (
    <>
      {specialists.length + services.length > 0 && (
        <Choice
          label={t('specialist')}
          value={String(chosen.specialist ?? '')}
          options={[
            { value: '', label: t('allSpecialists') },
            ...specialists.map((one) => ({ value: String(one.id), label: one.name })),
          ]}
          onChange={(value) => onChoose({ ...chosen, specialist: idOf(value) })}
        />
      )}
      {services.length > 0 && (
        <Choice
          label={t('service')}
          value={String(chosen.service ?? '')}
          options={[
            { value: '', label: t('allServices') },
            ...services.map((one) => ({ value: String(one.id), label: nameIn(language, one.name) })),
          ]}
          onChange={(value) => onChoose({ ...chosen, service: idOf(value) })}
        />
      )}
    </>
  )
}
