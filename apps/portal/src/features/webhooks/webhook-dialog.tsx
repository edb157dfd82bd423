import { Checkbox, TextInput } from '@mantine/core'
import { createWebhook, updateWebhook, type Webhook } from '@rinda/client/set-up/webhooks'
import { type WebhookEvent, webhookEvents } from '@rinda/domain/company/webhook-event'
import { FormDialog } from '@rinda/ui/components/layers/form-dialog'
import '@rinda/ui/styles/mantine-fields.css'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { http } from '../../session/queries.ts'
import { type Faults, faultAt, faultsOf } from '../../set-up/save-faults.ts'
import { useSendOnce } from '../../set-up/use-send-once.ts'
import { eventWords } from './event-words.ts'
import { webhooksKey } from './webhook-queries.ts'
import styles from './webhooks.module.css'

type Props = {
  companyId: number | undefined
  /** Null: a new one. */
  webhook: Webhook | null
  /** Receives a new one, with its secret. */
  onMade: (webhook: Webhook) => void
  onClosed: () => void
}

const kinds = ['booking', 'ticket'] as const

/** The form of a webhook: its name, where it leads, and what it is told of. */
export function WebhookDialog({ companyId, webhook, onMade, onClosed }: Props) {
  const { t, language } = useLatePhrases('webhooks')
  const queries = useQueryClient()
  const sendOnce = useSendOnce()
  const [name, setName] = useState(webhook?.name ?? '')
  const [url, setUrl] = useState(webhook?.url ?? '')
  const [events, setEvents] = useState<readonly WebhookEvent[]>(webhook?.events ?? [])
  const [isBusy, setBusy] = useState(false)
  const [faults, setFaults] = useState<Faults>(new Map())

  async function save(): Promise<boolean> {
    setBusy(true)
    const draft = { name, url, events: [...events] }
    const result = await sendOnce(draft, (once) =>
      webhook ? updateWebhook(http, webhook.id, draft, once) : createWebhook(http, companyId, draft, once),
    )
    setBusy(false)
    if (!result.ok) {
      const labelOf = (attribute: string) => (attribute === 'url' ? t('url') : attribute)
      setFaults(faultsOf(result.failure, language, t('unanswered'), labelOf))
      return false
    }
    void queries.invalidateQueries({ queryKey: webhooksKey })
    if (!webhook && result.value) onMade(result.value)
    return webhook !== null
  }

  const whole = faults.get('')
  const eventFault = faultAt(faults, 'webhook/events')
  return (
    <FormDialog
      title={webhook ? t('editOf', { name: webhook.name }) : t('add')}
      saveLabel={t(webhook ? 'save' : 'make')}
      cancelLabel={t('cancel')}
      isBusy={isBusy}
      typed={{ name, url, events }}
      onSave={save}
      onClosed={onClosed}
      fault={whole === undefined ? undefined : { title: t('notSaved'), text: whole }}
    >
      <TextInput
        label={t('name')}
        value={name}
        maxLength={60}
        data-autofocus
        error={faultAt(faults, 'webhook/name')}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <TextInput
        label={t('url')}
        description={t('urlText')}
        placeholder="https://"
        type="url"
        inputMode="url"
        value={url}
        maxLength={1000}
        error={faultAt(faults, 'webhook/url')}
        onChange={(event) => setUrl(event.currentTarget.value)}
      />
      {kinds.map((kind) => (
        <fieldset key={kind} className={styles.choices}>
          <legend>{t(kind)}</legend>
          {webhookEvents
            .filter((event) => event.startsWith(kind))
            .map((event) => (
              <Checkbox
                key={event}
                label={t(`event_${eventWords[event]}`)}
                checked={events.includes(event)}
                onChange={({ currentTarget: { checked } }) =>
                  setEvents(checked ? [...events, event] : events.filter((one) => one !== event))
                }
              />
            ))}
        </fieldset>
      ))}
      {eventFault && (
        <p role="alert" className={styles.fault}>
          {t('noEvent')}
        </p>
      )}
    </FormDialog>
  )
}
