import { TextInput } from '@mantine/core'
import { Button } from '@rinda/ui/components/buttons/button'
import '@rinda/ui/styles/mantine-fields.css'
import { type SubmitEvent, useState } from 'react'
import { useLatePhrases } from '../session/late-phrases.ts'
import styles from './copy-line.module.css'

type CopyLineProps = {
  label: string
  value: string
  /** The one thing to do in a dialog: it has the focus from the start. */
  isMain?: boolean
}

/** A text that can be read, and copied by one press. Where the browser does not let it be copied it is selected. */
export function CopyLine({ label, value, isMain = false }: CopyLineProps) {
  const { t } = useLatePhrases('setUp')
  const [copied, setCopied] = useState<string | null>(null)
  const isCopied = copied === value

  async function copy(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    event.currentTarget.querySelector('input')?.select()
    const isDone = await navigator.clipboard?.writeText(value).then(
      () => true,
      () => false,
    )
    setCopied(isDone === true ? value : null)
  }

  return (
    <form className={styles.line} onSubmit={(event) => void copy(event)}>
      <TextInput
        label={label}
        value={value}
        readOnly
        {...(isMain ? { 'data-autofocus': true } : {})}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button type="submit" {...(isMain ? { kind: 'primary' } : {})}>
        {isCopied ? t('copied') : t('copy')}
      </Button>
      <span role="status" className="rinda-only-heard">
        {isCopied ? t('copied') : ''}
      </span>
    </form>
  )
}
