import { Checkbox, NativeSelect, TextInput } from '@mantine/core'
import { FieldGroup } from '../../set-up/fields/field-group.tsx'
import '@rinda/ui/styles/mantine-fields.css'
import { useQuery } from '@tanstack/react-query'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { useSession } from '../../session/session.tsx'
import { TextsFields } from '../../set-up/fields/texts-fields.tsx'
import { companiesQuery } from '../../set-up/platform-queries.ts'
import type { StepProps } from './step-props.ts'

const texts = [
  { field: 'name', max: 250, isRequired: true },
  { field: 'address', max: 100, isRequired: true },
  { field: 'description', max: 5000, isLong: true },
  { field: 'announcement', max: 200, isLong: true },
] as const
const plain = [
  { field: 'phone', type: 'tel' },
  { field: 'email', type: 'email' },
  { field: 'www', type: 'url' },
] as const
const levels = [1, 2, 3, 4] as const

/** What a location is called, where it says it is, and how it is reached. */
export function GeneralStep({ draft, onChange, faults, onLeft }: StepProps) {
  const { t } = useLatePhrases('newLocation')
  const { facts } = draft
  const put = (part: Partial<typeof facts>) => onChange({ facts: { ...facts, ...part } })
  return (
    <>
      <CompanyField {...{ draft, onChange, faults, onLeft }} />
      {texts.map(({ field, ...rest }) => (
        <TextsFields
          key={field}
          {...rest}
          attribute={field}
          label={t(field)}
          value={facts[field] ?? {}}
          faults={faults}
          onLeft={onLeft}
          onChange={(value) => put({ [field]: value })}
        />
      ))}
      <FieldGroup title={t('reach')}>
        {plain.map(({ field, type }) => (
          <TextInput
            key={field}
            type={type}
            label={t(field)}
            autoComplete="off"
            value={facts[field] ?? ''}
            error={faults.get(field)}
            onBlur={() => onLeft(field)}
            onChange={(event) => put({ [field]: event.currentTarget.value })}
          />
        ))}
      </FieldGroup>
      <FieldGroup title={t('accessibility')}>
        {levels.map((level) => (
          <Checkbox
            key={level}
            label={t(`accessibility_${level}`)}
            checked={facts.accessibility?.[level] ?? false}
            onChange={(event) =>
              put({ accessibility: { ...facts.accessibility, [level]: event.currentTarget.checked } })
            }
          />
        ))}
      </FieldGroup>
    </>
  )
}

/** The platform's admin makes locations for any company. Once it is made, it is that company's. */
function CompanyField({ draft, onChange, faults }: StepProps) {
  const { t, language } = useLatePhrases('newLocation')
  const { user } = useSession()
  const isPlatform = user.role === 'QTICKET_ADMIN'
  const { data: companies = [] } = useQuery({ ...companiesQuery, enabled: isPlatform })
  if (!isPlatform) return null
  return (
    <NativeSelect
      label={t('company')}
      disabled={draft.made !== null}
      value={String(draft.facts.companyId ?? user.company.id)}
      error={faults.get('company_id')}
      onChange={(event) =>
        onChange({ facts: { ...draft.facts, companyId: Number(event.currentTarget.value) } })
      }
      data={companies.map((one) => ({
        value: String(one.id),
        label: `${one[`name_${language}`] || one.name} (${one.id})`,
      }))}
    />
  )
}
