import { DataTable } from '@rinda/ui/components/lists/data-table'
import { ListSkeleton } from '@rinda/ui/components/lists/list-skeleton'
import { EmptyFace, ErrorFace, LoadingFace } from '@rinda/ui/components/notices/faces'
import { useQuery } from '@tanstack/react-query'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { PeriodRow } from './period-row.tsx'
import styles from './report-months.module.css'
import { reportQuery } from './report-queries.ts'

/** The months of a report, year by year, the latest first. */
export function ReportMonths({ id }: { id: number }) {
  const { t } = useLatePhrases('reports')
  const report = useQuery(reportQuery(id))
  const { data, isError } = report
  if (isError && !data)
    return (
      <ErrorFace
        title={t('errorTitle')}
        text={t('errorText')}
        isRetrying={report.isFetching}
        onRetry={() => void report.refetch()}
      />
    )
  if (data === undefined)
    return (
      <LoadingFace>
        <ListSkeleton />
      </LoadingFace>
    )
  const { periods, zone } = data ?? { periods: [], zone: '' }
  if (periods.length === 0) return <EmptyFace title={t('empty')} text={t('emptyText')} />
  const years = [...Map.groupBy(periods, ({ period }) => period.slice(0, 4))]
  return (
    <>
      <p className={styles.lead}>{t('lead', { zone })}</p>
      {years.map(([year, months]) => (
        <section key={year} className={styles.year}>
          <h2>{year}</h2>
          <DataTable label={t('months', { year })} columns={[t('month'), t('state'), t('files')]}>
            {months.map((one) => (
              <PeriodRow key={one.period} period={one} zone={zone} />
            ))}
          </DataTable>
        </section>
      ))}
    </>
  )
}
