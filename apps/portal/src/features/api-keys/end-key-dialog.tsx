import { type ApiKey, revokeApiKey } from '@rinda/client/set-up/api-keys'
import { makeId } from '@rinda/live/make-id'
import { FormDialog } from '@rinda/ui/components/layers/form-dialog'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { http } from '../../session/queries.ts'
import { faultsOf } from '../../set-up/save-faults.ts'

/** Asks before a key is ended: whoever uses it is refused at once. */
export function EndKeyDialog({ apiKey, onClosed }: { apiKey: ApiKey; onClosed: () => void }) {
  const { t, language } = useLatePhrases('apiKeys')
  const queries = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  const { name, hint } = apiKey

  async function end(): Promise<boolean> {
    setBusy(true)
    const result = await revokeApiKey(http, apiKey, { idempotencyKey: makeId() })
    setBusy(false)
    if (result.ok) await queries.invalidateQueries({ queryKey: ['api-keys'] })
    else setFault([...faultsOf(result.failure, language, t('unanswered')).values()].join(' '))
    return result.ok
  }

  return (
    <FormDialog
      title={t('endTitle', { name })}
      saveLabel={t('endSure')}
      cancelLabel={t('keep')}
      isBusy={isBusy}
      onSave={end}
      onClosed={onClosed}
      fault={fault === null ? undefined : { title: t('notEnded'), text: fault }}
    >
      <p>{t('endText', { hint })}</p>
    </FormDialog>
  )
}
