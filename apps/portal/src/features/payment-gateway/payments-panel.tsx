import type { PaymentGateway } from '@rinda/client/set-up/payment-gateway'
import { Button } from '@rinda/ui/components/buttons/button'
import { ListSkeleton } from '@rinda/ui/components/lists/list-skeleton'
import { EmptyFace, ErrorFace } from '@rinda/ui/components/notices/faces'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { PartPanel } from '../../set-up/part-panel.tsx'
import { ShownSecret } from '../../set-up/shown-secret.tsx'
import { GatewayDialog } from './gateway-dialog.tsx'
import { GatewayFacts } from './gateway-facts.tsx'
import { gatewayQuery } from './gateway-query.ts'

/** The gateway at which visitors of a company pay before their visit: set up, looked at, changed, switched off. */
export function PaymentsPanel({ companyId }: { companyId: number | undefined }) {
  const { t } = useLatePhrases('payments')
  const { data: gateway, isError, isFetching, refetch } = useQuery(gatewayQuery(companyId))
  const [isOpen, setOpen] = useState(false)
  const [secret, setSecret] = useState<string | null>(null)
  const saved = ({ secret: told }: PaymentGateway) => setSecret(told ?? null)
  return (
    <PartPanel
      intro={t('intro')}
      acts={
        gateway !== undefined && (
          <Button kind="primary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {t(gateway ? 'change' : 'setUp')}
          </Button>
        )
      }
    >
      {isError && gateway === undefined && (
        <ErrorFace
          title={t('failed')}
          text={t('failedText')}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {gateway === undefined && !isError && <ListSkeleton />}
      {gateway === null && <EmptyFace title={t('empty')} text={t('emptyText')} />}
      {gateway && <GatewayFacts gateway={gateway} />}
      {isOpen && gateway !== undefined && (
        <GatewayDialog
          companyId={companyId}
          gateway={gateway}
          onSaved={saved}
          onClosed={() => setOpen(false)}
        />
      )}
      {secret !== null && !isOpen && (
        <ShownSecret
          title={t('keyTitle')}
          text={t('keyText')}
          label={t('key')}
          warning={t('keyWarning')}
          secret={secret}
          onClosed={() => setSecret(null)}
        />
      )}
    </PartPanel>
  )
}
