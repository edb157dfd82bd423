import { mayManageAccounts } from '@rinda/domain/access/people'
import { Button } from '@rinda/ui/components/buttons/button'
import { ListSkeleton } from '@rinda/ui/components/lists/list-skeleton'
import { EmptyFace, ErrorFace } from '@rinda/ui/components/notices/faces'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { useSession } from '../../session/session.tsx'
import { peopleQuery } from '../../set-up/people-query.ts'
import { ChooseCompany } from './choose-company.tsx'
import { InvitationDialog } from './invitation-dialog.tsx'
import { PeopleTable } from './people-table.tsx'
import { PersonDialog } from './person-dialog.tsx'
import styles from './portal-people.module.css'
import { SearchPeople, useFoundPeople } from './search-people.tsx'
import { useCompanyNames } from './use-company-names.ts'

/** Stands in the address while somebody is invited. */
export const newPerson = 'new'

/**
 * Choice that the page's address holds: the company whose people are listed, and the person whose account is
 * open.
 */
export type PeopleChosen = { company?: number; person?: string }

/** The accounts of a company's people: looked through, given, changed, switched off. */
export function PeoplePanel(props: { chosen: PeopleChosen; onChoose: (chosen: PeopleChosen) => void }) {
  const { t } = useLatePhrases('people')
  const { user, company } = useSession()
  const { chosen, onChoose } = props
  const { data, isError, isFetching, refetch } = useQuery(peopleQuery)
  const [text, setText] = useState('')
  const [linkFor, setLinkFor] = useState<number | null>(null)
  const isPlatform = user.role === 'QTICKET_ADMIN'
  const mayKeep = mayManageAccounts({ role: user.role, reach: user.profile.reach })
  const companyName = useCompanyNames(isPlatform)
  const ofCompany = (data ?? []).filter(
    ({ companyId }) => chosen.company === undefined || companyId === chosen.company,
  )
  const found = useFoundPeople(ofCompany, useDeferredValue(text))
  const person = chosen.person === newPerson ? null : data?.find(({ id }) => String(id) === chosen.person)
  const linked = data?.find(({ id }) => id === linkFor)
  const open = (id?: string) =>
    onChoose({
      ...(chosen.company === undefined ? {} : { company: chosen.company }),
      ...(id ? { person: id } : {}),
    })

  return (
    <>
      <div className={styles.bar}>
        <SearchPeople text={text} onChange={setText} />
        {isPlatform && (
          <ChooseCompany
            companyId={chosen.company}
            onChange={(next) => onChoose(next === undefined ? {} : { company: next })}
          />
        )}
      </div>
      {!mayKeep && <p>{t('limitedText')}</p>}
      {isError && !data && (
        <ErrorFace
          title={t('loadFailed')}
          text={t('loadFailedText')}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !isError && <ListSkeleton />}
      {data && ofCompany.length === 0 && <EmptyFace title={t('nobody')} text={t('nobodyText')} />}
      {ofCompany.length > 0 && found.length === 0 && (
        <EmptyFace title={t('nothingFound')} text={t('nothingFoundText')} />
      )}
      {found.length > 0 && (
        <PeopleTable
          people={found}
          companyName={isPlatform && chosen.company === undefined ? companyName : null}
          onEdit={({ id }) => open(String(id))}
        />
      )}
      {mayKeep && person !== undefined && (
        <PersonDialog
          key={person?.id ?? newPerson}
          person={person}
          companyId={isPlatform ? (chosen.company ?? null) : company.id}
          mayChooseCompany={isPlatform}
          onClosed={() => open()}
          onInvited={({ id }) => setLinkFor(id)}
          onLink={({ id }) => setLinkFor(id)}
        />
      )}
      {linked && person === undefined && (
        <InvitationDialog key={linked.id} person={linked} onClosed={() => setLinkFor(null)} />
      )}
    </>
  )
}

/** Opens the form for somebody new. */
export function InviteButton({ onInvite }: { onInvite: () => void }) {
  const { t } = useLatePhrases('people')
  const { user } = useSession()
  return (
    mayManageAccounts({ role: user.role, reach: user.profile.reach }) && (
      <Button kind="primary" onClick={onInvite}>
        {t('invite')}
      </Button>
    )
  )
}
