import { isSetUpEvent } from '@rinda/client/bookings/booking-events'
import { listSpecialists } from '@rinda/client/set-up/specialist-calls'
import { useLive } from '@rinda/live/connection'
import { unpack } from '@rinda/live/queries'
import { followsStream } from '@rinda/live/read-again'
import { useAskLater } from '@rinda/live/use-ask-later'
import { ListSkeleton } from '@rinda/ui/components/lists/list-skeleton'
import { ErrorFace } from '@rinda/ui/components/notices/faces'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { http } from '../../session/queries.ts'
import { ConfigGrid } from './config-grid.tsx'
import type { ConfigRow } from './config-rows.ts'
import { SpecialistsCell } from './specialists-cell.tsx'
import { SpecialistsDrawer } from './specialists-drawer.tsx'
import { servesOf, useSaveConfig } from './use-save-config.ts'

const peopleQuery = queryOptions({
  ...followsStream,
  queryKey: ['company-specialists'],
  queryFn: async () => unpack(await listSpecialists(http)),
  staleTime: 0,
})

/** Services with those who serve, and a drawer in which that is changed. */
export function SpecialistsGrid({ rows }: { rows: readonly ConfigRow[] }) {
  const { t } = useLatePhrases('serviceConfig')
  // Here and not in the drawer: its texts come with the screen, which would else be gone for a moment, and the focus with it.
  const { saveSpecialists, dialog } = useSaveConfig()
  const [openId, setOpenId] = useState<number | null>(null)
  const { subscribe } = useLive()
  const askLater = useAskLater()
  useEffect(
    () =>
      subscribe((message) => {
        // A name, or somebody new; whom a service has is read from the locations.
        if (isSetUpEvent(message)) askLater({ queryKey: peopleQuery.queryKey })
      }),
    [subscribe, askLater],
  )
  const { data, isError, isFetching, refetch } = useQuery(peopleQuery)
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
