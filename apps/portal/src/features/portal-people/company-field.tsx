import { NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { companiesQuery } from '../../session/platform-queries.ts'

/** Whose account a new one is, for the platform's admin: a company's, or as the address says. */
export function CompanyField(props: {
  companyId: number | null
  fault: string | undefined
  onChange: (companyId: number | null) => void
}) {
  const { t, language } = useLatePhrases('people')
  const { data: companies = [] } = useQuery(companiesQuery)
  return (
    <NativeSelect
      label={t('company')}
      value={props.companyId ?? ''}
      error={props.fault}
      onChange={(event) => props.onChange(Number(event.currentTarget.value) || null)}
      data={[
        { value: '', label: t('companyOfAddress') },
        ...companies.map((one) => ({ value: String(one.id), label: one[`name_${language}`] || one.name })),
      ]}
    />
  )
}
