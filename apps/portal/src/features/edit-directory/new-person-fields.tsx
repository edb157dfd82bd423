import { TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { previewQuery } from '../../session/platform-queries.ts'
import { roleNames } from '../../session/role-names.ts'
import { type Faults, faultAt } from '../../session/save-faults.ts'

/** Who is not here yet: address and name. */
export type NewPerson = { email: string; name: string }

/** What would follow from an address, once it looks like one and was left. */
export function useExpected(email: string) {
  const { data } = useQuery({ ...previewQuery(email), enabled: /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) })
  return data ?? undefined
}

/** The fields that say who somebody new is. Whose company they will be of follows from the address, and is said below it. */
export function NewPersonFields(props: {
  person: NewPerson
  expected: ReturnType<typeof useExpected>
  companyName: string
  faults: Faults
  onChange: (person: NewPerson) => void
  onEmailLeft: () => void
}) {
  const { t } = useLatePhrases('admin')
  const { person, expected, faults, onChange } = props
  const fault = faultAt(faults, 'portal_user/email') ?? (expected?.exists ? t('personExists') : undefined)
  const words = expected && { company: props.companyName, role: t(roleNames[expected.role]) }
  return (
    <>
      <TextInput
        type="email"
        label={t('email')}
        description={words && !fault ? t('expected', words) : t('emailText')}
        autoComplete="off"
        data-autofocus
        value={person.email}
        error={fault}
        onBlur={props.onEmailLeft}
        onChange={(event) => onChange({ ...person, email: event.currentTarget.value })}
      />
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
