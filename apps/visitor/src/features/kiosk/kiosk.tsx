import { firstLanguage } from '@rinda/live/language-choice'
import { useNow } from '@rinda/live/use-now'
import { useEffect, useRef, useState } from 'react'
import { LineBanner } from '../../queue/line-banner.tsx'
import { PaperTicket } from '../../queue/paper/paper-ticket.tsx'
import type { LocationLine } from '../../session/line/use-location-line.ts'
import { useReloadWhenQuiet } from '../../session/version/use-outdated.ts'
import { useLatePhrases } from '../../session/words/late-phrases.ts'
import { OnItsWayNotice } from './act/on-its-way.tsx'
import { type KioskAct, useKioskAct } from './act/use-kiosk-act.ts'
import { bookableInstead } from './booking/bookable.ts'
import type { BookingAct, BookingEnds, BookingStep } from './booking/booking-steps.tsx'
import { useBookingParts } from './booking/use-booking-parts.ts'
import { CheckIn } from './check-in.tsx'
import { hasLine, hasNumbersEnded } from './choices.ts'
import { ChooseService } from './choose-service.tsx'
import { Closing } from './closing.tsx'
import { Frame } from './look/frame.tsx'
import { speakAtKiosk } from './look/languages.tsx'
import { useModes } from './look/use-modes.ts'
import { Pair } from './pairing/pair.tsx'
import { PairingLine } from './pairing/pairing-line.tsx'
import type { Pairing } from './pairing/use-pairing.ts'
import { useReadBefore } from './scan/use-read-before.ts'
import { useScanner } from './scan/use-scanner.ts'
import { type ReadBooking, whatWasRead } from './scan/what-was-read.ts'
import { Start } from './start.tsx'
import { StillThere } from './still-there.tsx'
import { TicketGiven } from './ticket.tsx'
import { useIdle } from './use-idle.ts'
import { useLiveTicket } from './use-live-ticket.ts'

type Step = 'start' | 'services' | 'check-in' | 'ticket' | 'pairing' | BookingStep
type Props = {
  line: LocationLine & { location: NonNullable<LocationLine['location']> }
  pairing: Pairing
}

/** Time in ms without a touch before it is counted down, and the countdown. The ticket's screen counts from the beginning. */
const quietMs = 60_000
const countMs = 20_000
const ticketMs = 30_000
/** A code is copied down where there is no paper. */
const bookedMs = 60_000

const print = () => window.print()

