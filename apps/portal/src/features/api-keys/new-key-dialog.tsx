import { Checkbox, NativeSelect, TextInput } from '@mantine/core'
import { createApiKey } from '@rinda/client/set-up/api-keys'
import { type KeyScope, keyScopes } from '@rinda/domain/access/key-scope'
import { useNow } from '@rinda/live/use-now'
import { FormDialog } from '@rinda/ui/components/layers/form-dialog'
import '@rinda/ui/styles/mantine-fields.css'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { http } from '../../session/queries.ts'
import { type Faults, faultAt, faultsOf } from '../../set-up/save-faults.ts'
import { ShownSecret } from '../../set-up/shown-secret.tsx'
import { useSendOnce } from '../../set-up/use-send-once.ts'
import styles from './api-keys.module.css'
import { keyQuery } from './key-query.ts'
import { scopeWords } from './scope-words.ts'

/** Days for which a key may work; '' is without end. */
const periods = ['', '30', '90', '365'] as const

/** Makes a key: its name, what it may and for how long; then shows it, this once. */
export function NewKeyDialog({
  companyId,
  onClosed,
}: {
  companyId: number | undefined
  onClosed: () => void
}) {
  const { t, language } = useLatePhrases('apiKeys')
  const queries = useQueryClient()
  const sendOnce = useSendOnce()
  const now = useNow()
  const [name, setName] = useState('')
  const [scopes, setScopes] = useState<readonly KeyScope[]>([])
  const [days, setDays] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [faults, setFaults] = useState<Faults>(new Map())
  const [secret, setSecret] = useState<string | null>(null)

  async function make(): Promise<boolean> {
    setBusy(true)
    const expiresAt = days === '' ? null : new Date((now + Number(days) * 1440) * 60_000).toISOString()
    const draft = { name, scopes: [...scopes], expiresAt, companyId }
    // The end is of the moment of sending: the same days are the same key.
    const result = await sendOnce({ name, scopes, days }, (once) => createApiKey(http, draft, once))
    setBusy(false)
    if (result.ok) {
      void queries.invalidateQueries({ queryKey: keyQuery(companyId).queryKey })
      setSecret(result.value?.key ?? null)
    } else setFaults(faultsOf(result.failure, language, t('unanswered')))
    return false
  }

  if (secret !== null)
    return (
      <ShownSecret
        title={t('madeTitle', { name })}
        text={t('madeText')}
        label={t('key')}
        warning={t('madeWarning')}
        secret={secret}
        onClosed={onClosed}
      />
    )
  const scopeFault = faultAt(faults, 'api_key/scopes')
  const whole = faults.get('')
  return (
    <FormDialog
      title={t('add')}
      saveLabel={t('make')}
      cancelLabel={t('cancel')}
      isBusy={isBusy}
      typed={{ name, scopes, days }}
      onSave={make}
      onClosed={onClosed}
      fault={whole === undefined ? undefined : { title: t('notMade'), text: whole }}
    >
      <TextInput
        label={t('name')}
        description={t('nameText')}
        value={name}
        maxLength={60}
        data-autofocus
        error={faultAt(faults, 'api_key/name')}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <fieldset className={styles.scopes} aria-describedby={scopeFault ? 'scope-fault' : undefined}>
        <legend>{t('scopes')}</legend>
        {keyScopes.map((scope) => (
          <Checkbox
            key={scope}
            label={t(`scope_${scopeWords[scope]}`)}
            description={t(`scopeText_${scopeWords[scope]}`)}
            checked={scopes.includes(scope)}
            onChange={({ currentTarget: { checked } }) =>
              setScopes(checked ? [...scopes, scope] : scopes.filter((one) => one !== scope))
            }
          />
        ))}
        {scopeFault && (
          <p id="scope-fault" role="alert" className={styles.fault}>
            {t('noScope')}
          </p>
        )}
      </fieldset>
      <NativeSelect
        label={t('expires')}
        value={days}
        data={periods.map((value) => ({
          value,
          label: value === '' ? t('noExpiry') : t('afterDays', { count: Number(value) }),
        }))}
        onChange={(event) => setDays(event.currentTarget.value)}
      />
    </FormDialog>
  )
}
