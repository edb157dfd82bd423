import { Button } from '@rinda/ui/components/buttons/button'
import { Dialog } from '@rinda/ui/components/layers/dialog'
import { IconDeviceTablet } from '@tabler/icons-react'
import { useState } from 'react'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { KioskList } from './kiosk-list.tsx'

/** Opens the kiosks of a location. */
export function KiosksButton({ locationId, name }: { locationId: number; name: string }) {
  const { t } = useLatePhrases('kiosks')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        icon={<IconDeviceTablet size={18} aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {t('open')}
      </Button>
      <Dialog title={t('dialog', { name })} isOpen={isOpen} onClose={() => setOpen(false)}>
        {isOpen && <KioskList locationId={locationId} />}
      </Dialog>
    </>
  )
}
