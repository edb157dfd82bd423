import { removeWebhook, type Webhook } from '@rinda/client/set-up/webhooks'
import { FormDialog } from '@rinda/ui/components/layers/form-dialog'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { http } from '../../session/queries.ts'
import { useActs } from './use-acts.ts'

/** Asks before a webhook is removed, with what was to be sent to it. */
export function RemoveDialog({ webhook, onClosed }: { webhook: Webhook; onClosed: () => void }) {
  const { t } = useLatePhrases('webhooks')
  const { isBusy, act } = useActs()
  const { id, name } = webhook
  return (
    <FormDialog
      title={t('removeTitle', { name })}
      saveLabel={t('removeSure')}
      cancelLabel={t('keep')}
      isBusy={isBusy}
      onSave={async () =>
        (await act(name, { remove: id }, (once) => removeWebhook(http, id, once))) !== undefined
      }
      onClosed={onClosed}
    >
      <p>{t('removeText')}</p>
    </FormDialog>
  )
}