/** The kiosk of a location, step by step. It goes back to the start by itself, as it was for the one before: in its first language and look. */
export function Kiosk({ line, pairing }: Props) {
  const { t } = useLatePhrases('kiosk')
  const { location, socket, connection } = line
  const look = useModes()
  const nowMs = useNow() * 60_000
  const [step, setStep] = useState<Step>('start')
  const [isFirst, setFirst] = useState(true)
  const [readBefore, setReadBefore] = useState<ReadBooking | null>(null)
  const [ticket, setTicket] = useLiveTicket(socket)
  const isOnline = connection.state === 'online'
  const act = useKioskAct(socket, location, (given) => {
    setTicket(given)
    setStep('ticket')
  })

  const hasEnded = hasNumbersEnded(location, nowMs)
  const isOffering =
    step === 'services' || (step === 'start' && (hasEnded || !location.isOpen || !hasLine(location)))
  const [serviceId, setServiceId] = useState(0)
  const instead = isOffering ? bookableInstead(location, nowMs) : []
  const { parts, line: bookings } = useBookingParts(location, pairing.token, instead.length > 0)
  const booking = useRef<BookingEnds>(null)
  const [bookingAct, setBookingAct] = useState<BookingAct | null>(null)

  const go = (next: Step) => {
    act.forget()
    booking.current?.forget()
    setFirst(false)
    setStep(next)
  }
  function backToStart() {
    act.giveUp()
    booking.current?.giveUp()
    look.reset()
    void speakAtKiosk(firstLanguage())
    go('start')
    setTicket(null)
  }
  useReloadWhenQuiet(() => step === 'start')

  // The line tells at once that a service takes nobody any more; until when it is open stands with the location.
  const { check } = pairing
  useEffect(() => {
    if (isOnline) void check()
  }, [isOnline, check])
  const refusing = location.services.map(({ refuses }) => refuses).join()
  const { readAgain } = line
  // biome-ignore lint/correctness/useExhaustiveDependencies: read anew with each change
  useEffect(() => readAgain(), [refusing, readAgain])

  const prints = pairing.kiosk?.isPrints === true
  const onItsWay = act.onItsWay ?? bookingAct
  const isUnsure = onItsWay?.isUnsure === true
  const isLast = step === 'ticket' || step === 'booked'
  const secondsLeft = useIdle({
    isOn: step !== 'start' && (!onItsWay || isUnsure),
    step: `${step} ${isUnsure}`,
    quietMs: isLast ? 0 : quietMs,
    countMs: step === 'ticket' ? ticketMs : step === 'booked' ? bookedMs : countMs,
    onEnd: backToStart,
  })

  useScanner(step !== 'visitor', (text) => {
    if (onItsWay || isLast || step === 'pairing') return
    const booking = whatWasRead(text)
    go('check-in')
    if (!booking) return act.refuseOtherCode()
    if (!isOnline) return setReadBefore(booking)
    void act.checkIn(booking)
  })
  useReadBefore({
    readBefore,
    isWanted: step === 'check-in',
    isOnline,
    onDone: () => setReadBefore(null),
    onAsk: act.checkIn,
  })

  function goBook(id: number) {
    setServiceId(id)
    go('times')
  }
  const offer = { location, line: bookings, isOnline, onBook: goBook }
  const next = parts && <parts.NextTimes {...offer} services={instead} />
  const banner = <LineBanner connection={connection} />
  return (
    <>
      <Frame location={location} nowMs={nowMs} step={step} look={look} banner={banner}>
        {step === 'start' &&
          (hasEnded ? (
            <Closing {...{ location, nowMs, isFirst }} onAppointment={() => go('check-in')}>
              {next}
            </Closing>
          ) : (
            <Start
              {...{ location, nowMs, isFirst }}
              onNumber={() => go('services')}
              onAppointment={() => go('check-in')}
            >
              {next}
            </Start>
          ))}
        {step === 'start' && <PairingLine pairing={pairing} onPair={() => go('pairing')} />}
        {step === 'pairing' && <Pair pairing={pairing} onPaired={backToStart} onBack={() => go('start')} />}
        {step === 'services' && (
          <ChooseService
            {...{ location, nowMs, isOnline }}
            refused={act.refused}
            onTake={act.takeNumber}
            insteadOf={(service) =>
              parts && instead.includes(service) && <parts.BookInstead {...offer} service={service} />
            }
            onBack={() => go('start')}
          />
        )}
        {step === 'check-in' && (
          <CheckIn
            refused={act.refused}
            isOnline={isOnline}
            onCheckIn={act.checkIn}
            onBack={() => go('start')}
          />
        )}
        {step === 'ticket' && ticket && (
          <TicketGiven
            {...{ ticket, location, secondsLeft }}
            onPrint={prints ? print : null}
            onDone={backToStart}
          />
        )}
        {parts && (
          <parts.BookingSteps
            ref={booking}
            {...{ step, location, serviceId, isOnline, secondsLeft }}
            line={bookings}
            onPrint={prints ? print : null}
            onStep={setStep}
            onAct={setBookingAct}
            onStart={backToStart}
          />
        )}
      </Frame>
      {step === 'ticket' && ticket && (
        <PaperTicket key={ticket.id} {...{ ticket, location }} {...(prints ? { onReady: print } : {})} />
      )}
      {act.onItsWay && (
        <OnItsWayNotice
          coming={t(comingOf(act.onItsWay))}
          hint={t('unsureHint')}
          giveUp={t('giveUp')}
          {...{ isUnsure, secondsLeft }}
          onGiveUp={backToStart}
        />
      )}
      {!onItsWay && !isLast && secondsLeft !== null && <StillThere secondsLeft={secondsLeft} />}
    </>
  )
}

function comingOf({ what, isProving }: NonNullable<KioskAct['onItsWay']>) {
  if (isProving) return 'numberProving'
  return what === 'number' ? 'numberComing' : 'checkInComing'
}
