import { TextInput } from '@mantine/core'
import { Button } from '@rinda/ui/components/button'
import { Dialog } from '@rinda/ui/components/dialog'
import '@rinda/ui/styles/mantine-fields.css'
import { useState } from 'react'
import { useLatePhrases } from '../session/late-phrases.ts'
import styles from './shown-secret.module.css'

type ShownSecretProps = {
  title: string
  text: string
  label: string
  warning: string
  secret: string
  onClosed: () => void
}

/** Shows a secret that is told this once, with a way to copy it. Only its own button closes it: a click beside would lose it. */
export function ShownSecret({ title, text, label, warning, secret, onClosed }: ShownSecretProps) {
  const { t } = useLatePhrases('integrations')
  const [isOpen, setOpen] = useState(true)
  const [isCopied, setCopied] = useState(false)

  async function copy(field: HTMLInputElement | null) {
    field?.select()
    const isDone = await navigator.clipboard?.writeText(secret).then(
      () => true,
      () => false,
    )
    setCopied(isDone === true)
  }

  return (
    <Dialog
      title={title}
      isOpen={isOpen}
      onClose={() => setOpen(false)}
      onClosed={onClosed}
      footer={<Button onClick={() => setOpen(false)}>{t('stored')}</Button>}
    >
      <div className={styles.secret}>
        <p>{text}</p>
        <form
          className={styles.line}
          onSubmit={(event) => {
            event.preventDefault()
            void copy(event.currentTarget.querySelector('input'))
          }}
        >
          <TextInput
            label={label}
            value={secret}
            readOnly
            data-autofocus
            onFocus={(event) => event.currentTarget.select()}
          />
          <Button kind="primary" type="submit">
            {isCopied ? t('copied') : t('copy')}
          </Button>
          <span role="status" className="rinda-only-heard">
            {isCopied ? t('copied') : ''}
          </span>
        </form>
        <p className={styles.warning}>{warning}</p>
      </div>
    </Dialog>
  )
}
