import type { VisitorBookings } from '@rinda/client/bookings/visitor-bookings'
import type { VisitLocation } from '@rinda/client/queue/visit-location'
import { type Ref, useEffect, useImperativeHandle } from 'react'
import type { OnItsWay } from '../act/use-wish.ts'
import { BookedTime } from './booked.tsx'
import { BookingOnItsWay } from './booking-on-its-way.tsx'
import { ChooseTime } from './choose-time.tsx'
import { PaperBooking } from './paper-booking.tsx'
import { useBooking } from './use-booking.ts'
import { VisitorForm } from './visitor-form.tsx'

/** Steps of an appointment: its time, who comes, and that it was written. */
export type BookingStep = 'times' | 'visitor' | 'booked'
/** Something of an appointment that is on its way. */
export type BookingAct = OnItsWay<'hold' | 'booking'>
/** Ways in which the kiosk ends what is being booked. */
export type BookingEnds = { giveUp: () => void; forget: () => void }

type Props = {
  ref: Ref<BookingEnds>
  step: string
  location: VisitLocation
  serviceId: number
  line: VisitorBookings | null
  isOnline: boolean
  secondsLeft: number | null
  /** Prints again; null where this kiosk has no paper. */
  onPrint: (() => void) | null
  onStep: (step: BookingStep) => void
  onAct: (act: BookingAct | null) => void
  onStart: () => void
}

/** Draws the step of an appointment; nothing while another one is shown. */
export function BookingSteps({ ref, step, location, serviceId, line, onStep, onAct, ...props }: Props) {
  const { isOnline, secondsLeft, onPrint, onStart } = props
  const booking = useBooking(line, location, {
    onHeld: () => onStep('visitor'),
    onBooked: () => onStep('booked'),
    onHoldOver: () => onStep('times'),
  })
  const { held, booked, refused, onItsWay, giveUp, forget } = booking
  useImperativeHandle(ref, () => ({ giveUp, forget }))
  useEffect(() => onAct(onItsWay), [onItsWay, onAct])
  return (
    <>
      {step === 'times' && (
        <ChooseTime
          {...{ location, serviceId, line, refused, isOnline }}
          released={booking.released}
          onTime={(time) => void booking.hold(serviceId, time)}
          onBack={onStart}
        />
      )}
      {step === 'visitor' && held && (
        <VisitorForm
          {...{ location, held, refused, isOnline }}
          onConfirm={(visitor) => void booking.confirm(visitor)}
          onBack={() => {
            booking.release()
            forget()
            onStep('times')
          }}
        />
      )}
      {step === 'booked' && booked && (
        <>
          <BookedTime {...{ booked, location, secondsLeft, onPrint }} onDone={onStart} />
          <PaperBooking {...{ booked, location }} {...(onPrint ? { onReady: onPrint } : {})} />
        </>
      )}
      {onItsWay && <BookingOnItsWay act={onItsWay} secondsLeft={secondsLeft} onGiveUp={onStart} />}
    </>
  )
}
