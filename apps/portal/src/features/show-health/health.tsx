import { ListSkeleton } from '@rinda/ui/components/lists/list-skeleton'
import { ErrorFace } from '@rinda/ui/components/notices/faces'
import { useQuery } from '@tanstack/react-query'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { CheckCard } from './check-card.tsx'
import { checksOf } from './checks.ts'
import { DueTable } from './due-table.tsx'
import styles from './health.module.css'
import { healthQuery } from './health-query.ts'
import { NodeTable } from './node-table.tsx'

/** Shows how the server is, part by part, with words for what to do where something is wrong; what is due; and the nodes. */
export function Health() {
  const { t } = useLatePhrases('health')
  const { data, isError, isFetching, refetch } = useQuery(healthQuery)
  const health = data?.health
  // What was known a moment ago is not how it is.
  if (isError)
    return (
      <div className={styles.health}>
        <ErrorFace
          title={t('failed')}
          text={t('failedText')}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      </div>
    )
  if (!health)
    return (
      <div className={styles.health}>
        <ListSkeleton />
      </div>
    )
  const checks = checksOf(health, data.receivedAt)
  const wrong = checks.filter(({ state }) => state !== 'good').length
  return (
    <div className={styles.health}>
      <p className={styles.whole} role="status" data-state={wrong === 0 ? 'good' : 'doubtful'}>
        {wrong === 0 ? t('allWell') : t('someWrong', { count: wrong })}
      </p>
      <ul className={styles.checks} aria-label={t('parts')}>
        {checks.map((check) => (
          <CheckCard key={check.name} check={check} health={health} />
        ))}
      </ul>
      <DueTable due={health.due} at={health.at} />
      {health.nodes && <NodeTable nodes={health.nodes} at={health.at} />}
    </div>
  )
}
