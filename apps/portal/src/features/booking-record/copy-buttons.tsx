import type { BookingResource } from '@rinda/contract/booking/booking'
import { Button } from '@rinda/ui/components/buttons/button'
import { IconBraces, IconLink } from '@tabler/icons-react'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { withoutToken } from './all-fields.tsx'
import { useCopy } from './use-copy.ts'

/** Copies the address of a booking, or all of it as JSON. */
export function CopyButtons({ booking }: { booking: BookingResource }) {
  const { t } = useLatePhrases('bookingRecord')
  const copy = useCopy()
  return (
    <>
      <Button
        icon={<IconLink size={17} stroke={1.8} aria-hidden="true" />}
        onClick={() => void copy(`${window.location.origin}/tools/bookings/${booking.id}`)}
      >
        {t('link')}
      </Button>
      <Button
        icon={<IconBraces size={17} stroke={1.8} aria-hidden="true" />}
        onClick={() => void copy(JSON.stringify(withoutToken(booking), null, 2))}
      >
        {t('json')}
      </Button>
    </>
  )
}
