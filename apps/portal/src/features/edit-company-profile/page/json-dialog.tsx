import { Textarea } from '@mantine/core'
import { FormDialog } from '@rinda/ui/components/layers/form-dialog'
import '@rinda/ui/styles/mantine-fields.css'
import { useState } from 'react'
import { useLatePhrases } from '../../../session/late-phrases.ts'
import styles from '../company-dialog.module.css'
import { type Group, isGroup } from '../rules/answers.ts'

/** All that a company answers otherwise, as JSON, for what has no field. It goes into the page, and is saved there. */
export function JsonDialog(props: {
  override: Group
  onUse: (override: Group) => void
  onClosed: () => void
}) {
  const { t } = useLatePhrases('admin')
  const { t: rules } = useLatePhrases('rules')
  const [text, setText] = useState(() => JSON.stringify(props.override, null, 2))
  const [isRefused, setRefused] = useState(false)

  async function onSave() {
    const read = parsed(text)
    if (read) props.onUse(read)
    setRefused(!read)
    return read !== undefined
  }

  return (
    <FormDialog
      title={rules('json')}
      saveLabel={rules('use')}
      cancelLabel={t('cancel')}
      isBusy={false}
      typed={text}
      onSave={onSave}
      onClosed={props.onClosed}
    >
      <Textarea
        label={rules('jsonLabel')}
        description={t('longTailText')}
        classNames={{ input: styles.json ?? '' }}
        rows={18}
        spellCheck={false}
        value={text}
        error={isRefused && t('notJson')}
        onChange={(event) => setText(event.currentTarget.value)}
      />
    </FormDialog>
  )
}

function parsed(text: string): Group | undefined {
  try {
    const value: unknown = text.trim() === '' ? {} : JSON.parse(text)
    return isGroup(value) ? value : undefined
  } catch {
    return undefined
  }
}
