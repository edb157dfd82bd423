import { listSpecialists } from '@rinda/client/set-up/specialist-calls'
import { unpack } from '@rinda/live/queries'
import { ErrorFace } from '@rinda/ui/components/faces'
import { ListSkeleton } from '@rinda/ui/components/list-skeleton'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { http } from '../../session/queries.ts'
import { ConfigGrid } from './config-grid.tsx'
import type { ConfigRow } from './config-rows.ts'
import { SpecialistsCell } from './specialists-cell.tsx'
import { SpecialistsDrawer } from './specialists-drawer.tsx'
import { servesOf, useSaveConfig } from './use-save-config.ts'

/** Services with those who serve, and a drawer in which that is changed. */
export function SpecialistsGrid({ rows }: { rows: readonly ConfigRow[] }) {
  const { t } = useLatePhrases('serviceConfig')
  // Here and not in the drawer: its texts come with the screen, which would else be gone for a moment, and the focus with it.
  const { saveSpecialists, dialog } = useSaveConfig()
  const [openId, setOpenId] = useState<number | null>(null)
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['company-specialists'],
    queryFn: async () => unpack(await listSpecialists(http)),
    staleTime: 0,
  })
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
  const people = new Map(data.map((one) => [one.id, one]))
  const open = rows.find((row) => row.kind === 'service' && row.service.id === openId)
  return (
    <>
      <ConfigGrid
        label={t('specialists')}
        nameColumn={t('service')}
        columns={[t('specialists')]}
        rows={rows}
        isOfNumbers={false}
        cell={({ service, name, place }, _, at) => (
          <SpecialistsCell
            serviceName={`${name}, ${place}`}
            ids={servesOf(service)}
            people={people}
            onEdit={() => setOpenId(service.id)}
            {...at}
          />
        )}
      />
      {open?.kind === 'service' && (
        <SpecialistsDrawer
          key={open.service.id}
          service={open.service}
          serviceName={open.name}
          people={people}
          onSave={saveSpecialists}
          onClosed={() => setOpenId(null)}
        />
      )}
      {dialog}
    </>
  )
}
