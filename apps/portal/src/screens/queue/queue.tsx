import { ErrorFace } from '@rinda/ui/components/faces'
import { Navigate } from '@tanstack/react-router'
import { CounterDesk } from '../../features/queue-counter/counter-desk.tsx'
import { CounterSkeleton } from '../../features/queue-counter/counter-skeleton.tsx'
import { queueLocations } from '../../queue/queue-locations.ts'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { useScreenTitle } from '../../session/screen-title.ts'
import { useSession } from '../../session/session.tsx'
import styles from './queue.module.css'

/** `/queue`: the counter of an agent. */
export function QueueScreen() {
  const { t } = useLatePhrases('counter')
  const { locations } = useSession()
  useScreenTitle(t('title'))
  const own = queueLocations(locations.data ?? [])
  if (locations.data && own.length === 0) return <Navigate to="/" replace />
  return (
    <div className={styles.screen}>
      {locations.isError && !locations.data && (
        <ErrorFace title={t('errorTitle')} text={t('errorText')} onRetry={() => void locations.refetch()} />
      )}
      {locations.isPending && <CounterSkeleton />}
      {own.length > 0 && <CounterDesk locations={own} />}
    </div>
  )
}
