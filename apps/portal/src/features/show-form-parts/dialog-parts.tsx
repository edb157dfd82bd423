import { TextInput } from '@mantine/core'
import { Button } from '@rinda/ui/components/buttons/button'
import { Dialog } from '@rinda/ui/components/layers/dialog'
import { FormDialog } from '@rinda/ui/components/layers/form-dialog'
import { SideDrawer } from '@rinda/ui/components/layers/side-drawer'
import { useState } from 'react'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { useToasts } from '../../session/toasts.ts'
import { PartSection } from './part-section.tsx'

type Kind = 'question' | 'form' | 'drawer'

/** Shows what opens over the page: a question, a form that is refused once, a drawer. */
export function DialogParts() {
  const { t } = useLatePhrases('forms')
  const [shown, setShown] = useState<Kind | null>(null)
  const [isOpen, setOpen] = useState(false)
  const show = (kind: Kind) => {
    setShown(kind)
    setOpen(true)
  }
  const close = () => setOpen(false)
  const gone = () => setShown(null)
  return (
    <PartSection title={t('dialogs')} isInRow>
      <Button onClick={() => show('question')}>{t('openDialog')}</Button>
      <Button onClick={() => show('form')}>{t('openForm')}</Button>
      <Button onClick={() => show('drawer')}>{t('openDrawer')}</Button>
      {shown === 'question' && (
        <Dialog
          title={t('dialogTitle')}
          isNarrow
          isOpen={isOpen}
          onClose={close}
          onClosed={gone}
          footer={
            <>
              <Button onClick={close}>{t('no')}</Button>
              <Button kind="primary" onClick={close}>
                {t('yes')}
              </Button>
            </>
          }
        >
          <p>{t('dialogText')}</p>
        </Dialog>
      )}
      {shown === 'form' && <RefusedOnce onClosed={gone} />}
      {shown === 'drawer' && (
        <SideDrawer
          title={t('drawerTitle')}
          isOpen={isOpen}
          onClose={close}
          onClosed={gone}
          footer={<Button onClick={close}>{t('cancel')}</Button>}
        >
          <p>{t('drawerText')}</p>
        </SideDrawer>
      )}
    </PartSection>
  )
}

function RefusedOnce({ onClosed }: { onClosed: () => void }) {
  const { t } = useLatePhrases('forms')
  const toasts = useToasts()
  const [tries, setTries] = useState(0)
  async function onSave() {
    setTries(tries + 1)
    if (tries === 0) return false
    toasts.success(t('toastSuccess'))
    return true
  }
  return (
    <FormDialog
      title={t('formTitle')}
      saveLabel={t('save')}
      cancelLabel={t('cancel')}
      isBusy={false}
      onSave={onSave}
      onClosed={onClosed}
      fault={tries > 0 ? { title: t('notSaved'), text: t('tryOnce') } : undefined}
    >
      <p>{t('formText')}</p>
      <TextInput label={t('name')} data-autofocus autoComplete="off" />
    </FormDialog>
  )
}
