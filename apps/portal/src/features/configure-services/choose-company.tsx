import { NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { companiesQuery } from '../../set-up/platform-queries.ts'

/** Lets choose the company whose services are configured: one at a time, of those that have locations. */
export function ChooseCompany(props: {
  companyId: number
  companies: readonly number[]
  onChange: (companyId: number) => void
}) {
  const { t, language } = useLatePhrases('serviceConfig')
  const { data = [] } = useQuery(companiesQuery)
  const nameOf = (id: number) => {
    const found = data.find((one) => one.id === id)
    return found?.[`name_${language}`] || found?.name || String(id)
  }
  const ids = props.companies.includes(props.companyId)
    ? props.companies
    : [props.companyId, ...props.companies]
  return (
    <NativeSelect
      label={t('company')}
      value={props.companyId}
      onChange={(event) => props.onChange(Number(event.currentTarget.value))}
      data={ids.map((id) => ({ value: String(id), label: nameOf(id) }))}
    />
  )
}
