import { Checkbox, NativeSelect, TextInput } from '@mantine/core'
import type { PortalPerson } from '@rinda/client/people/portal-users'
import { Button } from '@rinda/ui/components/buttons/button'
import { FormDialog } from '@rinda/ui/components/layers/form-dialog'
import '@rinda/ui/styles/mantine-fields.css'
import { useState } from 'react'
import { languageNames, languages } from '../../session/language-names.ts'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { MergeNotice } from '../../set-up/merge-notice.tsx'
import { faultAt } from '../../set-up/save-faults.ts'
import { useExpected } from '../../set-up/use-expected.ts'
import { useFollowedDraft } from '../../set-up/use-followed-draft.ts'
import { CompanyField } from './company-field.tsx'
import { draftOf, inputOf } from './person-draft.ts'
import { PersonLimits } from './person-limits.tsx'
import { RightFields } from './right-fields.tsx'
import { RoleField } from './role-field.tsx'
import { useConflicts } from './use-conflicts.ts'
import { useSavePerson } from './use-save-person.ts'

/** Somebody's account: who they are, what they may do, and where. Without a person it is a new one. */
export function PersonDialog(props: {
  person: PortalPerson | null
  /** Company of the new account, as far as it is known; the platform's admin may choose it. */
  companyId: number | null
  mayChooseCompany: boolean
  onClosed: () => void
  onInvited: (person: PortalPerson) => void
  onLink: (person: PortalPerson) => void
}) {
  const { t, language } = useLatePhrases('people')
  const { t: setUp } = useLatePhrases('setUp')
  const { person } = props
  const { save, faults, setFaults, isBusy } = useSavePerson()
  const current = draftOf(person, props.companyId, language)
  const { draft, change, settle, ...merge } = useFollowedDraft(current, person === null || isBusy)
  const conflictsOf = useConflicts()
  const [leftEmail, setLeftEmail] = useState('')
  const expected = useExpected(props.mayChooseCompany && !person ? leftEmail : '')
  const fault = (name: string) => faultAt(faults, `portal_user/${name}`)
  const whole = faults.get('') ?? faults.get('portal_user')

  async function onSave() {
    const input = inputOf(draft, person)
    if (person && Object.keys(input).length === 0) return true
    if (merge.conflicts.length > 0) {
      setFaults(new Map([['', setUp('merge.decideFirst')]]))
      return false
    }
    if (draft.role === '') {
      setFaults(new Map([['portal_user/role', t('chooseRole')]]))
      return false
    }
    const saved = await save(person, input)
    if (saved && !person) props.onInvited(saved)
    return saved !== null
  }

  return (
    <FormDialog
      title={person ? t('editOf', { name: person.name }) : t('inviteTitle')}
      saveLabel={person ? t('save') : t('invite')}
      cancelLabel={t('cancel')}
      isBusy={isBusy}
      typed={person ? inputOf(draft, person) : draft}
      onSave={onSave}
      onClosed={props.onClosed}
      fault={whole === undefined ? undefined : { title: t('notSaved'), text: whole }}
      aside={
        person?.isActive
          ? (close) => (
              <Button
                onClick={() => {
                  close()
                  props.onLink(person)
                }}
              >
                {t('newLink')}
              </Button>
            )
          : undefined
      }
    >
      {merge.isMerged && <MergeNotice conflicts={conflictsOf(current, merge.conflicts)} onSettle={settle} />}
      <TextInput
        type="email"
        label={t('email')}
        description={person ? undefined : t('emailText')}
        autoComplete="off"
        disabled={person !== null}
        data-autofocus={person ? undefined : true}
        maxLength={100}
        value={draft.email}
        error={fault('email')}
        onBlur={() => setLeftEmail(draft.email.trim())}
        onChange={(event) => change({ email: event.currentTarget.value })}
      />
      <TextInput
        label={t('name')}
        description={person ? undefined : t('nameText')}
        autoComplete="off"
        maxLength={200}
        value={draft.name}
        error={fault('name')}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <NativeSelect
        label={t('language')}
        description={t('languageText')}
        value={draft.language}
        error={fault('language')}
        onChange={(event) =>
          change({ language: languages.find((one) => one === event.currentTarget.value) ?? 'lv' })
        }
        data={languages.map((value) => ({ value, label: languageNames[value] }))}
      />
      {props.mayChooseCompany && !person && (
        <CompanyField
          companyId={draft.companyId}
          expected={expected}
          fault={fault('company_id')}
          onChange={(companyId) => change({ companyId, locationIds: null, serviceIds: null })}
        />
      )}
      <RoleField
        person={person}
        role={draft.role}
        fault={fault('role')}
        onChange={(role) => change({ role })}
      />
      <RightFields rights={draft.rights} onChange={(rights) => change({ rights })} />
      {draft.companyId !== null && (
        <PersonLimits companyId={draft.companyId} draft={draft} fault={fault} onChange={change} />
      )}
      {person && (
        <Checkbox
          label={t('mayUsePortal')}
          description={t('mayUsePortalText')}
          checked={draft.isActive}
          error={fault('active')}
          onChange={(event) => change({ isActive: event.currentTarget.checked })}
        />
      )}
    </FormDialog>
  )
}
