import { NativeSelect, TextInput } from '@mantine/core'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { roleNames } from '../../set-up/role-names.ts'
import { type Faults, faultAt } from '../../set-up/save-faults.ts'
import type { Expected } from '../../set-up/use-expected.ts'

/**
 * Person who has no account yet: address and name, and the company where it does not follow from the address.
 */
export type NewPerson = { email: string; name: string; company_id?: number | undefined }

/**
 * The fields that say who somebody new is. Whose company they will be of follows from the address, and is said below it; of one that
 * nobody knows it is asked.
 */
export function NewPersonFields(props: {
  person: NewPerson
  expected: Expected
  companyName: string
  companies: readonly { id: string; name: string }[]
  faults: Faults
  onChange: (person: NewPerson) => void
  onEmailLeft: () => void
}) {
  const { t } = useLatePhrases('admin')
  const { person, expected, faults, onChange } = props
  const fault = faultAt(faults, 'portal_user/email') ?? (expected?.exists ? t('personExists') : undefined)
  const isStranger = expected?.company_source === 'default' && !expected.exists
  const words = expected && { company: props.companyName, role: t(roleNames[expected.role]) }
  return (
    <>
      <TextInput
        type="email"
        label={t('email')}
        description={words && !fault && !isStranger ? t('expected', words) : t('emailText')}
        autoComplete="off"
        data-autofocus
        value={person.email}
        error={fault}
        onBlur={props.onEmailLeft}
        onChange={(event) => onChange({ ...person, email: event.currentTarget.value })}
      />
      {isStranger && (
        <NativeSelect
          label={t('company')}
          description={t('unknownDomain')}
          error={faultAt(faults, 'portal_user/company_id')}
          value={person.company_id ?? ''}
          onChange={(event) =>
            onChange({ ...person, company_id: Number(event.currentTarget.value) || undefined })
          }
          data={[
            { value: '', label: t('noCompany') },
            ...props.companies.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      )}
      <TextInput
        label={t('personName')}
        autoComplete="off"
        value={person.name}
        error={faultAt(faults, 'portal_user/name')}
        onChange={(event) => onChange({ ...person, name: event.currentTarget.value })}
      />
    </>
  )
}
