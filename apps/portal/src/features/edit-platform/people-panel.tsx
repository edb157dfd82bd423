import { Button } from '@rinda/ui/components/buttons/button'
import { SearchBox } from '@rinda/ui/components/fields/search-box'
import { DataTable } from '@rinda/ui/components/lists/data-table'
import { ListSkeleton } from '@rinda/ui/components/lists/list-skeleton'
import { EmptyFace, ErrorFace } from '@rinda/ui/components/notices/faces'
import { isSearched } from '@rinda/ui/search-text'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { companiesQuery, peopleQuery } from '../../set-up/platform-queries.ts'
import { roleNames } from '../../set-up/role-names.ts'
import { PersonDialog } from './person-dialog.tsx'
import styles from './platform.module.css'

/** Stands in the address while a person is added. */
const newPerson = 'new'

/** Everybody who has signed in or was written down before, found by name or address. */
export function PeoplePanel(props: {
  /** The one company that is looked at; none: every one. */
  companyId: number | undefined
  chosen: string | undefined
  onChoose: (id?: string) => void
  onPreview: (email: string) => void
}) {
  const { t } = useLatePhrases('admin')
  const [text, setText] = useState('')
  const sought = useDeferredValue(isSearched(text) ? text.trim() : '')
  const { data, isError, isFetching, refetch } = useQuery(peopleQuery(sought, props.companyId))
  const companies = useQuery(companiesQuery)
  const nameOf = (id: number) => companies.data?.find((one) => one.id === id)?.name ?? String(id)
  const person = props.chosen === newPerson ? null : data?.find(({ id }) => String(id) === props.chosen)
  return (
    <>
      <div className={styles.bar}>
        <SearchBox className={styles.search} label={t('search')} text={text} onChange={setText} />
        <Button kind="primary" onClick={() => props.onChoose(newPerson)}>
          {t('addPerson')}
        </Button>
      </div>
      {isError && !data && (
        <ErrorFace
          title={t('loadFailed')}
          text={t('loadFailedText')}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !isError && <ListSkeleton />}
      {data?.length === 0 && <EmptyFace title={t('nothingFound')} text={t('nothingFoundText')} />}
      {data && data.length > 0 && (
        <DataTable label={t('people')} columns={[t('email'), t('personName'), t('company'), t('role'), '']}>
          {data.map((one) => (
            <tr key={one.id}>
              <td>
                <strong>{one.email}</strong>
              </td>
              <td>{one.name}</td>
              <td>{nameOf(one.company_id)}</td>
              <td>
                {t(roleNames[one.effective_role])}
                {one.active ? '' : ` (${t('inactive')})`}
              </td>
              <td>
                <Button
                  aria-label={t('editOf', { name: one.email })}
                  onClick={() => props.onChoose(String(one.id))}
                >
                  {t('edit')}
                </Button>
              </td>
            </tr>
          ))}
        </DataTable>
      )}
      {person !== undefined && (
        <PersonDialog
          key={person?.id ?? newPerson}
          person={person}
          onClosed={() => props.onChoose(undefined)}
          onPreview={props.onPreview}
        />
      )}
    </>
  )
}
