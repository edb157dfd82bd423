import { TextInput } from '@mantine/core'
import { type MoveInField, moveInFields } from '@rinda/domain/move-in/fields'
import { FormDialog } from '@rinda/ui/components/layers/form-dialog'
import { useState } from 'react'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { fieldOfWire, type ShownRow } from './judged-rows.ts'
import type { FileState } from './use-file.ts'

/** Mends a row: what its cells say, each in a field, those at fault with the reason. The file itself stays as it is. */
export function MendDialog({
  row,
  file,
  onClosed,
}: {
  row: ShownRow
  file: FileState
  onClosed: () => void
}) {
  const { t, language } = useLatePhrases('moveIn')
  const { line, faults, warnings } = row.draft
  const said = new Map<MoveInField, string>([
    ...warnings.map(({ field, warning }) => [field, t(`warning_${warning}`)] as const),
    ...row.remarks.map(({ field, info }) => [fieldOfWire(field), info[language]] as const),
    ...faults.map(({ field, fault }) => [field, t(`fault_${fault}`)] as const),
  ])
  const columns = file.file?.settings.columns ?? {}
  const fields = moveInFields.filter((field) => columns[field] !== undefined || said.has(field))
  const [typed, setTyped] = useState(
    () => new Map(fields.map((field) => [field, file.textOf(line, field)] as const)),
  )
  const first = fields.find((field) => said.has(field)) ?? fields[0]

  async function save(): Promise<boolean> {
    file.mend(line, Object.fromEntries(typed))
    return true
  }

  return (
    <FormDialog
      title={t('mendRow', { row: line })}
      saveLabel={t('save')}
      cancelLabel={t('cancel')}
      isBusy={false}
      typed={[...typed.values()]}
      onSave={save}
      onClosed={onClosed}
    >
      <p>{t('mendText')}</p>
      {fields.map((field) => (
        <TextInput
          key={field}
          label={t(field)}
          value={typed.get(field) ?? ''}
          error={said.get(field)}
          data-autofocus={field === first || undefined}
          onChange={({ currentTarget: { value } }) => setTyped((before) => new Map(before).set(field, value))}
        />
      ))}
    </FormDialog>
  )
}
