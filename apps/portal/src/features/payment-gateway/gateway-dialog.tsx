import { Checkbox, TextInput } from '@mantine/core'
import { type PaymentGateway, savePaymentGateway } from '@rinda/client/set-up/payment-gateway'
import { FormDialog } from '@rinda/ui/components/layers/form-dialog'
import '@rinda/ui/styles/mantine-fields.css'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { http } from '../../session/queries.ts'
import { type Faults, faultAt, faultsOf } from '../../set-up/save-faults.ts'
import { useSendOnce } from '../../set-up/use-send-once.ts'
import { gatewayQuery } from './gateway-query.ts'

type GatewayDialogProps = {
  companyId: number | undefined
  /** Null: there is none yet. */
  gateway: PaymentGateway | null
  onSaved: (gateway: PaymentGateway) => void
  onClosed: () => void
}

const usualMinutes = 15

/** The form of a payment gateway: its address, the time to pay, and whether visitors are led there. */
export function GatewayDialog({ companyId, gateway, onSaved, onClosed }: GatewayDialogProps) {
  const { t, language } = useLatePhrases('payments')
  const queries = useQueryClient()
  const sendOnce = useSendOnce()
  const [url, setUrl] = useState(gateway?.url ?? '')
  const [minutes, setMinutes] = useState(String(gateway?.minutesToPay ?? usualMinutes))
  const [isActive, setActive] = useState(gateway?.isActive ?? true)
  const [needsSecret, setNeedsSecret] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [faults, setFaults] = useState<Faults>(new Map())

  async function save(): Promise<boolean> {
    setBusy(true)
    const draft = { url: url.trim() || null, minutesToPay: Number(minutes), isActive, needsSecret }
    const result = await sendOnce(draft, (once) => savePaymentGateway(http, companyId, draft, once))
    setBusy(false)
    if (!result.ok) {
      const labels: Record<string, string> = { url: t('address'), minutes_to_pay: t('minutes') }
      setFaults(faultsOf(result.failure, language, t('unanswered'), (name) => labels[name] ?? name))
      return false
    }
    await queries.invalidateQueries({ queryKey: gatewayQuery(companyId).queryKey })
    if (result.value) onSaved(result.value)
    return true
  }

  const whole = faults.get('')
  return (
    <FormDialog
      title={t('setUp')}
      saveLabel={t('save')}
      cancelLabel={t('cancel')}
      isBusy={isBusy}
      typed={{ url, minutes, isActive, needsSecret }}
      onSave={save}
      onClosed={onClosed}
      fault={whole === undefined ? undefined : { title: t('notSaved'), text: whole }}
    >
      <TextInput
        label={t('address')}
        description={gateway?.url === null ? t('rehearsalText') : t('addressText')}
        placeholder="https://"
        type="url"
        inputMode="url"
        value={url}
        maxLength={500}
        data-autofocus
        error={faultAt(faults, 'payment_gateway/url')}
        onChange={(event) => setUrl(event.currentTarget.value)}
      />
      <TextInput
        label={t('minutes')}
        description={t('minutesText')}
        inputMode="numeric"
        value={minutes}
        maxLength={4}
        error={faultAt(faults, 'payment_gateway/minutes_to_pay')}
        onChange={(event) => setMinutes(event.currentTarget.value)}
      />
      <Checkbox
        label={t('active')}
        checked={isActive}
        onChange={(event) => setActive(event.currentTarget.checked)}
      />
      {gateway && (
        <Checkbox
          label={t('newKey')}
          description={t('newKeyText')}
          checked={needsSecret}
          onChange={(event) => setNeedsSecret(event.currentTarget.checked)}
        />
      )}
    </FormDialog>
  )
}
