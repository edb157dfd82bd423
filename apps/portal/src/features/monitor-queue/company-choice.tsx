import { Choice } from '@rinda/ui/components/fields/choice'
import { useQuery } from '@tanstack/react-query'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { companiesQuery } from '../../set-up/platform-queries.ts'

/** Lets the platform's admin choose whose queue is watched. */
export function CompanyChoice(props: { companyId: number; onChange: (companyId: number) => void }) {
  const { t, language } = useLatePhrases('tools')
  const { data: companies = [] } = useQuery(companiesQuery)
  return (
    <Choice
      label={t('company')}
      options={companies.map((one) => ({
        value: String(one.id),
        label: one[`name_${language}`] || one.name,
      }))}
      value={String(props.companyId)}
      onChange={(value) => props.onChange(Number(value))}
    />
  )
}
