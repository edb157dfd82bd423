import type { Webhook } from '@rinda/client/set-up/webhooks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { ListPanel } from '../../set-up/list-panel.tsx'
import { ShownSecret } from '../../set-up/shown-secret.tsx'
import { DeliveryLog } from './delivery-log.tsx'
import { RemoveDialog } from './remove-dialog.tsx'
import { WebhookCard } from './webhook-card.tsx'
import { WebhookDialog } from './webhook-dialog.tsx'
import { webhooksQuery } from './webhook-queries.ts'
import styles from './webhooks.module.css'

/** Dialog that lies over the list. */
type Open =
  | { kind: 'new' }
  | { kind: 'edit' | 'log' | 'remove'; webhook: Webhook }
  | { kind: 'secret'; name: string; secret: string }

/** The addresses of other systems that are told of a company's changes: made, tried out, looked after. */
export function WebhooksPanel({ companyId }: { companyId: number | undefined }) {
  const { t } = useLatePhrases('webhooks')
  const query = useQuery(webhooksQuery(companyId))
  const [open, setOpen] = useState<Open | null>(null)
  const close = () => setOpen(null)
  const showSecret = ({ name, secret }: Webhook) => setOpen(secret ? { kind: 'secret', name, secret } : null)
  return (
    <ListPanel
      t={t}
      query={query}
      onAdd={() => setOpen({ kind: 'new' })}
      list={(webhooks) => (
        <ul className={styles.list}>
          {webhooks.map((webhook) => (
            <WebhookCard
              key={webhook.id}
              webhook={webhook}
              onOpen={(kind) => setOpen({ kind, webhook })}
              onSecret={showSecret}
            />
          ))}
        </ul>
      )}
    >
      {open?.kind === 'new' && (
        <WebhookDialog companyId={companyId} webhook={null} onMade={showSecret} onClosed={close} />
      )}
      {open?.kind === 'edit' && (
        <WebhookDialog
          companyId={companyId}
          webhook={open.webhook}
          onMade={() => undefined}
          onClosed={close}
        />
      )}
      {open?.kind === 'log' && <DeliveryLog webhook={open.webhook} onClosed={close} />}
      {open?.kind === 'remove' && <RemoveDialog webhook={open.webhook} onClosed={close} />}
      {open?.kind === 'secret' && (
        <ShownSecret
          title={t('secretTitle', { name: open.name })}
          text={t('secretText')}
          label={t('secret')}
          warning={t('secretWarning')}
          secret={open.secret}
          onClosed={close}
        />
      )}
    </ListPanel>
  )
}
