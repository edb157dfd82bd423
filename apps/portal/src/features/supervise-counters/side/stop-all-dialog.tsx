import { Button } from '@rinda/ui/components/buttons/button'
import { DialogFrame } from '@rinda/ui/components/layers/dialog-frame'
import { useState } from 'react'
import { useLatePhrases } from '../../../session/late-phrases.ts'

/** Question whether no more tickets are to be given, of no service. */
export function StopAllDialog(props: { onStop: () => void; onClosed: () => void }) {
  const { t } = useLatePhrases('supervise')
  const [isOpen, setOpen] = useState(true)
  return (
    <DialogFrame
      title={t('stopAllTitle')}
      isOpen={isOpen}
      isNarrow
      onClose={() => setOpen(false)}
      onClosed={props.onClosed}
      footer={
        <>
          <Button onClick={() => setOpen(false)}>{t('cancel')}</Button>
          <Button
            kind="danger"
            onClick={() => {
              setOpen(false)
              props.onStop()
            }}
          >
            {t('stopAll')}
          </Button>
        </>
      }
    >
      <p>{t('stopAllText')}</p>
    </DialogFrame>
  )
}
