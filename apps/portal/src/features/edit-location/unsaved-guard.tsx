import { Button } from '@rinda/ui/components/button'
import { Dialog } from '@rinda/ui/components/dialog'
import { useBlocker } from '@tanstack/react-router'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { loginPath } from '../../session/sign-in-path.ts'

/** Asks before somebody goes elsewhere and what is not saved would be lost; the browser asks where the page itself is left. */
export function UnsavedGuard({ isUnsaved }: { isUnsaved: boolean }) {
  const { t } = useLatePhrases('locations')
  const { status, proceed, reset } = useBlocker({
    withResolver: true,
    enableBeforeUnload: () => isUnsaved,
    shouldBlockFn: ({ current, next }) =>
      isUnsaved && current.pathname !== next.pathname && next.pathname !== loginPath,
  })
  return (
    <Dialog
      title={t('leaveTitle')}
      isNarrow
      isOpen={status === 'blocked'}
      onClose={() => reset?.()}
      footer={
        <>
          <Button kind="danger" onClick={() => proceed?.()}>
            {t('leave')}
          </Button>
          <Button kind="primary" data-autofocus onClick={() => reset?.()}>
            {t('stay')}
          </Button>
        </>
      }
    >
      {t('leaveText')}
    </Dialog>
  )
}
