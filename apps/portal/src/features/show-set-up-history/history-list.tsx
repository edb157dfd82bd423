import type { HistoryOf, SetUpChange } from '@rinda/client/set-up/set-up-history'
import { localDateOf } from '@rinda/domain/time/zone'
import { longDay } from '@rinda/phrases/time/day-text'
import { Button } from '@rinda/ui/components/buttons/button'
import { ListSkeleton } from '@rinda/ui/components/lists/list-skeleton'
import { EmptyFace, ErrorFace } from '@rinda/ui/components/notices/faces'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { useSession } from '../../session/session.tsx'
import styles from './history.module.css'
import { HistoryChange } from './history-change.tsx'
import { setUpHistoryQuery } from './history-query.ts'
import { useFollowHistory } from './use-follow-history.ts'
import { usePutBack } from './use-put-back.ts'

/** Lists who changed what, newest first, day by day. */
export function HistoryList({ of, isForReading = false }: { of: HistoryOf; isForReading?: boolean }) {
  const { t, language } = useLatePhrases('setUpHistory')
  const { user, locations } = useSession()
  const { data, isError, isFetching, refetch, hasNextPage, fetchNextPage } = useInfiniteQuery(
    setUpHistoryQuery(of),
  )
  useFollowHistory()
  const { putBack, isBusy, dialog } = usePutBack()
  if (isError && !data)
    return (
      <ErrorFace
        title={t('failed')}
        text={t('failedText')}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  if (!data) return <ListSkeleton />
  const changes = data.pages.flatMap((page) => page.changes)
  if (changes.length === 0) return <EmptyFace title={t('empty')} text={t('emptyText')} />

  const specialists = (locations.data ?? []).flatMap((location) => location.specialists)
  const nameOf = (id: number) => specialists.find((one) => one.id === id)?.name ?? `#${id}`
  const dayOf = ({ at }: SetUpChange) => localDateOf(Math.floor(Date.parse(at) / 60_000), user.profile.zone)
  const days = [...new Set(changes.map(dayOf))]
  return (
    <>
      {days.map((day) => (
        <section key={day} aria-label={longDay(day, language)}>
          <h3 className={styles.day}>{longDay(day, language, days[0])}</h3>
          <ul className={styles.changes}>
            {changes
              .filter((change) => dayOf(change) === day)
              .map((change) => (
                <HistoryChange
                  key={change.id}
                  change={change}
                  nameOf={nameOf}
                  zone={user.profile.zone}
                  isBusy={isBusy}
                  onPutBack={isForReading ? undefined : (...asked) => void putBack(...asked)}
                />
              ))}
          </ul>
        </section>
      ))}
      {hasNextPage && (
        <Button isBusy={isFetching} onClick={() => void fetchNextPage()}>
          {t('more')}
        </Button>
      )}
      {dialog}
    </>
  )
}
