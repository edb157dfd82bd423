import { ErrorFace } from '@rinda/ui/components/notices/faces'
import { Navigate, useNavigate, useSearch } from '@tanstack/react-router'
import { CounterDesk } from '../../features/queue-counter/counter-desk.tsx'
import { CounterSkeleton } from '../../features/queue-counter/counter-skeleton.tsx'
import { AllCounters } from '../../features/supervise-counters/all-counters.tsx'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { useScreenTitle } from '../../session/screen-title.ts'
import { useSession } from '../../session/session.tsx'
import styles from './queue.module.css'
import { parseQueueSearch } from './queue-search.ts'
import { useQueueLocation } from './use-queue-location.ts'
import { ViewSwitch } from './view-switch.tsx'

/** `/queue`: the counter of an agent; with `?view=all` all counters of a location. */
export function QueueScreen() {
  const { t } = useLatePhrases('counter')
  const { t: views } = useLatePhrases('supervise')
  const { locations } = useSession()
  const search = parseQueueSearch(useSearch({ strict: false }))
  const { own, location, isNone } = useQueueLocation(search.location)
  const navigate = useNavigate()
  const isAll = search.view === 'all'
  useScreenTitle(isAll ? `${views('allCounters')} · ${t('title')}` : t('title'))
  if (isNone) return <Navigate to="/" replace />
  const viewSwitch = (
    <ViewSwitch view={isAll ? 'all' : 'mine'} location={isAll ? location?.id : search.location} />
  )
  return (
    <div className={styles.screen}>
      {locations.isError && !locations.data && (
        <ErrorFace title={t('errorTitle')} text={t('errorText')} onRetry={() => void locations.refetch()} />
      )}
      {locations.isPending && <CounterSkeleton />}
      {location && isAll && (
        <AllCounters
          locations={own}
          location={location}
          viewSwitch={viewSwitch}
          onLocation={(id) => void navigate({ to: '/queue', search: { view: 'all', location: id } })}
        />
      )}
      {location && !isAll && <CounterDesk locations={own} first={location} viewSwitch={viewSwitch} />}
    </div>
  )
}
