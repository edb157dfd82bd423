import { NativeSelect } from '@mantine/core'
import '@rinda/ui/styles/mantine-fields.css'
import { useQuery } from '@tanstack/react-query'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { useSession } from '../../session/session.tsx'
import { waysInOf } from '../../session/ways-in.ts'
import { DescribedFields } from '../../set-up/fields/described-fields.tsx'
import { FieldGroup } from '../../set-up/fields/field-group.tsx'
import { FlagFields } from '../../set-up/fields/location-groups.tsx'
import { fieldsIn, fieldsOfUse } from '../../set-up/fields/location-values.ts'
import { companiesQuery } from '../../set-up/platform-queries.ts'
import { inCompany } from './draft.ts'
import { type StepProps, typedIn } from './step-props.ts'

/** Step for the name of a location, its address, and how visitors reach it. */
export function GeneralStep(props: StepProps) {
  const { t } = useLatePhrases('newLocation')
  const { t: fields } = useLatePhrases('setUpFields')
  const typed = typedIn(props)
  return (
    <>
      <CompanyField {...props} />
      <DescribedFields fields={[...fieldsIn('naming'), ...fieldsOfUse('texts', typed)]} typed={typed} />
      <FieldGroup title={t('reach')}>
        <DescribedFields fields={fieldsIn('contacts')} typed={typed} />
      </FieldGroup>
      <FlagFields group="access" title={fields('location_accessibility')} typed={typed} />
    </>
  )
}

/** The platform's admin makes locations for any company. Once it is made, it is that company's. */
function CompanyField({ draft, onChange, faults }: StepProps) {
  const { t, language } = useLatePhrases('newLocation')
  const { user, locations } = useSession()
  const isPlatform = user.role === 'QTICKET_ADMIN'
  const { data: companies = [] } = useQuery({ ...companiesQuery, enabled: isPlatform })
  if (!isPlatform) return null
  const companyId = draft.companyId ?? user.company.id
  const waysOf = (id: number) => waysInOf((locations.data ?? []).filter((one) => one.companyId === id))
  return (
    <NativeSelect
      label={t('company')}
      disabled={draft.made !== null}
      value={String(companyId)}
      error={faults.get('company_id')}
      onChange={(event) => {
        const chosen = Number(event.currentTarget.value)
        onChange(inCompany(draft, chosen, { from: waysOf(companyId), to: waysOf(chosen) }))
      }}
      data={companies.map((one) => ({
        value: String(one.id),
        label: `${one[`name_${language}`] || one.name} (${one.id})`,
      }))}
    />
  )
}
