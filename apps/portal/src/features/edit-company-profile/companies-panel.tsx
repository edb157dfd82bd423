import { Button } from '@rinda/ui/components/button'
import { DataTable } from '@rinda/ui/components/data-table'
import { EmptyFace, ErrorFace } from '@rinda/ui/components/faces'
import { useQuery } from '@tanstack/react-query'
import { useAdminPhrases } from '../../session/admin-phrases.ts'
import { ListSkeleton } from '../../session/list-skeleton.tsx'
import { companiesQuery } from '../../session/platform-queries.ts'
import { CompanyDialog } from './company-dialog.tsx'

/** Every company of the platform; one is edited over the list. */
export function CompaniesPanel(props: { chosen: string | undefined; onChoose: (id?: string) => void }) {
  const { t, language } = useAdminPhrases()
  const { data, isError, isFetching, refetch } = useQuery(companiesQuery)
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
  const company = data.find(({ id }) => String(id) === props.chosen)
  return (
    <>
      {data.length === 0 && <EmptyFace title={t('nothingFound')} />}
      {data.length > 0 && (
        <DataTable label={t('companies')} columns={[t('company'), 'ID', '', '']}>
          {data.map((one) => (
            <tr key={one.id}>
              <td>
                <strong>{one[`name_${language}`] || one.name}</strong>
              </td>
              <td className="rinda-figures">{one.id}</td>
              <td>
                {[one.visible ? '' : t('hidden'), Object.keys(one.profile).length > 0 ? t('differs') : '']
                  .filter(Boolean)
                  .join(', ')}
              </td>
              <td>
                <Button
                  aria-label={t('editOf', { name: one.name })}
                  onClick={() => props.onChoose(String(one.id))}
                >
                  {t('edit')}
                </Button>
              </td>
            </tr>
          ))}
        </DataTable>
      )}
      {company && (
        <CompanyDialog key={company.id} company={company} onClosed={() => props.onChoose(undefined)} />
      )}
    </>
  )
}
