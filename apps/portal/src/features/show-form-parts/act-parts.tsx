import { Button } from '@rinda/ui/components/buttons/button'
import { IconButton } from '@rinda/ui/components/buttons/icon-button'
import { IconPlus } from '@tabler/icons-react'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { useToasts } from '../../session/toasts.ts'
import { PartSection } from './part-section.tsx'

/** Buttons in their kinds and states, and the messages that follow an act. */
export function ActParts() {
  const { t } = useLatePhrases('forms')
  const toasts = useToasts()
  return (
    <>
      <PartSection title={t('buttons')} isInRow>
        <Button kind="primary">{t('primary')}</Button>
        <Button>{t('usual')}</Button>
        <Button kind="quiet">{t('quiet')}</Button>
        <Button kind="danger">{t('danger')}</Button>
        <Button kind="primary" isBusy>
          {t('busy')}
        </Button>
        <Button disabled>{t('disabled')}</Button>
        <IconButton label={t('icon')} icon={<IconPlus size={18} aria-hidden="true" />} />
        <IconButton
          label={`${t('icon')}: ${t('quiet')}`}
          icon={<IconPlus size={18} aria-hidden="true" />}
          isQuiet
        />
      </PartSection>
      <PartSection title={t('toasts')} isInRow>
        <Button onClick={() => toasts.success(t('toastSuccess'))}>{t('toastSuccess')}</Button>
        <Button onClick={() => toasts.error(t('toastError'))}>{t('toastError')}</Button>
        <Button onClick={() => toasts.notice(t('toastNotice'))}>{t('toastNotice')}</Button>
        <Button onClick={() => toasts.undo(t('toastUndo'), t('undo'), () => toasts.success(t('undone')))}>
          {t('toastUndo')}
        </Button>
      </PartSection>
    </>
  )
}
