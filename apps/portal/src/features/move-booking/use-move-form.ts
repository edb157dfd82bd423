import type { Booking } from '@rinda/client/bookings/booking-view'
import type { Location } from '@rinda/client/set-up/locations'
import { type LocalDate, localDateOf } from '@rinda/domain/time/zone'
import { useLive } from '@rinda/live/connection'
import { useMachine } from '@rinda/live/use-machine'
import { useHeldSlot } from '../../bookings/hold/use-held-slot.ts'
import { useIsOver } from '../../bookings/hold/use-is-over.ts'
import { useReleaseOnLeave } from '../../bookings/hold/use-release-on-leave.ts'
import { useBookingChanges } from '../../bookings/queries/booking-changes.tsx'
import type { WholeChange } from '../../bookings/queries/live-bookings.ts'
import { useStillOpen } from '../../bookings/use-still-open.ts'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { usePhrases } from '../../session/phrases.ts'
import { useSession } from '../../session/session.tsx'
import { useToasts } from '../../session/toasts.ts'
import { beginMove, keptOf, mayChoose, maySubmit, refusalOf, stepMove } from './move-form.ts'
import {
  minutesThere,
  placeOf,
  specialistsFor,
  type WantedPlace,
  type WantedSlot,
  wholePlace,
} from './place.ts'
import { useSendMove } from './use-send-move.ts'

export type MoveFormOptions = {
  /** As it was when the form was opened, and as it is now. */
  seen: Booking
  booking: Booking
  locations: readonly Location[]
  today: LocalDate
  isOpen: boolean
  onClose: () => void
  onMoved: (moved: WholeChange) => void
}

/** Runs the form that moves a booking: keeps its state (`move-form.ts`) and its hold, and sends it. */
export function useMoveForm({ seen, booking, locations, today, isOpen, ...options }: MoveFormOptions) {
  const { t } = usePhrases('booking')
  const { t: say } = useLatePhrases('move')
  const { language, profileAt } = useSession()
  const { connection } = useLive()
  const toasts = useToasts()
  const stillOpen = useStillOpen(isOpen)
  const holding = useHeldSlot(useBookingChanges().apply)
  const { hold } = holding
  const held = hold.state === 'held' ? hold : null
  const isOver = useIsOver(held?.endsAt ?? null)
  const { state, now, send } = useMachine(stepMove, () => {
    const own = locations.find((one) => one.id === seen.locationId)
    const { locationId } = seen
    const none = { locationId, serviceId: undefined, specialistId: undefined }
    const profile = profileAt(locationId)
    const date = localDateOf(seen.startsAt, profile.zone)
    return beginMove(own ? placeOf(profile, own, seen) : none, date > today ? date : today)
  })
  const sendMove = useSendMove()
  const isSending = state.step.at === 'sending'
  useReleaseOnLeave(held?.booking ?? null, isSending)

  const { wanted, slot } = state
  const profile = profileAt(wanted.locationId)
  const location = locations.find((one) => one.id === wanted.locationId)
  const service = location?.services.find((one) => one.id === wanted.serviceId)
  const hasChoice = location ? specialistsFor(profile, location, service).length > 0 : false
  const place = service ? wholePlace(wanted, hasChoice) : null
  const minutes = place && service ? minutesThere(profile, booking, service, place) : booking.durationMinutes
  const kept = keptOf(hold, isOver)
  const failure = refusalOf(state, hold)
  const isFindingOut = state.step.at === 'sending' && (state.step.isUnsure || connection.state !== 'online')
  const isGone = booking.status !== 'scheduled' && booking.status !== 'confirmed'

  /** Does what changes the time, with the hold that goes with it, unless the booking is on its way. */
  const ifFree = (act: () => void) => {
    if (mayChoose(now())) act()
  }
  const keep = (chosen: WantedSlot) =>
    ifFree(() => {
      send({ type: 'timeChosen', slot: chosen })
      if (!booking.isBlocked) void holding.lock(chosen)
    })

  const move = async () => {
    if (!slot || !maySubmit(now())) return
    send({ type: 'submitted' })
    const settle = held && holding.sendHeld(held.booking)
    const sent = await sendMove(booking, slot, held?.booking ?? null, () => void send({ type: 'unsure' }))
    settle?.(sent.ok)
    if (sent.ok) {
      send({ type: 'moved' })
      return options.onMoved(sent.moved)
    }
    send({ type: 'refused', failure: sent.failure })
    if (!stillOpen()) toasts.notice(sent.failure.info?.[language] ?? t('failed'), say('notMoved'))
  }
  // While it is being found out whether it was moved, nobody has to wait here: it is said when it is known.
  const mayClose = !isSending || isFindingOut

  return {
    state,
    zone: profile.zone,
    place,
    minutes,
    kept,
    endsAt: held?.endsAt ?? null,
    refusal: failure && (failure.info?.[language] ?? t('failed')),
    isGone,
    isSending,
    isFindingOut,
    mayClose,
    mayMove: !isGone && slot !== null && (booking.isBlocked || kept === 'kept'),
    choosePlace: (chosen: WantedPlace) =>
      ifFree(() => {
        send({ type: 'placeChosen', wanted: chosen })
        holding.release()
      }),
    chooseDay: (date: LocalDate) =>
      ifFree(() => {
        send({ type: 'dayChosen', date })
        holding.release()
      }),
    chooseTime: (startsAt: number) => {
      if (place) keep({ ...place, startsAt, durationMinutes: minutes })
    },
    keepAgain: () => {
      if (slot) keep(slot)
    },
    move,
    close: () => {
      if (!mayClose) return
      holding.release()
      options.onClose()
    },
  }
}
