import type { Booking } from '@rinda/client/bookings/booking-view'
import type { Location } from '@rinda/client/set-up/locations'
import { type LocalDate, localDateOf, localTimeOf } from '@rinda/domain/time/zone'
import { shortDay } from '@rinda/phrases/day-text'
import { type ReactNode, useCallback } from 'react'
import { useWhenSeriesMade } from '../bookings/repeat/use-when-series-made.ts'
import type { BlockStart, TimeRange } from '../features/block-time/time-range.ts'
import type { Pick } from '../features/book-visitor/slot.ts'
import { latePart } from '../session/late-part.tsx'
import { usePhrases } from '../session/phrases.ts'
import { useSession } from '../session/session.tsx'
import { useToasts } from '../session/toasts.ts'
import { useDialogState } from './use-dialog-state.ts'

const BlockTimeDialog = latePart(
  async () => (await import('../features/block-time/block-time-dialog.tsx')).BlockTimeDialog,
)
const PickActDialog = latePart(
  async () => (await import('../features/block-time/pick-act-dialog.tsx')).PickActDialog,
)

export type BlockActs = {
  /** Opens the block form: for a stretch of a calendar, or for none yet, beginning at a day. */
  readonly block: (location: Location, range: TimeRange | null, date: LocalDate) => void
  /** Asks what to do with a stretch of a calendar. */
  readonly pickAct: (range: TimeRange) => void
}

/** The dialogs that block time, and the choice between booking and blocking. */
export function useBlockActs(options: {
  now: number
  apply: (change: { booking: Booking; seq?: number | undefined }) => void
  book: (location: Location, pick: Pick) => void
  onShow: (booking: Booking) => void
  onMove: ((booking: Booking) => void) | undefined
  /** Another dialog lies over these. */
  isCovered: boolean
}): BlockActs & { isOpen: boolean; dialogs: ReactNode } {
  const { t } = usePhrases('calendar')
  const { profileAt, language } = useSession()
  const toasts = useToasts()
  const blocking = useDialogState<BlockStart & { id: number }>()
  const picking = useDialogState<TimeRange>()
  const whenSeriesMade = useWhenSeriesMade()
  const openBlock = blocking.open

  const block = useCallback<BlockActs['block']>(
    (location, range, date) => {
      const none = { specialistId: null, serviceId: null, startsAt: null, durationMinutes: null }
      openBlock({ id: Date.now(), ...none, ...range, location, date })
    },
    [openBlock],
  )
  const range = picking.subject
  const dialogs = (
    <>
      {range && (
        <PickActDialog
          range={range}
          isOpen={picking.isOpen}
          onClose={picking.close}
          onClosed={picking.forget}
          onBook={(serviceId) => {
            picking.close()
            const { location, specialistId, startsAt } = range
            options.book(location, { specialistId, serviceIds: [serviceId], startsAt })
          }}
          onBlock={(durationMinutes) => {
            picking.close()
            const { zone } = profileAt(range.location.id)
            block(range.location, { ...range, durationMinutes }, localDateOf(range.startsAt, zone))
          }}
        />
      )}
      {blocking.subject && (
        <BlockTimeDialog
          key={blocking.subject.id}
          start={blocking.subject}
          now={options.now}
          isOpen={blocking.isOpen}
          isCovered={options.isCovered}
          onClose={blocking.close}
          onClosed={blocking.forget}
          onShow={options.onShow}
          onMove={options.onMove}
          onSeries={(made) => void whenSeriesMade(made)}
          onBlocked={(made) => {
            options.apply(made)
            const { startsAt, endsAt, locationId } = made.booking
            const { zone } = profileAt(locationId)
            const time = `${localTimeOf(startsAt, zone)}–${localTimeOf(endsAt, zone)}`
            toasts.success(t('blockedToast', { day: shortDay(localDateOf(startsAt, zone), language), time }))
          }}
        />
      )}
    </>
  )
  return { block, pickAct: picking.open, isOpen: blocking.isOpen || picking.isOpen, dialogs }
}
