import { NativeSelect } from '@mantine/core'
import { MantineLook } from '@rinda/ui/components/mantine-look'
import '@rinda/ui/styles/mantine-fields.css'
import { useQuery } from '@tanstack/react-query'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { companiesQuery } from '../../set-up/platform-queries.ts'

/** Lets choose whose people are listed: those of all companies (undefined) or of one. */
export function ChooseCompany(props: {
  companyId: number | undefined
  onChange: (companyId: number | undefined) => void
}) {
  const { t, language } = useLatePhrases('people')
  const { data: companies = [] } = useQuery(companiesQuery)
  return (
    <MantineLook>
      <NativeSelect
        label={t('company')}
        value={props.companyId ?? ''}
        onChange={(event) => props.onChange(Number(event.currentTarget.value) || undefined)}
        data={[
          { value: '', label: t('allCompanies') },
          ...companies.map((one) => ({ value: String(one.id), label: one[`name_${language}`] || one.name })),
        ]}
      />
    </MantineLook>
  )
}
