import { Button } from '@rinda/ui/components/buttons/button'
import { SegmentedSwitch } from '@rinda/ui/components/fields/segmented-switch'
import { DataTable } from '@rinda/ui/components/lists/data-table'
import { ListSkeleton } from '@rinda/ui/components/lists/list-skeleton'
import { EmptyFace, ErrorFace } from '@rinda/ui/components/notices/faces'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useLatePhrases } from '../../session/late-phrases.ts'
import styles from './outbox.module.css'
import { messageStates, type OutboxFilters } from './outbox-filters.ts'
import { outboxQuery } from './outbox-query.ts'
import { OutboxRow } from './outbox-row.tsx'
import { useSendAgain } from './use-send-again.ts'

const all = 'all'

/** Messages to visitors and what became of each; what was given up can be sent again. */
export function Outbox(props: { filters: OutboxFilters; onFilter: (filters: OutboxFilters) => void }) {
  const { t } = useLatePhrases('outbox')
  const { filters, onFilter } = props
  const { state, ...others } = filters
  const { data, isError, isFetching, refetch, ...query } = useInfiniteQuery(outboxQuery(filters))
  const { sendAgain, busy } = useSendAgain()
  const messages = data?.pages.flatMap((page) => page.messages) ?? []
  const dead = data?.pages[0]?.dead ?? 0
  return (
    <div className={styles.outbox}>
      <SegmentedSwitch
        label={t('state')}
        segments={[
          { value: all, label: t('all') },
          ...messageStates.map((value) => ({
            value,
            label: value === 'dead' && dead > 0 ? `${t('state_dead')} ${dead}` : t(`state_${value}`),
          })),
        ]}
        value={state ?? all}
        onChange={(next) =>
          onFilter(next === all ? others : { ...others, state: next as typeof state & string })
        }
      />
      {isError && !data && (
        <ErrorFace
          title={t('failed')}
          text={t('failedText')}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !isError && <ListSkeleton />}
      {data && messages.length === 0 && (
        <EmptyFace title={t('nothing')} text={t(state ? 'nothingOfState' : 'nothingText')} />
      )}
      {messages.length > 0 && (
        <DataTable
          label={t('label')}
          columns={[t('created'), t('what'), t('recipient'), t('state'), t('booking'), t('acts')]}
        >
          {messages.map((message) => (
            <OutboxRow
              key={message.id}
              message={message}
              isBusy={busy === message.id}
              onAgain={() => void sendAgain(message.id)}
            />
          ))}
        </DataTable>
      )}
      {query.hasNextPage && (
        <div>
          <Button isBusy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {t('more')}
          </Button>
        </div>
      )}
    </div>
  )
}
