import type { Service, ServiceDraft } from '@rinda/client/set-up/locations'
import { Button } from '@rinda/ui/components/buttons/button'
import { ListSkeleton } from '@rinda/ui/components/lists/list-skeleton'
import { EmptyFace, ErrorFace } from '@rinda/ui/components/notices/faces'
import { IconArrowsSort, IconPlus } from '@tabler/icons-react'
import { type ReactNode, useCallback, useRef, useState } from 'react'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { useSession } from '../../session/session.tsx'
import { waysInOf } from '../../session/ways-in.ts'
import styles from './edit-services.module.css'
import { ServiceDialog } from './service-dialog.tsx'
import { ServiceOrder } from './service-order.tsx'
import { ServiceRow } from './service-row.tsx'
import { useChangeService } from './use-change-service.ts'

type LocationServicesProps = {
  locationId: number
  /** Draws who changed a service, at the end of its dialog. */
  drawHistory?: (service: Service) => ReactNode
}

/** The services of a location: seen, made, changed, put in order. */
export function LocationServices({ locationId, drawHistory }: LocationServicesProps) {
  const { t } = useLatePhrases('locationServices')
  const { user, locations } = useSession()
  const { data, isError, isFetching, refetch } = locations
  const [edited, setEdited] = useState<number | 'new' | null>(null)
  const [isOrdering, setOrdering] = useState(false)
  const { change, dialog } = useChangeService()
  const latest = useRef(change)
  latest.current = change
  const onPut = useCallback((one: Service, draft: ServiceDraft) => void latest.current(one, draft), [])
  const onEdit = useCallback(({ id }: Service) => setEdited(id), [])
  const location = data?.find(({ id }) => id === locationId)
  const services = location?.services
  const ways = waysInOf(location ? [location] : [])
  // Whoever is limited to some services would not see one that they make.
  const mayCreate = user.profile.reach.serviceIds === null
  const service = services?.find(({ id }) => id === edited)

  if (!services) {
    return isError ? (
      <ErrorFace
        title={t('loadFailed')}
        text={t('loadFailedText')}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    ) : (
      <ListSkeleton />
    )
  }
  return (
    <section className={styles.services} aria-label={t('title')}>
      <div className={styles.acts}>
        {services.length > 1 && (
          <Button
            aria-pressed={isOrdering}
            icon={<IconArrowsSort size={18} stroke={1.8} aria-hidden="true" />}
            onClick={() => setOrdering(!isOrdering)}
          >
            {t(isOrdering ? 'orderDone' : 'order')}
          </Button>
        )}
        {mayCreate && (
          <Button
            icon={<IconPlus size={18} stroke={1.8} aria-hidden="true" />}
            onClick={() => setEdited('new')}
          >
            {t('addService')}
          </Button>
        )}
      </div>
      {services.length === 0 && <EmptyFace title={t('none')} text={t('noneText')} />}
      {isOrdering && services.length > 1 ? (
        <ServiceOrder locationId={locationId} services={services} />
      ) : (
        <ul className={styles.list}>
          {services.map((one) => (
            <ServiceRow
              key={one.id}
              service={one}
              takesBookings={ways.areAppointments}
              onEdit={onEdit}
              onPut={onPut}
            />
          ))}
        </ul>
      )}
      {(edited === 'new' || service) && (
        <ServiceDialog
          key={edited}
          locationId={locationId}
          ways={ways}
          service={service ?? null}
          changeService={change}
          onClosed={() => setEdited(null)}
        >
          {service && drawHistory?.(service)}
        </ServiceDialog>
      )}
      {dialog}
    </section>
  )
}
