import { ListSkeleton } from '@rinda/ui/components/lists/list-skeleton'
import { LongTable } from '@rinda/ui/components/lists/long-table'
import { EmptyFace, ErrorFace } from '@rinda/ui/components/notices/faces'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { peopleQuery } from '../../set-up/people-query.ts'
import { roleNames } from '../../set-up/role-names.ts'
import styles from './portal-people.module.css'
import { SearchPeople, useFoundPeople } from './search-people.tsx'

/** Everybody who uses the portal, to be looked up: name, role, e-mail. */
export function UsersPanel() {
  const { t } = useLatePhrases('people')
  const { data, isError, isFetching, refetch } = useQuery(peopleQuery)
  const [text, setText] = useState('')
  const found = useFoundPeople(data ?? [], useDeferredValue(text))
  if (isError && !data)
    return (
      <ErrorFace
        title={t('loadFailed')}
        text={t('loadFailedText')}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  if (!data) return <ListSkeleton />
  return (
    <>
      <div className={styles.bar}>
        <SearchPeople text={text} onChange={setText} />
        <p role="status">{t('count', { count: found.length })}</p>
      </div>
      {found.length === 0 ? (
        <EmptyFace title={t('nothingFound')} text={t('nothingFoundText')} />
      ) : (
        <LongTable
          label={t('users')}
          columns={[t('name'), t('role'), t('email')]}
          rows={found}
          keyOf={({ id }) => id}
          cells={(one) => (
            <>
              <td>
                <strong>{one.name}</strong>
              </td>
              <td>{t(roleNames[one.effectiveRole])}</td>
              <td>{one.email}</td>
            </>
          )}
        />
      )}
    </>
  )
}
