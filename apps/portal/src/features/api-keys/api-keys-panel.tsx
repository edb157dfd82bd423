import type { ApiKey } from '@rinda/client/set-up/api-keys'
import { Button } from '@rinda/ui/components/button'
import { DataTable } from '@rinda/ui/components/data-table'
import { EmptyFace, ErrorFace } from '@rinda/ui/components/faces'
import { ListSkeleton } from '@rinda/ui/components/list-skeleton'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { PartPanel } from '../../set-up/part-panel.tsx'
import { EndKeyDialog } from './end-key-dialog.tsx'
import { keyQuery } from './key-query.ts'
import { KeyRow } from './key-row.tsx'
import { NewKeyDialog } from './new-key-dialog.tsx'

/** The keys by which other systems call a company's interface: made, looked through, ended. */
export function ApiKeysPanel({ companyId }: { companyId: number | undefined }) {
  const { t } = useLatePhrases('apiKeys')
  const { data: keys, isError, isFetching, refetch } = useQuery(keyQuery(companyId))
  const [isMaking, setMaking] = useState(false)
  const [ending, setEnding] = useState<ApiKey | null>(null)
  return (
    <PartPanel
      intro={t('intro')}
      acts={
        <Button
          kind="primary"
          aria-haspopup="dialog"
          icon={<IconPlus size={18} aria-hidden="true" />}
          onClick={() => setMaking(true)}
        >
          {t('add')}
        </Button>
      }
    >
      {isError && !keys && (
        <ErrorFace
          title={t('failed')}
          text={t('failedText')}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!keys && !isError && <ListSkeleton />}
      {keys?.length === 0 && <EmptyFace title={t('empty')} text={t('emptyText')} />}
      {keys && keys.length > 0 && (
        <DataTable
          label={t('title')}
          columns={[t('name'), t('scopes'), t('lastUsed'), t('expires'), t('acts')]}
        >
          {keys.map((key) => (
            <KeyRow key={key.id} apiKey={key} onEnd={() => setEnding(key)} />
          ))}
        </DataTable>
      )}
      {isMaking && <NewKeyDialog companyId={companyId} onClosed={() => setMaking(false)} />}
      {ending && <EndKeyDialog apiKey={ending} onClosed={() => setEnding(null)} />}
    </PartPanel>
  )
}
