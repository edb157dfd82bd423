import { Checkbox, NativeSelect, TextInput } from '@mantine/core'
import type { PlatformPerson } from '@rinda/client/people/platform'
import { roles } from '@rinda/domain/access/role'
import { Button } from '@rinda/ui/components/buttons/button'
import { FormDialog } from '@rinda/ui/components/layers/form-dialog'
import '@rinda/ui/styles/mantine-fields.css'
import { LimitPicker } from '@rinda/ui/components/fields/limit-picker'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { usePhrases } from '../../session/phrases.ts'
import { MergeNotice } from '../../set-up/merge-notice.tsx'
import { companiesQuery } from '../../set-up/platform-queries.ts'
import { usePlatformSave } from '../../set-up/platform-save.ts'
import { roleNames } from '../../set-up/role-names.ts'
import { faultAt } from '../../set-up/save-faults.ts'
import { useExpected } from '../../set-up/use-expected.ts'
import { useFollowedDraft } from '../../set-up/use-followed-draft.ts'
import { JsonField } from './json-field.tsx'
import { type NewPerson, NewPersonFields } from './new-person-fields.tsx'
import { draftOf, inputOf, type PersonDraft } from './person-draft.ts'

const nobody: NewPerson = { email: '', name: '' }

/**
 * Edits what one person may do: role, rights, limits, and their own answers in the profile. Without a person
 * it first asks who is to be added.
 */
export function PersonDialog(props: {
  person: PlatformPerson | null
  onClosed: () => void
  onPreview: (email: string) => void
}) {
  const { t, language } = useLatePhrases('admin')
  const { t: setUp } = useLatePhrases('setUp')
  const { t: shell } = usePhrases('shell')
  const { person } = props
  const { save, faults, setFaults, isBusy } = usePlatformSave()
  const [who, setWho] = useState(nobody)
  const [leftEmail, setLeftEmail] = useState('')
  const expected = useExpected(leftEmail)
  const { draft, change, settle, ...merge } = useFollowedDraft(draftOf(person), person === null || isBusy)
  const { data: companies = [] } = useQuery(companiesQuery)
  const companyId = person?.company_id ?? who.company_id ?? expected?.company_id
  const company = companies.find(({ id }) => id === companyId)
  const locations = company?.locations ?? []

  /**
   * Changes the new person's data; another address clears the fault of the former one and the company that
   * was chosen for it.
   */
  function changeWho(next: NewPerson) {
    if (next.email === who.email) return setWho(next)
    setFaults(new Map([...faults].filter(([place]) => place !== 'portal_user/email')))
    setWho({ ...next, company_id: undefined })
  }

  async function onSave() {
    if (merge.conflicts.length > 0) {
      setFaults(new Map([['', setUp('merge.decideFirst')]]))
      return false
    }
    const input = inputOf(draft, person)
    if (!input) {
      setFaults(new Map([['portal_user/profile', t('notJson')]]))
      return false
    }
    return person
      ? await save({ method: 'PATCH', path: `people/${person.id}`, body: { portal_user: input } })
      : await save({ method: 'POST', path: 'people', body: { portal_user: { ...who, ...input } } })
  }

  const limitTexts = {
    nothingChosen: t('limitedToNothing'),
    findByName: t('findByName'),
    nothingFound: t('nothingFound'),
  }
  const labels: Record<keyof PersonDraft, string> = {
    ...{ role: t('role'), active: t('active'), companyAdmin: t('companyAdmin'), known: t('known') },
    ...{ permissions: t('permissions'), json: t('override') },
    ...{ locationIds: shell('navLocations'), serviceIds: shell('navServices') },
  }
  const whole = faults.get('')
  const effective =
    person && person.effective_role !== person.role
      ? { description: t('effective', { role: t(roleNames[person.effective_role]) }) }
      : {}
  const check = (key: 'active' | 'companyAdmin' | 'known') => (
    <Checkbox
      label={t(key)}
      checked={draft[key]}
      onChange={(event) => change({ [key]: event.currentTarget.checked })}
    />
  )
  return (
    <FormDialog
      title={person ? t('editOf', { name: person.email }) : t('addPerson')}
      saveLabel={t('save')}
      cancelLabel={t('cancel')}
      isBusy={isBusy}
      typed={[who, person ? inputOf(draft, person) : draft]}
      onSave={onSave}
      onClosed={props.onClosed}
      fault={whole === undefined ? undefined : { title: t('notSaved'), text: whole }}
      aside={
        person
          ? () => <Button onClick={() => props.onPreview(person.email)}>{t('preview')}</Button>
          : undefined
      }
    >
      {merge.isMerged && (
        <MergeNotice
          conflicts={merge.conflicts.map((field) => ({ field, label: labels[field] }))}
          onSettle={settle}
        />
      )}
      {!person && (
        <NewPersonFields
          person={who}
          expected={expected}
          companyName={company?.[`name_${language}`] || expected?.company_name || ''}
          companies={companies.map((one) => ({
            id: String(one.id),
            name: one[`name_${language}`] || one.name,
          }))}
          faults={faults}
          onChange={changeWho}
          onEmailLeft={() => setLeftEmail(who.email.trim())}
        />
      )}
      <NativeSelect
        label={t('role')}
        {...effective}
        value={draft.role}
        error={faultAt(faults, 'portal_user/role')}
        onChange={(event) => change({ role: roles.find((one) => one === event.currentTarget.value) ?? '' })}
        data={[
          ...(person ? [] : [{ value: '', label: t('roleOfAddress') }]),
          ...roles.map((value) => ({ value, label: t(roleNames[value]) })),
        ]}
      />
      {check('active')}
      {check('companyAdmin')}
      {check('known')}
      <LimitPicker
        texts={{ ...limitTexts, all: t('allLocations'), only: t('onlyLocations') }}
        groups={[{ name: '', choices: locations }]}
        ids={draft.locationIds}
        fault={faultAt(faults, 'portal_user/location_ids')}
        onChange={(locationIds) => change({ locationIds })}
      />
      <LimitPicker
        texts={{ ...limitTexts, all: t('allServices'), only: t('onlyServices') }}
        groups={locations.map(({ name, services }) => ({ name, choices: services }))}
        ids={draft.serviceIds}
        fault={faultAt(faults, 'portal_user/service_ids')}
        onChange={(serviceIds) => change({ serviceIds })}
      />
      <TextInput
        label={t('permissions')}
        description={t('permissionsText')}
        value={draft.permissions}
        error={faultAt(faults, 'portal_user/permissions')}
        onChange={(event) => change({ permissions: event.currentTarget.value })}
      />
      <JsonField
        value={draft.json}
        fault={faultAt(faults, 'portal_user/profile')}
        onChange={(json) => change({ json })}
      />
    </FormDialog>
  )
}
