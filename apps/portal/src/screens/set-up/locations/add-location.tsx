import { latePart } from '@rinda/live/late-part'
import { Button } from '@rinda/ui/components/buttons/button'
import { IconPlus } from '@tabler/icons-react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { ChoosePlace } from '../../../features/choose-place/choose-place.tsx'
import { PlaceNumbers } from '../../../features/choose-place/place-numbers.tsx'
import { defaultPoint } from '../../../features/choose-place/point.ts'
import { LocationServices } from '../../../features/edit-services/location-services.tsx'
import { useLatePhrases } from '../../../session/late-phrases.ts'
import { overPage } from '../../../session/over-page.ts'
import { useSession } from '../../../session/session.tsx'
import { mayCreateLocation } from './may-create-location.ts'

const NewLocationDialog = latePart(
  async () => (await import('../../../features/new-location/new-location-dialog.tsx')).NewLocationDialog,
)

/** The way to a new location, for whoever may make one; that it is open stands in the address, so that a reload keeps it. */
export function AddLocation() {
  const { t } = useLatePhrases('newLocation')
  const { user } = useSession()
  const search = useSearch({ strict: false })
  const navigate = useNavigate()
  if (!mayCreateLocation(user)) return null

  const show = (isOpen: boolean) => {
    const { new: _, ...others } = search as { new?: boolean }
    const chosen = { ...others, ...(isOpen ? { new: true } : {}) }
    void navigate({ to: '.', search: chosen, replace: !isOpen, ...overPage })
  }
  return (
    <>
      <Button
        kind="primary"
        icon={<IconPlus size={18} stroke={2} aria-hidden="true" />}
        onClick={() => show(true)}
      >
        {t('add')}
      </Button>
      {'new' in search && search.new && (
        <NewLocationDialog
          startAt={defaultPoint}
          place={(place) => (
            <>
              <ChoosePlace {...place} />
              <PlaceNumbers {...place} />
            </>
          )}
          services={(locationId) => <LocationServices locationId={locationId} />}
          onClosed={() => show(false)}
        />
      )}
    </>
  )
}
