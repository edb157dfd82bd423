import type { Share } from '@rinda/client/queue/figures'
import { DataTable } from '@rinda/ui/components/lists/data-table'
import { ErrorFace, LoadingFace } from '@rinda/ui/components/notices/faces'
import { useLatePhrases } from '../../../session/late-phrases.ts'
import { ShareRow } from './share-row.tsx'
import type { ShareColumn } from './sides.ts'

/** The same days at each location of the company that the person may see, their own marked. */
export function LocationsTable(props: {
  rows: readonly Share<number>[] | undefined
  before: readonly Share<number>[] | undefined
  ownId: number
  nameOf: (locationId: number) => string
  columns: readonly ShareColumn[]
  hasFailed: boolean
  isFetching: boolean
  onRetry: () => void
}) {
  const { t } = useLatePhrases('queueFigures')
  const { rows, before, columns } = props
  if (!rows && props.hasFailed)
    return (
      <ErrorFace
        title={t('errorTitle')}
        text={t('errorText')}
        isRetrying={props.isFetching}
        onRetry={props.onRetry}
      />
    )
  if (!rows) return <LoadingFace />
  return (
    <DataTable label={t('locations')} columns={[t('locations'), ...columns.map((column) => t(column))]}>
      {rows.map((row) => (
        <ShareRow
          key={row.of}
          name={props.nameOf(row.of)}
          columns={columns}
          figures={row}
          before={before?.find(({ of, given }) => of === row.of && given > 0)}
          isOwn={row.of === props.ownId}
        />
      ))}
    </DataTable>
  )
}
