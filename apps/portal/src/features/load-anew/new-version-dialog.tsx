import { Button } from '@rinda/ui/components/buttons/button'
import { Dialog } from '@rinda/ui/components/layers/dialog'
import { usePhrases } from '../../session/phrases.ts'

/** Whatever was begun, the old portal and the new server may not understand each other: there is one way on. */
export function NewVersionDialog() {
  const { t } = usePhrases('shell')
  return (
    <Dialog
      title={t('newVersion')}
      isOpen
      onClose={() => {}}
      isNarrow
      isBlocking
      footer={
        <Button kind="primary" onClick={() => location.reload()} data-autofocus>
          {t('reload')}
        </Button>
      }
    >
      {t('newVersionText')}
    </Dialog>
  )
}
