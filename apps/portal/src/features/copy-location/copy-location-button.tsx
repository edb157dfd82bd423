import type { Location } from '@rinda/client/set-up/locations'
import { IconButton } from '@rinda/ui/components/buttons/icon-button'
import { IconCopy } from '@tabler/icons-react'
import { useState } from 'react'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { CopyLocationDialog } from './copy-location-dialog.tsx'

/** Opens the making of a location like this one. */
export function CopyLocationButton(props: {
  location: Location
  name: string
  onMade: (locationId: number) => void
}) {
  const { t } = useLatePhrases('locations')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <IconButton
        label={t('copyOf', { name: props.name })}
        aria-haspopup="dialog"
        icon={<IconCopy size={20} stroke={1.8} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <CopyLocationDialog
          location={props.location}
          name={props.name}
          onClosed={(madeId) => {
            setOpen(false)
            if (madeId !== undefined) props.onMade(madeId)
          }}
        />
      )}
    </>
  )
}
