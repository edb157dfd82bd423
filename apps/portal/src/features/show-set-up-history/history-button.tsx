import type { HistoryOf } from '@rinda/client/set-up/set-up-history'
import { Button } from '@rinda/ui/components/buttons/button'
import { IconButton } from '@rinda/ui/components/buttons/icon-button'
import { Dialog } from '@rinda/ui/components/layers/dialog'
import { IconHistory } from '@tabler/icons-react'
import { useState } from 'react'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { HistoryList } from './history-list.tsx'

type HistoryButtonProps = {
  /** Of what; nothing named: of all that the person may change. */
  of?: HistoryOf
  /** Name of the location or service whose history it is, where it is one. */
  name?: string | undefined
}

/** Opens who changed what, each field with its way back. */
export function HistoryButton({ of = {}, name }: HistoryButtonProps) {
  const { t } = useLatePhrases('setUpHistory')
  const [isOpen, setOpen] = useState(false)
  const title = name === undefined ? t('title') : t('of', { name })
  return (
    <>
      <Button
        icon={<IconHistory size={18} aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {t('open')}
      </Button>
      <Dialog title={title} isOpen={isOpen} onClose={() => setOpen(false)}>
        {isOpen && <HistoryList of={of} />}
      </Dialog>
    </>
  )
}

type FieldHistoryProps = {
  of: HistoryOf
  /** Name of the fields whose history it is, as their heading says it. */
  name: string
}

/** The same of some fields, beside them: who changed this, and when. */
export function FieldHistory({ of, name }: FieldHistoryProps) {
  const { t } = useLatePhrases('setUpHistory')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <IconButton
        isQuiet
        label={t('whoChanged', { name })}
        icon={<IconHistory size={18} stroke={1.8} aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      <Dialog title={t('whoChanged', { name })} isOpen={isOpen} onClose={() => setOpen(false)}>
        {isOpen && <HistoryList of={of} />}
      </Dialog>
    </>
  )
}
