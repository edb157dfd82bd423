import { NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { companiesQuery } from '../../set-up/platform-queries.ts'
import type { Expected } from '../../set-up/use-expected.ts'

/**
 * Lets the platform's admin choose the company of a new account: one of them, or null for the one that
 * follows from the address, if one does.
 */
export function CompanyField(props: {
  companyId: number | null
  /** Company and role that would follow from the address. */
  expected: Expected
  fault: string | undefined
  onChange: (companyId: number | null) => void
}) {
  const { t, language } = useLatePhrases('people')
  const { data: companies = [] } = useQuery(companiesQuery)
  const nameOf = (id: number) => {
    const company = companies.find((one) => Number(one.id) === id)
    return company?.[`name_${language}`] || company?.name || ''
  }
  const { companyId, expected } = props
  const leadsTo = expected?.company_source === 'domain' ? { company: nameOf(expected.company_id) } : null
  const hint = leadsTo ? t('addressLeadsTo', leadsTo) : t('unknownDomain')
  return (
    <NativeSelect
      label={t('company')}
      description={expected && !expected.exists && companyId === null ? hint : undefined}
      value={companyId ?? ''}
      error={props.fault}
      onChange={(event) => props.onChange(Number(event.currentTarget.value) || null)}
      data={[
        { value: '', label: t('companyOfAddress') },
        ...companies.map((one) => ({ value: String(one.id), label: one[`name_${language}`] || one.name })),
      ]}
    />
  )
}
