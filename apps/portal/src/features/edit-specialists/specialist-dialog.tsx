import { Checkbox, NativeSelect, TextInput } from '@mantine/core'
import { specialistFaults } from '@rinda/client/http/field-faults'
import { askSpecialistImpact } from '@rinda/client/set-up/impact-calls'
import type { Location } from '@rinda/client/set-up/locations'
import type { SpecialistSetUp } from '@rinda/client/set-up/specialist-calls'
import { localDateOf } from '@rinda/domain/time/zone'
import { FormDialog } from '@rinda/ui/components/layers/form-dialog'
import '@rinda/ui/styles/mantine-fields.css'
import { useNow } from '@rinda/live/use-now'
import { type ReactNode, useState } from 'react'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { http } from '../../session/queries.ts'
import { useSession } from '../../session/session.tsx'
import { type FieldTexts, useFaultTexts } from '../../set-up/fields/use-fault-texts.ts'
import { useImpact } from '../../set-up/impact/use-impact.tsx'
import { MergeNotice } from '../../set-up/merge-notice.tsx'
import { AbsencesField } from './absences-field.tsx'
import { BusyCalendarField } from './busy-calendar-field.tsx'
import { HoursField } from './hours-field.tsx'
import { ServicesField } from './services-field.tsx'
import { attributesOf, formOf, inputOf, mayLeaveOutside, withoutBlanks } from './specialist-form.ts'
import { useConflicts } from './use-conflicts.ts'
import { useNameCalendar } from './use-name-calendar.ts'
import { useSaveSpecialist } from './use-save-specialist.ts'
import { useSpecialistForm } from './use-specialist-form.ts'
import { usualWeek } from './usual-week.ts'

const noFaults: FieldTexts = new Map()

/** All that is set up of a specialist, or of a new one (null). */
export function SpecialistDialog(props: {
  specialist: SpecialistSetUp | null
  locations: readonly Location[]
  companies: readonly { id: number; name: string }[]
  onClosed: () => void
  /** Stands at the end of what is known of somebody. */
  children?: ReactNode
}) {
  const { t } = useLatePhrases('specialists')
  const { t: setUp } = useLatePhrases('setUp')
  const conflictsOf = useConflicts()
  const { user, company } = useSession()
  const now = useNow()
  const { base, form, change, isMerged, conflicts, settle } = useSpecialistForm(props.specialist)
  const { textsOf, refusedTexts } = useFaultTexts()
  const [faults, setFaults] = useState(noFaults)
  const [isBusy, setBusy] = useState(false)
  const onlyCompany = props.companies.length === 1 ? props.companies[0]?.id : undefined
  const [companyId, setCompanyId] = useState(base?.companyId ?? onlyCompany ?? company.id)
  const { beforeSaving, dialog } = useImpact()
  const save = useSaveSpecialist()
  const calendar = useNameCalendar()
  const locations = props.locations.filter((one) => one.companyId === companyId)

  async function onSave(): Promise<boolean> {
    if (conflicts.length > 0) {
      setFaults(new Map([['', setUp('merge.decideFirst')]]))
      return false
    }
    const whole = withoutBlanks(form)
    change(whole)
    const found = textsOf(specialistFaults(attributesOf(whole)))
    setFaults(found)
    if (found.size > 0) return false
    const input = inputOf(whole, base)
    if (base) {
      setBusy(true)
      const isNamed = await calendar.name(base.id)
      setBusy(false)
      if (!isNamed) return false
    }
    if (base && Object.keys(input).length === 0) return true
    setBusy(true)
    const draft = base ? input : { ...input, company_id: companyId }
    const questions = base && mayLeaveOutside(input) ? [() => askSpecialistImpact(http, base.id, input)] : []
    const outcome = await beforeSaving(questions, async () => {
      const saved = await save(base, draft)
      if (saved.kind === 'changed') setFaults(new Map([['', t('changedSave')]]))
      if (saved.kind === 'refused') setFaults(refusedTexts(saved.failure, 'specialist'))
      return saved.kind === 'saved'
    })
    setBusy(false)
    return outcome === 'saved'
  }

  const fault = faults.get('')
  const serviceFault = [...faults].find(([field]) => field.startsWith('service_ids'))?.[1]
  return (
    <>
      <FormDialog
        title={base ? t('editOf', { name: base.name }) : t('newTitle')}
        saveLabel={t('save')}
        cancelLabel={t('cancel')}
        isBusy={isBusy}
        typed={[companyId, inputOf(form, base), calendar.address]}
        onSave={onSave}
        onClosed={props.onClosed}
        fault={fault === undefined ? undefined : { title: t('notSaved'), text: fault }}
      >
        {isMerged && <MergeNotice conflicts={conflictsOf(formOf(base), conflicts)} onSettle={settle} />}
        <TextInput
          label={t('name')}
          required
          data-autofocus={base ? undefined : true}
          value={form.name}
          error={faults.get('name')}
          autoComplete="off"
          onChange={(event) => change({ name: event.currentTarget.value })}
        />
        {!base && props.companies.length > 1 && (
          <NativeSelect
            label={t('company')}
            value={String(companyId)}
            error={faults.get('company_id')}
            data={props.companies.map(({ id, name }) => ({ value: String(id), label: name }))}
            onChange={(event) => {
              setCompanyId(Number(event.currentTarget.value))
              change({ serviceIds: [] })
            }}
          />
        )}
        <TextInput
          label={t('bmsId')}
          value={form.bmsId}
          error={faults.get('bms_id')}
          autoComplete="off"
          onChange={(event) => change({ bmsId: event.currentTarget.value })}
        />
        <Checkbox
          label={t('isActive')}
          description={t('isActiveText')}
          checked={form.isActive}
          onChange={(event) => change({ isActive: event.currentTarget.checked })}
        />
        <ServicesField
          locations={locations}
          ids={form.serviceIds}
          fault={serviceFault}
          onChange={(serviceIds) => change({ serviceIds })}
        />
        <HoursField
          hours={form.hours}
          usual={usualWeek(locations, form.serviceIds)}
          faults={faults}
          onChange={(hours) => change({ hours })}
        />
        <AbsencesField
          absences={form.absences}
          today={localDateOf(now, user.profile.zone)}
          faults={faults}
          onChange={(absences) => change({ absences })}
        />
        {base && (
          <BusyCalendarField
            specialistId={base.id}
            address={calendar.address}
            fault={calendar.fault}
            onChange={calendar.type}
          />
        )}
        {props.children}
      </FormDialog>
      {dialog}
    </>
  )
}
