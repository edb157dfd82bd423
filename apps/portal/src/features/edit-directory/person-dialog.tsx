import { Checkbox, NativeSelect, TextInput } from '@mantine/core'
import type { PlatformPerson } from '@rinda/client/platform'
import { roles } from '@rinda/domain/access/role'
import { Button } from '@rinda/ui/components/button'
import { FormDialog } from '@rinda/ui/components/form-dialog'
import '@rinda/ui/styles/mantine-fields.css'
import { useState } from 'react'
import { useAdminPhrases } from '../../session/admin-phrases.ts'
import { faultAt, usePlatformSave } from '../../session/platform-save.ts'
import { roleNames } from '../../session/role-names.ts'
import { JsonField, jsonOf, objectIn } from './json-field.tsx'

const listIn = (text: string) =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '')
/** An empty field limits nothing; who is to reach nothing at all has no role. */
const idsIn = (text: string) => (text.trim() === '' ? null : listIn(text))

/** What one person may do: role, rights, limits, and answers of their own. */
export function PersonDialog(props: {
  person: PlatformPerson
  onClosed: () => void
  onPreview: (email: string) => void
}) {
  const { t } = useAdminPhrases()
  const { person } = props
  const { save, faults, setFaults, isBusy } = usePlatformSave()
  const [role, setRole] = useState(person.role)
  const [active, setActive] = useState(person.active)
  const [companyAdmin, setCompanyAdmin] = useState(person.company_admin)
  const [known, setKnown] = useState(person.known)
  const [permissions, setPermissions] = useState(person.permissions.join(', '))
  const [locations, setLocations] = useState(person.location_ids?.join(', ') ?? '')
  const [services, setServices] = useState(person.service_ids?.join(', ') ?? '')
  const [json, setJson] = useState(jsonOf(person.profile))

  async function onSave() {
    const profile = objectIn(json)
    if (!profile) {
      setFaults(new Map([['portal_user/profile', t('notJson')]]))
      return false
    }
    const wish = {
      role,
      active,
      permissions: listIn(permissions),
      profile,
      // What was not touched stays as it is: also a list that names nothing.
      ...(locations === (person.location_ids?.join(', ') ?? '') ? {} : { location_ids: idsIn(locations) }),
      ...(services === (person.service_ids?.join(', ') ?? '') ? {} : { service_ids: idsIn(services) }),
      ...(companyAdmin === person.company_admin ? {} : { company_admin: companyAdmin }),
      ...(known === person.known ? {} : { known }),
    }
    return await save({ method: 'PATCH', path: `people/${person.id}`, body: { portal_user: wish } })
  }

  const text = (field: string, label: string, value: string, onChange: (value: string) => void) => (
    <TextInput
      label={label}
      description={field === 'permissions' ? t('permissionsText') : t('idsText')}
      value={value}
      error={faultAt(faults, `portal_user/${field}`)}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
  const whole = faults.get('')
  return (
    <FormDialog
      title={t('editOf', { name: person.email })}
      saveLabel={t('save')}
      cancelLabel={t('cancel')}
      isBusy={isBusy}
      onSave={onSave}
      onClosed={props.onClosed}
      fault={whole === undefined ? undefined : { title: t('notSaved'), text: whole }}
      aside={() => <Button onClick={() => props.onPreview(person.email)}>{t('preview')}</Button>}
    >
      <NativeSelect
        label={t('role')}
        {...(person.effective_role === person.role
          ? {}
          : { description: t('effective', { role: t(roleNames[person.effective_role]) }) })}
        value={role}
        error={faultAt(faults, 'portal_user/role')}
        onChange={(event) => setRole(roles.find((one) => one === event.currentTarget.value) ?? role)}
        data={roles.map((value) => ({ value, label: t(roleNames[value]) }))}
      />
      <Checkbox
        label={t('active')}
        checked={active}
        onChange={(event) => setActive(event.currentTarget.checked)}
      />
      <Checkbox
        label={t('companyAdmin')}
        checked={companyAdmin}
        onChange={(event) => setCompanyAdmin(event.currentTarget.checked)}
      />
      <Checkbox
        label={t('known')}
        checked={known}
        onChange={(event) => setKnown(event.currentTarget.checked)}
      />
      {text('permissions', t('permissions'), permissions, setPermissions)}
      {text('location_ids', t('locationIds'), locations, setLocations)}
      {text('service_ids', t('serviceIds'), services, setServices)}
      <JsonField value={json} fault={faultAt(faults, 'portal_user/profile')} onChange={setJson} />
    </FormDialog>
  )
}
