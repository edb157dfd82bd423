import { NativeSelect } from '@mantine/core'
import type { PortalPerson } from '@rinda/client/people/portal-users'
import { rolesToGive } from '@rinda/domain/access/people'
import { type Role, roles } from '@rinda/domain/access/role'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { useSession } from '../../session/session.tsx'
import { roleNames } from '../../set-up/role-names.ts'

/** The role that somebody is given: those that this person may give. Where another is in effect, it says so. */
export function RoleField(props: {
  person: PortalPerson | null
  role: Role | ''
  fault: string | undefined
  onChange: (role: Role | '') => void
}) {
  const { t } = useLatePhrases('people')
  const { user } = useSession()
  const { person, role } = props
  const mayGive = rolesToGive({ role: user.role, reach: user.profile.reach })
  const isDerived = person && person.effectiveRole !== person.role && person.role === role
  return (
    <NativeSelect
      label={t('role')}
      description={isDerived ? t('inEffect', { role: t(roleNames[person.effectiveRole]) }) : undefined}
      value={role}
      error={props.fault}
      onChange={(event) => props.onChange(roles.find((one) => one === event.currentTarget.value) ?? '')}
      data={[
        ...(role === '' ? [{ value: '', label: t('chooseRole') }] : []),
        ...mayGive.map((value) => ({ value, label: t(roleNames[value]) })),
      ]}
    />
  )
}
