import type { ApiKey } from '@rinda/client/set-up/api-keys'
import { DataTable } from '@rinda/ui/components/lists/data-table'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { ListPanel } from '../../set-up/list-panel.tsx'
import { EndKeyDialog } from './end-key-dialog.tsx'
import { keyQuery } from './key-query.ts'
import { KeyRow } from './key-row.tsx'
import { NewKeyDialog } from './new-key-dialog.tsx'

/** The keys by which other systems call a company's interface: made, looked through, ended. */
export function ApiKeysPanel({ companyId }: { companyId: number | undefined }) {
  const { t } = useLatePhrases('apiKeys')
  const query = useQuery(keyQuery(companyId))
  const [isMaking, setMaking] = useState(false)
  const [ending, setEnding] = useState<ApiKey | null>(null)
  return (
    <ListPanel
      t={t}
      query={query}
      onAdd={() => setMaking(true)}
      list={(keys) => (
        <DataTable
          label={t('title')}
          columns={[t('name'), t('scopes'), t('lastUsed'), t('expires'), t('acts')]}
        >
          {keys.map((key) => (
            <KeyRow key={key.id} apiKey={key} onEnd={() => setEnding(key)} />
          ))}
        </DataTable>
      )}
    >
      {isMaking && <NewKeyDialog companyId={companyId} onClosed={() => setMaking(false)} />}
      {ending && <EndKeyDialog apiKey={ending} onClosed={() => setEnding(null)} />}
    </ListPanel>
  )
}
