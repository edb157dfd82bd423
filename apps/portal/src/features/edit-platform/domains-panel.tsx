import { Button } from '@rinda/ui/components/buttons/button'
import { DataTable } from '@rinda/ui/components/lists/data-table'
import { ListSkeleton } from '@rinda/ui/components/lists/list-skeleton'
import { EmptyFace, ErrorFace } from '@rinda/ui/components/notices/faces'
import { useQuery } from '@tanstack/react-query'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { companiesQuery, domainsQuery } from '../../set-up/platform-queries.ts'
import { DomainDialog } from './domain-dialog.tsx'
import styles from './platform.module.css'

/** Stands in the address while a domain is added. */
const newDomain = 'new'

/** Every e-mail domain, and the company that its people are of. */
export function DomainsPanel(props: {
  /** The one company that is looked at; none: every one. */
  companyId: number | undefined
  chosen: string | undefined
  onChoose: (id?: string) => void
}) {
  const { t } = useLatePhrases('admin')
  const { data, isError, isFetching, refetch } = useQuery(domainsQuery)
  const companies = useQuery(companiesQuery)
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
  const nameOf = (id: number) => companies.data?.find((one) => one.id === id)?.name ?? String(id)
  const chosen = props.chosen === newDomain ? null : data.find(({ domain }) => domain === props.chosen)
  const shown = data.filter((one) => props.companyId === undefined || one.company_id === props.companyId)
  const add = (
    <Button kind="primary" onClick={() => props.onChoose(newDomain)}>
      {t('addDomain')}
    </Button>
  )
  return (
    <>
      {shown.length === 0 && <EmptyFace title={t('nothingFound')} action={add} />}
      {shown.length > 0 && (
        <>
          <div className={styles.bar}>{add}</div>
          <DataTable label={t('domains')} columns={[t('domain'), t('company'), t('peopleCount'), '', '']}>
            {shown.map((one) => (
              <tr key={one.domain}>
                <td>
                  <strong>{one.domain}</strong>
                </td>
                <td>{one.removed ? '—' : nameOf(one.company_id)}</td>
                <td className="rinda-figures">{one.people}</td>
                <td className={styles.mark}>
                  {[one.partner ? t('partnerShort') : '', one.removed ? t('removed') : '']
                    .filter(Boolean)
                    .join(', ')}
                </td>
                <td>
                  <Button
                    aria-label={t('editOf', { name: one.domain })}
                    onClick={() => props.onChoose(one.domain)}
                  >
                    {t('edit')}
                  </Button>
                </td>
              </tr>
            ))}
          </DataTable>
        </>
      )}
      {chosen !== undefined && (
        <DomainDialog key={chosen?.domain ?? ''} domain={chosen} onClosed={() => props.onChoose(undefined)} />
      )}
    </>
  )
}
