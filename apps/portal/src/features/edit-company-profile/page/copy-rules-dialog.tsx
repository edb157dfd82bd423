import { NativeSelect } from '@mantine/core'
import type { PlatformCompany } from '@rinda/client/people/platform'
import { FormDialog } from '@rinda/ui/components/layers/form-dialog'
import '@rinda/ui/styles/mantine-fields.css'
import { useState } from 'react'
import { useLatePhrases } from '../../../session/late-phrases.ts'
import styles from '../company-dialog.module.css'

/** Takes the rules of another company into the page, where they can be looked at before they are saved. */
export function CopyRulesDialog(props: {
  companies: readonly PlatformCompany[]
  onCopy: (from: PlatformCompany) => void
  onClosed: () => void
}) {
  const { companies } = props
  const { t, language } = useLatePhrases('admin')
  const { t: rules } = useLatePhrases('rules')
  const [id, setId] = useState(String(companies[0]?.id ?? ''))

  async function onSave() {
    const from = companies.find((one) => String(one.id) === id)
    if (from) props.onCopy(from)
    return from !== undefined
  }

  return (
    <FormDialog
      title={rules('copyFrom')}
      saveLabel={rules('copy')}
      cancelLabel={t('cancel')}
      isBusy={false}
      onSave={onSave}
      onClosed={props.onClosed}
    >
      <p className={styles.hint}>{rules('copyFromText')}</p>
      <NativeSelect
        label={t('company')}
        value={id}
        onChange={(event) => setId(event.currentTarget.value)}
        data={companies.map((one) => ({ value: String(one.id), label: one[`name_${language}`] || one.name }))}
      />
    </FormDialog>
  )
}
