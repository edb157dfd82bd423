import { ListSkeleton } from '@rinda/ui/components/lists/list-skeleton'
import { LongTable } from '@rinda/ui/components/lists/long-table'
import { EmptyFace, ErrorFace } from '@rinda/ui/components/notices/faces'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { useSession } from '../../session/session.tsx'

/** The specialists within the person's reach: name and id. */
export function SpecialistsPanel() {
  const { t, language } = useLatePhrases('people')
  const { data, isError, isFetching, refetch } = useSession().locations
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
  const all = new Map(data.flatMap(({ specialists }) => specialists.map((one) => [one.id, one] as const)))
  const rows = [...all.values()].toSorted((one, other) => one.name.localeCompare(other.name, language))
  if (rows.length === 0) return <EmptyFace title={t('noSpecialists')} text={t('noSpecialistsText')} />
  return (
    <LongTable
      label={t('specialists')}
      columns={[t('name'), t('id')]}
      rows={rows}
      keyOf={({ id }) => id}
      cells={({ id, name }) => (
        <>
          <td>{name}</td>
          <td className="rinda-figures">{id}</td>
        </>
      )}
    />
  )
}
