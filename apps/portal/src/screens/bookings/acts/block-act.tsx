import { localDateOf, localTimeOf } from '@rinda/domain/time/zone'
import { shortDay } from '@rinda/phrases/time/day-text'
import { useBookingChanges } from '../../../bookings/queries/booking-changes.tsx'
import { useWhenSeriesMade } from '../../../bookings/repeat/use-when-series-made.ts'
import { BlockTimeDialog } from '../../../features/block-time/block-time-dialog.tsx'
import { usePhrases } from '../../../session/phrases.ts'
import { useSession } from '../../../session/session.tsx'
import { useToasts } from '../../../session/toasts.ts'
import type { LayerActs, ShownLayer } from './use-layers.ts'

/** Shows the form that blocks time, and does what follows it. */
export function BlockAct(props: { layer: ShownLayer<'block'>; layers: LayerActs; now: number }) {
  const { t } = usePhrases('calendar')
  const { profileAt, language } = useSession()
  const { apply } = useBookingChanges()
  const toasts = useToasts()
  const whenSeriesMade = useWhenSeriesMade()
  const { layer, layers } = props
  return (
    <BlockTimeDialog
      start={layer.subject}
      now={props.now}
      isOpen={layer.isOpen}
      isCovered={layer.isCovered}
      onClose={layer.onClose}
      onClosed={layer.onClosed}
      onShow={(booking) => layers.open('show', booking)}
      onMove={(booking) => layers.open('move', booking)}
      onSeries={(made) => void whenSeriesMade(made)}
      onBlocked={(made) => {
        apply(made)
        const { startsAt, endsAt, locationId } = made.booking
        const { zone } = profileAt(locationId)
        const time = `${localTimeOf(startsAt, zone)}–${localTimeOf(endsAt, zone)}`
        toasts.success(t('blockedToast', { day: shortDay(localDateOf(startsAt, zone), language), time }))
      }}
    />
  )
}
