import { nameIn } from '@rinda/client/http/names'
import type { Service } from '@rinda/client/set-up/locations'
import { serviceFields } from '@rinda/domain/set-up/service-fields'
import { FormDialog } from '@rinda/ui/components/layers/form-dialog'
import '@rinda/ui/styles/mantine-fields.css'
import type { ReactNode } from 'react'
import { useLatePhrases } from '../../session/late-phrases.ts'
import type { WaysIn } from '../../session/ways-in.ts'
import { labelOf } from '../../set-up/field-labels.ts'
import { TextsFields } from '../../set-up/fields/texts-fields.tsx'
import { MergeNotice } from '../../set-up/merge-notice.tsx'
import { ServiceAsks } from './service-asks.tsx'
import { ServiceNumbers } from './service-numbers.tsx'
import { ServiceState } from './service-state.tsx'
import { ServiceSystems } from './service-systems.tsx'
import { ServiceTakes } from './service-takes.tsx'
import type { ChangeService } from './use-change-service.ts'
import { useConflicts } from './use-conflicts.ts'
import { useServiceDialog } from './use-service-dialog.ts'

type ServiceDialogProps = {
  locationId: number
  /** The ways in which visitors come to the location. */
  ways: WaysIn
  /** Null: one that is not there yet. */
  service: Service | null
  changeService: ChangeService
  onClosed: () => void
  /** Stands at the end of what a service says. */
  children?: ReactNode
}

/** All that a service says of itself. */
export function ServiceDialog(props: ServiceDialogProps) {
  const { ways, service, onClosed } = props
  const { t, language } = useLatePhrases('locationServices')
  const { t: fields } = useLatePhrases('setUpFields')
  const conflictsOf = useConflicts()
  const dialog = useServiceDialog(props)
  const { form, faults, change, onLeft } = dialog
  const whole = faults.get('')
  return (
    <FormDialog
      title={service ? t('editOf', { name: nameIn(language, service.name) }) : t('newService')}
      saveLabel={service ? t('save') : t('create')}
      cancelLabel={t('cancel')}
      isBusy={dialog.isBusy}
      typed={dialog.typed}
      onSave={dialog.onSave}
      onClosed={onClosed}
      fault={whole === undefined ? undefined : { title: t('notSaved'), text: whole }}
    >
      {dialog.merge.isMerged && (
        <MergeNotice
          conflicts={conflictsOf(dialog.theirs, dialog.merge.conflicts)}
          onSettle={dialog.merge.settle}
        />
      )}
      <TextsFields
        attribute="name"
        label={labelOf(fields, 'service', 'name')}
        max={serviceFields.name.max}
        isRequired
        value={form.name}
        faults={faults}
        onLeft={onLeft}
        onChange={(name) => change({ name })}
      />
      <ServiceTakes ways={ways} form={form} onChange={change} />
      <ServiceState form={form} faults={faults} onChange={change} />
      <ServiceAsks ways={ways} form={form} onChange={change} />
      <ServiceNumbers ways={ways} form={form} faults={faults} onLeft={onLeft} onChange={change} />
      <ServiceSystems ways={ways} form={form} faults={faults} onLeft={onLeft} onChange={change} />
      {props.children}
    </FormDialog>
  )
}
