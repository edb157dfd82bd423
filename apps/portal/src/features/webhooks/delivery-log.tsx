import { NativeSelect } from '@mantine/core'
import type { Delivery, Webhook } from '@rinda/client/set-up/webhooks'
import { deliveryStates, webhookEvents, webhookTest } from '@rinda/domain/company/webhook-event'
import { Button } from '@rinda/ui/components/buttons/button'
import { Dialog } from '@rinda/ui/components/layers/dialog'
import { ListSkeleton } from '@rinda/ui/components/lists/list-skeleton'
import { EmptyFace, ErrorFace } from '@rinda/ui/components/notices/faces'
import '@rinda/ui/styles/mantine-fields.css'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { DeliveryRow } from './delivery-row.tsx'
import { eventWords } from './event-words.ts'
import { deliveriesQuery } from './webhook-queries.ts'
import styles from './webhooks.module.css'

const events = [...webhookEvents, webhookTest] as const

/** Messages to a webhook of the last two weeks, and what came of each. */
export function DeliveryLog({ webhook, onClosed }: { webhook: Webhook; onClosed: () => void }) {
  const { t } = useLatePhrases('webhooks')
  const [isOpen, setOpen] = useState(true)
  const [state, setState] = useState<Delivery['state'] | undefined>()
  const [event, setEvent] = useState<Delivery['event'] | undefined>()
  const query = useInfiniteQuery(deliveriesQuery(webhook.id, { state, event }))
  const { data, isError, isFetching, refetch } = query
  const deliveries = data?.pages.flatMap((page) => page.deliveries) ?? []
  return (
    <Dialog
      title={t('logOf', { name: webhook.name })}
      isOpen={isOpen}
      onClose={() => setOpen(false)}
      onClosed={onClosed}
      footer={<Button onClick={() => setOpen(false)}>{t('close')}</Button>}
    >
      <div className={styles.panel}>
        <div className={styles.filters}>
          <NativeSelect
            label={t('state')}
            value={state ?? ''}
            data={[
              { value: '', label: t('all') },
              ...deliveryStates.map((value) => ({ value, label: t(`state_${value}`) })),
            ]}
            onChange={({ currentTarget: { value } }) => setState(deliveryStates.find((one) => one === value))}
          />
          <NativeSelect
            label={t('event')}
            value={event ?? ''}
            data={[
              { value: '', label: t('all') },
              ...events.map((value) => ({
                value,
                label: t(`event_${eventWords[value]}`),
              })),
            ]}
            onChange={({ currentTarget: { value } }) => setEvent(events.find((one) => one === value))}
          />
        </div>
        {isError && !data && (
          <ErrorFace
            title={t('failed')}
            text={t('failedText')}
            isRetrying={isFetching}
            onRetry={() => void refetch()}
          />
        )}
        {!data && !isError && <ListSkeleton />}
        {data && deliveries.length === 0 && (
          <EmptyFace title={t('nothingSent')} text={t(state || event ? 'nothingSuch' : 'nothingSentText')} />
        )}
        <ul className={styles.list}>
          {deliveries.map((delivery) => (
            <DeliveryRow key={delivery.id} delivery={delivery} mayReplay={webhook.isActive} />
          ))}
        </ul>
        {query.hasNextPage && (
          <div>
            <Button isBusy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
              {t('more')}
            </Button>
          </div>
        )}
      </div>
    </Dialog>
  )
}
