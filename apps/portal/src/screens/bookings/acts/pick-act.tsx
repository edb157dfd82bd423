import { localDateOf } from '@rinda/domain/time/zone'
import { PickActDialog } from '../../../features/block-time/pick-act-dialog.tsx'
import { useSession } from '../../../session/session.tsx'
import type { BookingActs } from './use-booking-acts.ts'
import type { ShownLayer } from './use-layers.ts'

/** Asks whether to book or to block a stretch of a calendar, and opens the form for it. */
export function PickAct({ layer, acts }: { layer: ShownLayer<'pick'>; acts: BookingActs }) {
  const { profileAt } = useSession()
  const { subject: range, isOpen, onClose, onClosed } = layer
  return (
    <PickActDialog
      range={range}
      isOpen={isOpen}
      onClose={onClose}
      onClosed={onClosed}
      onBook={(serviceId) => {
        onClose()
        const { location, specialistId, startsAt } = range
        acts.book(location, { specialistId, serviceIds: [serviceId], startsAt })
      }}
      onBlock={(durationMinutes) => {
        onClose()
        const { zone } = profileAt(range.location.id)
        acts.block(range.location, { ...range, durationMinutes }, localDateOf(range.startsAt, zone))
      }}
    />
  )
}
