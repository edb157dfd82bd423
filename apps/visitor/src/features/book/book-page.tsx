import type { VisitService } from '@rinda/client/bookings/visit-service'
import type { VisitorPayload } from '@rinda/client/bookings/visitor-values'
import { type ReactNode, useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { useDayText } from '../../bookings/use-day-text.ts'
import { useTimeText } from '../../queue/use-time-text.ts'
import { latePart } from '../../session/words/late-part.tsx'
import { useLatePhrases } from '../../session/words/late-phrases.ts'
import { keepFile } from './attachment/kept-file.ts'
import { useAttachment } from './attachment/use-attachment.ts'
import { BookFrame } from './book-frame.tsx'
import { Details } from './details/details.tsx'
import { EnterCode } from './details/enter-code.tsx'
import { readForm } from './details/form-values.ts'
import { HoldNotice } from './hold/hold-notice.tsx'
import { type Chosen, keepTyped, keptTyped } from './hold/kept.ts'
import { addressText, useBooking } from './hold/use-booking.ts'
import { Refusal } from './refusal.tsx'
import { ChooseTime } from './time/choose-time.tsx'
import { useAddress } from './use-address.ts'
import { useBookLine } from './use-book-line.ts'

const AttachFile = latePart(async () => (await import('./attachment/attach-file.tsx')).AttachFile, ['attach'])

type Props = {
  service: VisitService
  /** Choice of the service, where it is chosen on the page itself. */
  choice?: ReactNode
  /** Told that the location offers something else now. */
  onOtherOffer: (serviceId: number | null) => void
  /** Shows what was booked; without it the page of the booking does. */
  onBooked?: (booking: { qtid: string; token: string }) => void
}

/** Books a time of a service, step by step on one page: when, who, and, where it is asked, the code that was sent. */
export function BookPage({ service, choice, onOtherOffer, onBooked }: Props) {
  const { t, language } = useLatePhrases('book')
  const [, navigate] = useLocation()
  const address = useAddress()
  const { line, isLost } = useBookLine(service, onOtherOffer)
  const booking = useBooking(line, service, ({ qtid, token }) => {
    keepFile(null)
    if (onBooked) return onBooked({ qtid, token })
    const state = { isJustBooked: true, isToPay: service.isPrepaid }
    // In the place of the form: who goes back does not come to it again.
    navigate(`/booking/${qtid}#${token}`, { replace: true, state })
  })
  const { held, isOver, failure, onItsWay } = booking
  const [typed, setTyped] = useState(keptTyped)
  const [gone, setGone] = useState<Chosen | null>(null)
  const timeText = useTimeText(service.zone)
  const dayText = useDayText(service.zone)
  const file = useAttachment()
  const [isBringing, setBringing] = useState(false)
  const isBusy = onItsWay !== null || isBringing

  // A step needs what the one before it gives: without that the page shows the one that can be done.
  const isCodeSent = held !== null && held.codeTo !== null
  const step = !held ? 'time' : address.step === 'code' && !isCodeSent ? 'details' : address.step
  const { go } = address
  useEffect(() => {
    if (step !== address.step) go({ step }, { replace: true })
  }, [step, address.step, go])

  async function hold(chosen: Chosen, isBack = false): Promise<boolean> {
    setGone(null)
    const isHeld = await booking.hold(chosen)
    if (isHeld) return true
    setGone(chosen)
    if (isBack) go({ step: 'time' }, { replace: true })
    return false
  }
  /** The visitor as the form was left: what the code was entered for is what is booked. */
  const visitor = () => readForm(service.form, typed, language).payload
  async function send(payload: VisitorPayload) {
    if (!held) return
    if (isOver && !(await hold(held.chosen, true))) return
    if (!(await bringFile())) return
    const { email, phoneNumber = '', phoneCountryCode = '' } = payload
    const to = service.visitorCode === 'sms' ? { phoneNumber, phoneCountryCode } : { email: email ?? '' }
    const isSent = held.codeTo === addressText(to) && !isOver
    const isProven = service.visitorCode === 'none' || (held.isVerified && !isOver)
    // Whether it is their second booking, the server finds when they book.
    const mayNeedNone = service.visitorCodeFrom === 'second' && !isSent
    if (isProven || mayNeedNone) {
      const { needsCode } = await booking.book(payload)
      if (!needsCode) return
    }
    if (isSent || (await booking.sendCode(to))) go({ step: 'code' })
  }
  /** Brings the file along to what is held now, which another tap may not begin again. */
  async function bringFile(): Promise<boolean> {
    const link = booking.now()
    if (!service.asksAttachment || !link) return true
    setBringing(true)
    const isThere = await file.bring(link)
    setBringing(false)
    return isThere
  }
  async function enter(code: string) {
    if (await booking.verify(code)) await booking.book(visitor())
  }
  async function sendAgain(): Promise<boolean> {
    const { email = '', phoneNumber = '', phoneCountryCode = '' } = visitor()
    return await booking.sendCode(
      service.visitorCode === 'sms' ? { phoneNumber, phoneCountryCode } : { email },
    )
  }

  const startsAt = held?.chosen.startsAt ?? 0
  const isFieldAtFault = failure?.field !== undefined && step !== 'time'
  const refusal = (
    <Refusal
      {...{ isLost, onItsWay }}
      callInstead={failure?.code === 'rate_limited' && step !== 'code' ? service.phone : ''}
      failure={isFieldAtFault || (step === 'code' && failure?.code === 'rate_limited') ? null : failure}
      gone={gone && `${dayText(gone.startsAt)}, ${timeText(gone.startsAt)}`}
    />
  )
  const notice = held && (
    <>
      <HoldNotice
        {...{ held, isOver, isBusy }}
        zone={service.zone}
        onProlong={booking.prolong}
        onHoldAgain={() => void hold(held.chosen, true)}
        onOther={() => go({ step: 'time' }, { replace: true })}
      />
      {refusal}
    </>
  )
  const titles = { time: t('whenTitle'), details: t('detailsTitle'), code: t('codeTitle') }
  return (
    <BookFrame
      {...{ service, step, choice }}
      title={titles[step]}
      about={step === 'time' ? null : `${dayText(startsAt)}, ${timeText(startsAt)}`}
    >
      {step === 'time' && (
        <ChooseTime
          {...{ service, line, isBusy }}
          specialistId={address.specialistId}
          day={address.day}
          own={isOver ? null : (held?.chosen ?? null)}
          refusals={failure}
          notice={refusal}
          onChoose={(to) => go(to, { replace: true })}
          onReady={(chosen) => void hold(chosen).then((isHeld) => isHeld && go({ step: 'details' }))}
        />
      )}
      {step === 'details' && (
        <Details
          {...{ service, typed, failure, isBusy, notice }}
          time={timeText(startsAt)}
          more={
            service.asksAttachment && (
              <AttachFile
                chosen={file.chosen}
                fault={file.fault}
                isSending={file.isSending}
                isThere={file.isThereFor(held?.qtid)}
                onChoose={(chosen) => file.choose(chosen, isOver ? null : held)}
              />
            )
          }
          onTyped={(next) => {
            keepTyped(next)
            setTyped(next)
          }}
          onReady={(payload) => void send(payload)}
        />
      )}
      {step === 'code' && held && service.visitorCode !== 'none' && (
        <EnterCode
          {...{ failure, isBusy, notice }}
          by={service.visitorCode}
          address={held.codeTo ?? ''}
          time={timeText(startsAt)}
          onCode={(code) => void enter(code)}
          onSendAgain={sendAgain}
          onStartOver={() =>
            void booking
              .startOver()
              .then((isHeld) => go({ step: isHeld ? 'details' : 'time' }, { replace: true }))
          }
        />
      )}
    </BookFrame>
  )
}
