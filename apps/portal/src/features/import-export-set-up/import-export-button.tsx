import { IconButton } from '@rinda/ui/components/buttons/icon-button'
import { IconArrowsTransferUpDown } from '@tabler/icons-react'
import { useState } from 'react'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { ImportExportDialog } from './import-export-dialog.tsx'

/** Opens the import and export of the whole set-up. */
export function ImportExportButton() {
  const { t } = useLatePhrases('setUpFile')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <IconButton
        label={t('open')}
        icon={<IconArrowsTransferUpDown size={20} aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      <ImportExportDialog isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}
