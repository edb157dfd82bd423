import { Button, buttonClass } from '@rinda/ui/components/buttons/button'
import { DataTable } from '@rinda/ui/components/lists/data-table'
import { ListSkeleton } from '@rinda/ui/components/lists/list-skeleton'
import { EmptyFace, ErrorFace } from '@rinda/ui/components/notices/faces'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { companiesQuery } from '../../set-up/platform-queries.ts'
import styles from './company-dialog.module.css'
import { NewCompanyDialog } from './new-company-dialog.tsx'

/** Stands in the address while a company is added. */
const newCompany = 'new'

/** Every company of the platform, each with a page of its own; a new one first gets its names. */
export function CompaniesPanel(props: { chosen: string | undefined; onChoose: (id?: string) => void }) {
  const { t, language } = useLatePhrases('admin')
  const { t: setUp } = useLatePhrases('companySetUp')
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
  return (
    <>
      <div className={styles.bar}>
        <Link to="/company-set-up" className={buttonClass('primary')}>
          {setUp('start')}
        </Link>
        <Button onClick={() => props.onChoose(newCompany)}>{t('addCompany')}</Button>
      </div>
      {data.length === 0 && <EmptyFace title={t('nothingFound')} />}
      {data.length > 0 && (
        <DataTable label={t('companies')} columns={[t('company'), 'ID', '', '']}>
          {data.map((one) => (
            <tr key={one.id}>
              <td>
                <img className={styles.logo} src={one.logo} alt="" height={20} />{' '}
                <strong>{one[`name_${language}`] || one.name}</strong>{' '}
                <span className={styles.website}>{one.www}</span>
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
                </Button>{' '}
                <Link
                  to="/company-set-up/$companyId"
                  params={{ companyId: String(one.id) }}
                  className={buttonClass()}
                  aria-label={setUp('openOf', { name: one.name })}
                >
                  {setUp('open')}
                </Link>
              </td>
            </tr>
          ))}
        </DataTable>
      )}
      {props.chosen === newCompany && <NewCompanyDialog onClosed={props.onChoose} />}
    </>
  )
}
