import type { ServiceConfigTab } from '@rinda/domain/access/screen'
import { SearchBox } from '@rinda/ui/components/fields/search-box'
import { ListSkeleton } from '@rinda/ui/components/lists/list-skeleton'
import { MantineLook } from '@rinda/ui/components/mantine-look'
import { EmptyFace, ErrorFace } from '@rinda/ui/components/notices/faces'
import { isSearched } from '@rinda/ui/search-text'
import { useDeferredValue, useMemo, useState } from 'react'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { useSession } from '../../session/session.tsx'
import { ChooseCompany } from './choose-company.tsx'
import styles from './config-grid.module.css'
import { companiesOf, configRows } from './config-rows.ts'
import { periodColumns, priceColumns } from './number-columns.ts'
import { NumbersGrid } from './numbers-grid.tsx'
import { SpecialistsGrid } from './specialists-grid.tsx'

/** The services of one company with what is configured of them on a tab. */
export function ConfigurePanel(props: {
  tab: ServiceConfigTab
  companyId: number
  onCompany: (companyId: number) => void
}) {
  const { t, language } = useLatePhrases('serviceConfig')
  const { tab, companyId } = props
  const { data, isError, isFetching, refetch } = useSession().locations
  const [text, setText] = useState('')
  const sought = useDeferredValue(text)
  const rows = useMemo(
    () => configRows(data ?? [], companyId, { language, sought }),
    [data, companyId, language, sought],
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
  const isFiltered = isSearched(sought)
  return (
    <>
      <div className={styles.bar}>
        <MantineLook>
          <ChooseCompany companyId={companyId} companies={companiesOf(data)} onChange={props.onCompany} />
        </MantineLook>
        <SearchBox className={styles.search} label={t('find')} text={text} onChange={setText} />
      </div>
      {rows.length === 0 && (
        <EmptyFace
          title={t(isFiltered ? 'nothingFound' : 'nothing')}
          text={t(isFiltered ? 'nothingFoundText' : 'nothingText')}
        />
      )}
      {rows.length > 0 && tab === 'specialists' && <SpecialistsGrid rows={rows} />}
      {rows.length > 0 && tab === 'periods' && (
        <NumbersGrid
          key={tab}
          label={t('periods')}
          note={t('periodsText')}
          columns={periodColumns}
          rows={rows}
        />
      )}
      {rows.length > 0 && tab === 'prices' && (
        <NumbersGrid key={tab} label={t('prices')} note="" columns={priceColumns} rows={rows} />
      )}
    </>
  )
}
