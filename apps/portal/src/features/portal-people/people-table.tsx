import type { PortalPerson } from '@rinda/client/people/portal-users'
import { mayManageAccount } from '@rinda/domain/access/people'
import { Button } from '@rinda/ui/components/buttons/button'
import { LongTable } from '@rinda/ui/components/lists/long-table'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { useSession } from '../../session/session.tsx'
import { momentText } from '../../session/time-texts/moment-text.ts'
import { roleNames } from '../../set-up/role-names.ts'
import styles from './portal-people.module.css'
import { useLimitText } from './use-limit-text.ts'
import { useSwitchPerson } from './use-switch-person.ts'

/** The accounts, each with what its person may do and what can be done with it. */
export function PeopleTable(props: {
  people: readonly PortalPerson[]
  /** Gives the name of a company, where people of several are listed; else null. */
  companyName: ((companyId: number) => string) | null
  onEdit: (person: PortalPerson) => void
}) {
  const { t, language } = useLatePhrases('people')
  const { user } = useSession()
  const manager = { role: user.role, reach: user.profile.reach }
  const limitText = useLimitText()
  const switchPerson = useSwitchPerson()
  const { companyName } = props
  const columns = [
    t('name'),
    ...(companyName ? [t('company')] : []),
    t('role'),
    t('mayUse'),
    t('lastSignIn'),
    t('state'),
    <span key="acts" className="rinda-only-heard">
      {t('acts')}
    </span>,
  ]
  return (
    <LongTable
      label={t('portalUsers')}
      columns={columns}
      rows={props.people}
      keyOf={({ id }) => id}
      cells={(one) => (
        <>
          <td>
            <div className={styles.who}>
              <strong>{one.name}</strong>
              {one.name !== one.email && <span className={styles.email}>{one.email}</span>}
            </div>
          </td>
          {companyName && <td>{companyName(one.companyId)}</td>}
          <td>{t(roleNames[one.effectiveRole])}</td>
          <td data-label={t('mayUse')}>{limitText(one)}</td>
          <td className="rinda-figures" data-label={t('lastSignIn')}>
            {one.lastSignInAt ? momentText(one.lastSignInAt, language, user.profile.zone) : t('never')}
          </td>
          <td className={one.isActive ? undefined : styles.off} data-label={t('state')}>
            {t(one.isActive ? 'active' : 'inactive')}
          </td>
          <td>
            {mayManageAccount(manager, one.effectiveRole) && (
              <div className={styles.acts}>
                {/* Whoever switched themselves off would be out at once, and could not take it back. */}
                {one.email !== user.email && (
                  <Button
                    aria-label={t(one.isActive ? 'switchOffOf' : 'switchOnOf', { name: one.name })}
                    onClick={() => void switchPerson(one)}
                  >
                    {t(one.isActive ? 'switchOff' : 'switchOn')}
                  </Button>
                )}
                <Button aria-label={t('editOf', { name: one.name })} onClick={() => props.onEdit(one)}>
                  {t('edit')}
                </Button>
              </div>
            )}
          </td>
        </>
      )}
    />
  )
}
