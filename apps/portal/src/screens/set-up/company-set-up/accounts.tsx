import { Button } from '@rinda/ui/components/buttons/button'
import { IconUserPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { PeopleList } from '../../../features/company-set-up/people-list.tsx'
import { InvitationDialog } from '../../../features/portal-people/invitation-dialog.tsx'
import { PersonDialog } from '../../../features/portal-people/person-dialog.tsx'
import { useLatePhrases } from '../../../session/late-phrases.ts'
import { peopleQuery } from '../../../set-up/people-query.ts'
import { roleNames } from '../../../set-up/role-names.ts'

/** The accounts of the company: given by e-mail address, with the link by which each person chooses a password. */
export function Accounts({ companyId, onChanged }: { companyId: number; onChanged: () => void }) {
  const { t } = useLatePhrases('companySetUp')
  const { t: people } = useLatePhrases('people')
  const { data } = useQuery(peopleQuery)
  const [edited, setEdited] = useState<number | 'new' | null>(null)
  const [linkFor, setLinkFor] = useState<number | null>(null)
  const accounts = (data ?? []).filter((one) => one.companyId === companyId)
  const person = accounts.find(({ id }) => id === edited)
  const linked = accounts.find(({ id }) => id === linkFor)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is missing follows from those who are there
  useEffect(onChanged, [data])

  return (
    <>
      <PeopleList
        title={t('accounts')}
        nobody={t('noAccounts')}
        people={accounts.map((one) => ({
          ...{ id: one.id, name: one.name || one.email, editLabel: t('edit', { name: one.name }) },
          note: `${one.email} · ${people(roleNames[one.effectiveRole])}`,
          onEdit: () => setEdited(one.id),
        }))}
        addButton={
          <Button
            icon={<IconUserPlus size={18} stroke={1.8} aria-hidden="true" />}
            onClick={() => setEdited('new')}
          >
            {t('invite')}
          </Button>
        }
      />
      {data && (edited === 'new' || person) && (
        <PersonDialog
          key={edited}
          person={person ?? null}
          companyId={companyId}
          mayChooseCompany={false}
          onClosed={() => setEdited(null)}
          onInvited={({ id }) => setLinkFor(id)}
          onLink={({ id }) => setLinkFor(id)}
        />
      )}
      {linked && <InvitationDialog person={linked} onClosed={() => setLinkFor(null)} />}
    </>
  )
}
