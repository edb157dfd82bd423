import { TextInput } from '@mantine/core'
import type { FieldOption } from '@rinda/domain/company/profile'
import { Button } from '@rinda/ui/components/buttons/button'
import { IconButton } from '@rinda/ui/components/buttons/icon-button'
import { FormDialog } from '@rinda/ui/components/layers/form-dialog'
import '@rinda/ui/styles/mantine-fields.css'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useLatePhrases } from '../../../session/late-phrases.ts'
import styles from './form-builder.module.css'
import { blankOption, namedOptions } from './form-list.ts'

const languages = ['lv', 'en', 'ru'] as const

/** Options of a field, each named in three languages. One name is enough: it stands for those that are missing. */
export function OptionsDialog(props: {
  name: string
  options: readonly FieldOption[]
  onSave: (options: FieldOption[]) => void
  onClosed: () => void
}) {
  const { t } = useLatePhrases('rules')
  const [options, setOptions] = useState(props.options)
  const rename = (id: string, language: (typeof languages)[number], text: string) =>
    setOptions(options.map((one) => (one.id === id ? { ...one, [language]: text } : one)))

  async function onSave() {
    props.onSave(namedOptions(options))
    return true
  }

  return (
    <FormDialog
      title={t('optionsOf', { name: props.name })}
      saveLabel={t('use')}
      cancelLabel={t('cancel')}
      isBusy={false}
      typed={options}
      onSave={onSave}
      onClosed={props.onClosed}
    >
      <p className={styles.hint}>{t('optionsText')}</p>
      <ol className={styles.options}>
        {options.map((option, index) => (
          <li key={option.id} className={styles.option}>
            {languages.map((language) => (
              <TextInput
                key={language}
                label={t('optionIn', { number: index + 1, language: language.toUpperCase() })}
                maxLength={100}
                value={option[language]}
                onChange={(event) => rename(option.id, language, event.currentTarget.value)}
                {...(index === 0 && language === 'lv' ? { 'data-autofocus': true } : {})}
              />
            ))}
            <IconButton
              isQuiet
              label={t('removeOption', { number: index + 1 })}
              icon={<IconTrash size={18} stroke={1.8} aria-hidden="true" />}
              onClick={() => setOptions(options.filter(({ id }) => id !== option.id))}
            />
          </li>
        ))}
      </ol>
      <div>
        <Button
          icon={<IconPlus size={18} stroke={1.8} aria-hidden="true" />}
          onClick={() => setOptions([...options, blankOption(options)])}
        >
          {t('addOption')}
        </Button>
      </div>
    </FormDialog>
  )
}
