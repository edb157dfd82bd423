import { SegmentedSwitch } from '@rinda/ui/components/fields/segmented-switch'
import { ListSkeleton } from '@rinda/ui/components/lists/list-skeleton'
import { Banner } from '@rinda/ui/components/notices/banner'
import { ErrorFace } from '@rinda/ui/components/notices/faces'
import { useQuery } from '@tanstack/react-query'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { callAsksQuery, messageAsksQuery } from './asks.ts'
import { ComposeForm } from './compose-form.tsx'
import styles from './composer.module.css'

export type ComposeChoice = { kind?: 'call'; ask?: string }

/** Lets choose a message or a call, fills it in, sends it to this server and shows what it answers. */
export function Composer(props: { choice: ComposeChoice; onChoice: (choice: ComposeChoice) => void }) {
  const { t } = useLatePhrases('composer')
  const { choice, onChoice } = props
  const asks = useQuery(choice.kind === 'call' ? callAsksQuery : messageAsksQuery)
  const ask = asks.data?.find(({ id }) => id === choice.ask) ?? asks.data?.[0]
  return (
    <div className={styles.composer}>
      <Banner kind="warning">{t('real')}</Banner>
      <div className={styles.choose}>
        <SegmentedSwitch
          label={t('kind')}
          segments={[
            { value: 'message', label: t('message') },
            { value: 'call', label: t('call') },
          ]}
          value={choice.kind ?? 'message'}
          onChange={(kind) => onChoice(kind === 'call' ? { kind } : {})}
        />
      </div>
      {asks.isError && !asks.data && (
        <ErrorFace
          title={t('failed')}
          text={t('failedText')}
          isRetrying={asks.isFetching}
          onRetry={() => void asks.refetch()}
        />
      )}
      {asks.isPending && <ListSkeleton />}
      {asks.data && ask && (
        <ComposeForm
          key={ask.id}
          asks={asks.data}
          ask={ask}
          onAsk={(id) => onChoice({ ...choice, ask: id })}
        />
      )}
    </div>
  )
}
