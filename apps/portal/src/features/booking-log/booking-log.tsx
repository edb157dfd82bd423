import { useDebouncedValue } from '@mantine/hooks'
import { useAskLater } from '@rinda/live/use-ask-later'
import { Button } from '@rinda/ui/components/buttons/button'
import { ListSkeleton } from '@rinda/ui/components/lists/list-skeleton'
import { EmptyFace, ErrorFace } from '@rinda/ui/components/notices/faces'
import { isSearched } from '@rinda/ui/search-text'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useBookingChanges } from '../../bookings/queries/booking-changes.tsx'
import { useLatePhrases } from '../../session/late-phrases.ts'
import styles from './booking-log.module.css'
import { FilterBar } from './filter-bar.tsx'
import type { LogFilters } from './log-filters.ts'
import { bookingLogKey, bookingLogQuery } from './log-query.ts'
import { LogTable } from './log-table.tsx'

/** Time in ms for which nothing is typed before it is searched for. */
const typingRestMs = 200

/** The log of bookings with its filters. What changes meanwhile is read again by itself. */
export function BookingLog(props: {
  filters: LogFilters
  onFilter: (filters: LogFilters) => void
  text: string
  onText: (text: string) => void
  openId: string | undefined
}) {
  const { t, language } = useLatePhrases('bookingLog')
  const { filters, onFilter, text } = props
  const { q: _, ...chosen } = filters
  const [sought] = useDebouncedValue(text.trim(), typingRestMs)
  const asked = { ...chosen, ...(isSearched(sought) && { q: sought }) }
  const log = useInfiniteQuery(bookingLogQuery(asked))
  const askLater = useAskLater()
  const { changed } = useBookingChanges()
  useEffect(() => {
    if (changed) askLater({ queryKey: bookingLogKey })
  }, [changed, askLater])

  const bookings = log.data?.pages.flatMap((page) => page.bookings) ?? []
  const total = log.data?.pages[0]?.total
  const { sort: __, ...narrowing } = asked
  const isNarrowed = Object.keys(narrowing).length > 0
  const clear = () => {
    props.onText('')
    onFilter(filters.sort ? { sort: filters.sort } : {})
  }
  return (
    <div className={styles.log}>
      <FilterBar
        filters={filters}
        onFilter={onFilter}
        text={text}
        onText={props.onText}
        count={!total ? '' : t('noun', { count: total }).replace(/^\d+/, total.toLocaleString(language))}
      />
      <section
        className={styles.rows}
        aria-label={t('label')}
        aria-busy={log.isPlaceholderData || undefined}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
        tabIndex={0}
      >
        {log.isError && !log.data && (
          <ErrorFace
            title={t('failed')}
            text={t('failedText')}
            isRetrying={log.isFetching}
            onRetry={() => void log.refetch()}
          />
        )}
        {log.isPending && (
          <div className={styles.coming}>
            <ListSkeleton />
          </div>
        )}
        {log.data && bookings.length === 0 && (
          <EmptyFace
            title={t(isNarrowed ? 'notFound' : 'nothing')}
            text={t(isNarrowed ? 'notFoundText' : 'nothingText')}
            action={isNarrowed && <Button onClick={clear}>{t('clearAll')}</Button>}
          />
        )}
        {bookings.length > 0 && (
          <LogTable
            bookings={bookings}
            sort={filters.sort}
            onSort={(sort) => {
              const { sort: ___, ...others } = filters
              onFilter(sort ? { ...others, sort } : others)
            }}
            openId={props.openId}
          />
        )}
        {log.hasNextPage && (
          <div className={styles.more}>
            <Button isBusy={log.isFetchingNextPage} onClick={() => void log.fetchNextPage()}>
              {t('more')}
            </Button>
          </div>
        )}
      </section>
    </div>
  )
}
