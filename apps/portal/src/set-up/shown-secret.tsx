import { Button } from '@rinda/ui/components/buttons/button'
import { Dialog } from '@rinda/ui/components/layers/dialog'
import { useState } from 'react'
import { useLatePhrases } from '../session/late-phrases.ts'
import { CopyLine } from './copy-line.tsx'
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
        <CopyLine label={label} value={secret} isMain />
        <p className={styles.warning}>{warning}</p>
      </div>
    </Dialog>
  )
}
