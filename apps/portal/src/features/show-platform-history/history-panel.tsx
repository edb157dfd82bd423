import type { HistoryResource } from '@rinda/contract/people/platform'
import { Button } from '@rinda/ui/components/buttons/button'
import { DataTable } from '@rinda/ui/components/lists/data-table'
import { ListSkeleton } from '@rinda/ui/components/lists/list-skeleton'
import { EmptyFace, ErrorFace } from '@rinda/ui/components/notices/faces'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { useSession } from '../../session/session.tsx'
import { momentText } from '../../session/time-texts/moment-text.ts'
import { historyQuery } from '../../set-up/platform-queries.ts'
import styles from './history-panel.module.css'

const kinds = { company: 'kindCompany', domain: 'kindDomain', portal_user: 'kindPerson' } as const

/** Lists who changed what of companies, domains and people, from which value to which, newest first; `companyId`: of one company itself. */
export function HistoryPanel({ companyId }: { companyId: number | undefined }) {
  const { t, language } = useLatePhrases('admin')
  const { user } = useSession()
  const { data, isError, isFetching, refetch, hasNextPage, fetchNextPage } = useInfiniteQuery(
    historyQuery(companyId),
  )
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
  const changes = data.pages.flatMap((page) => page.changes)
  if (changes.length === 0) return <EmptyFace title={t('noHistory')} text={t('noHistoryText')} />
  const { zone } = user.profile
  return (
    <>
      <DataTable label={t('history')} columns={[t('when'), t('who'), t('what'), t('change')]}>
        {changes.map(({ id, attributes }) => (
          <tr key={id}>
            <td className="rinda-figures">{momentText(attributes.at, language, zone)}</td>
            <td>{attributes.actor}</td>
            <td>{t(kinds[attributes.object_kind], { name: attributes.object_id })}</td>
            <td>
              <ul className={styles.changes}>
                {attributes.changes.map((change) => (
                  <Difference key={change.field} {...change} />
                ))}
              </ul>
            </td>
          </tr>
        ))}
      </DataTable>
      {hasNextPage && (
        <Button isBusy={isFetching} onClick={() => void fetchNextPage()}>
          {t('more')}
        </Button>
      )}
    </>
  )
}

type Change = HistoryResource['attributes']['changes'][number]

function Difference({ field, from, to }: Change) {
  const said = (value: unknown) => (value === null ? '—' : JSON.stringify(value))
  return (
    <li>
      {field}: <del>{said(from)}</del> → <ins>{said(to)}</ins>
    </li>
  )
}
