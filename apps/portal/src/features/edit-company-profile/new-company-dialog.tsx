import { Checkbox, TextInput } from '@mantine/core'
import { FormDialog } from '@rinda/ui/components/layers/form-dialog'
import '@rinda/ui/styles/mantine-fields.css'
import { useState } from 'react'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { usePlatformSave } from '../../set-up/platform-save.ts'
import { faultAt } from '../../set-up/save-faults.ts'
import styles from './company-dialog.module.css'
import { nameFields } from './name-fields.ts'

/** A company that is not here yet: its names. How it works is asked once it is made, when it is known what holds without a word. */
export function NewCompanyDialog({ onClosed }: { onClosed: (id?: string) => void }) {
  const { t } = useLatePhrases('admin')
  const { save, faults, isBusy } = usePlatformSave()
  const [texts, setTexts] = useState({ name: '', name_lv: '', name_en: '', name_ru: '' })
  const [id, setId] = useState('')
  const [visible, setVisible] = useState(false)
  const [made, setMade] = useState<string>()

  async function onSave() {
    const given = Object.entries({ ...texts, id }).filter(([, text]) => text.trim() !== '')
    const body = { company: { ...Object.fromEntries(given), visible } }
    return await save({ method: 'POST', path: 'companies', body, onSaved: setMade })
  }

  const whole = faults.get('')
  return (
    <FormDialog
      title={t('addCompany')}
      saveLabel={t('save')}
      cancelLabel={t('cancel')}
      isBusy={isBusy}
      typed={[texts, id, visible]}
      onSave={onSave}
      onClosed={() => onClosed(made)}
      fault={whole === undefined ? undefined : { title: t('notSaved'), text: whole }}
    >
      <fieldset className={styles.fields}>
        <legend>{t('names')}</legend>
        {nameFields.map(([key, label]) => (
          <TextInput
            key={key}
            label={t(label)}
            {...(key === 'name' ? { 'data-autofocus': true } : { placeholder: texts.name })}
            value={texts[key]}
            error={faultAt(faults, `company/${key}`)}
            onChange={(event) => setTexts({ ...texts, [key]: event.currentTarget.value })}
          />
        ))}
      </fieldset>
      <TextInput
        label={t('companyId')}
        description={t('companyIdText')}
        inputMode="numeric"
        value={id}
        error={faultAt(faults, 'company/id')}
        onChange={(event) => setId(event.currentTarget.value)}
      />
      <Checkbox
        label={t('visible')}
        description={t('visibleText')}
        checked={visible}
        onChange={(event) => setVisible(event.currentTarget.checked)}
      />
    </FormDialog>
  )
}
