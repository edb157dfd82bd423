import { Choice } from '@rinda/ui/components/fields/choice'
import { useQuery } from '@tanstack/react-query'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { companiesQuery } from '../../set-up/platform-queries.ts'

/** Of which company, for who administers all of them. */
export function CompanyChoice({ value, onChange }: { value: number; onChange: (id: number) => void }) {
  const { t } = useLatePhrases('setUpFile')
  const { data = [] } = useQuery(companiesQuery)
  return (
    <Choice
      label={t('company')}
      options={data.map(({ id, name }) => ({ value: String(id), label: name }))}
      value={String(value)}
      onChange={(id) => onChange(Number(id))}
    />
  )
}
