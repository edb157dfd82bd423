import { Checkbox, NativeSelect, TextInput } from '@mantine/core'
import type { DomainAttributes } from '@rinda/contract/people/platform'
import { Button } from '@rinda/ui/components/buttons/button'
import { FormDialog } from '@rinda/ui/components/layers/form-dialog'
import '@rinda/ui/styles/mantine-fields.css'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { companiesQuery } from '../../set-up/platform-queries.ts'
import { usePlatformSave } from '../../set-up/platform-save.ts'
import { faultAt } from '../../set-up/save-faults.ts'
import { JsonField, jsonOf, objectIn } from './json-field.tsx'

/** A domain that is known, one that was removed, or a new one: whose company its people are of, and what is said of them. */
export function DomainDialog({
  domain,
  onClosed,
}: {
  domain: DomainAttributes | null
  onClosed: () => void
}) {
  const { t } = useLatePhrases('admin')
  const { save, faults, setFaults, isBusy } = usePlatformSave()
  const { data: companies = [] } = useQuery(companiesQuery)
  const isNew = domain === null || domain.removed
  const [name, setName] = useState(domain?.domain ?? '')
  const [company, setCompany] = useState(String(domain?.company_id ?? ''))
  const [partner, setPartner] = useState(domain?.partner ?? false)
  const [subdomains, setSubdomains] = useState(domain?.subdomains ?? false)
  const [json, setJson] = useState(jsonOf(domain?.profile ?? {}))
  const [isAsking, setAsking] = useState(false)

  async function onSave() {
    const profile = objectIn(json)
    if (!profile) {
      setFaults(new Map([['domain/profile', t('notJson')]]))
      return false
    }
    const facts = { company_id: company, partner, subdomains, profile }
    return isNew
      ? await save({ method: 'POST', path: 'domains', body: { domain: { domain: name, ...facts } } })
      : await save({
          method: 'PATCH',
          path: `domains/${encodeURIComponent(name)}`,
          body: { domain: facts },
        })
  }

  const whole = faults.get('')
  const remove = (close: () => void) =>
    isAsking ? (
      <Button
        kind="danger"
        isBusy={isBusy}
        onClick={async () => {
          if (await save({ method: 'DELETE', path: `domains/${encodeURIComponent(name)}` })) close()
        }}
      >
        {t('removeAsk', { name })}
      </Button>
    ) : (
      <Button onClick={() => setAsking(true)}>{t('remove')}</Button>
    )
  return (
    <FormDialog
      title={domain ? t('editOf', { name: domain.domain }) : t('addDomain')}
      saveLabel={t('save')}
      cancelLabel={t('cancel')}
      isBusy={isBusy}
      typed={[name, company, partner, subdomains, json]}
      onSave={onSave}
      onClosed={onClosed}
      fault={whole === undefined ? undefined : { title: t('notSaved'), text: whole }}
      aside={isNew ? undefined : remove}
    >
      {isAsking && <p role="status">{t('removeText')}</p>}
      <TextInput
        label={t('domain')}
        value={name}
        readOnly={domain !== null}
        error={faultAt(faults, 'domain/domain')}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <NativeSelect
        label={t('company')}
        {...(domain && !domain.removed ? { description: t('moveText') } : {})}
        value={company}
        error={faultAt(faults, 'domain/company_id')}
        onChange={(event) => setCompany(event.currentTarget.value)}
        data={[
          ...(company === '' ? [{ value: '', label: '—' }] : []),
          ...companies.map((one) => ({ value: String(one.id), label: `${one.name} (${one.id})` })),
        ]}
      />
      <Checkbox
        label={t('partner')}
        checked={partner}
        onChange={(event) => setPartner(event.currentTarget.checked)}
      />
      <Checkbox
        label={t('subdomains')}
        checked={subdomains}
        onChange={(event) => setSubdomains(event.currentTarget.checked)}
      />
      <JsonField value={json} fault={faultAt(faults, 'domain/profile')} onChange={setJson} />
    </FormDialog>
  )
}
