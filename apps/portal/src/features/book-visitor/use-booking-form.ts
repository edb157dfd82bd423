import type { Booking } from '@rinda/client/bookings/booking-view'
import {
  fieldOfWire,
  findFaults,
  type VisitorValues,
  visitorPayload,
} from '@rinda/client/bookings/visitor-values'
import { formFieldsAt } from '@rinda/domain/company/form'
import type { LocalDate } from '@rinda/domain/time/zone'
import { useMachine } from '@rinda/live/use-machine'
import { useEffect, useEffectEvent, useRef } from 'react'
import { bookableServices } from '../../bookings/bookable-services.ts'
import type { HeldSlot } from '../../bookings/hold/use-held-slot.ts'
import { useReleaseOnLeave } from '../../bookings/hold/use-release-on-leave.ts'
import type { WholeChange } from '../../bookings/queries/live-bookings.ts'
import { failureText } from '../../bookings/repeat/failure-text.ts'
import { useRepeat } from '../../bookings/repeat/use-repeat.ts'
import { useScheduleSeries } from '../../bookings/repeat/use-schedule-series.ts'
import { useStillOpen } from '../../bookings/use-still-open.ts'
import { usePhrases } from '../../session/phrases.ts'
import { useSession } from '../../session/session.tsx'
import { useToasts } from '../../session/toasts.ts'
import { beginForm, type Choice, mayChangeTime, maySubmit, serviceOf, stepForm } from './booking-form.ts'
import type { Slot } from './time/slot.ts'
import type { BookingForm } from './use-book-visitor.ts'
import { useSchedule } from './use-schedule.ts'
import { readPhone } from './visitor/phone.ts'

export type BookingFormOptions = {
  form: BookingForm
  isOpen: boolean
  holding: HeldSlot
  today: LocalDate
  onClose: () => void
  onBooked: (change: WholeChange) => void
  /** A series was booked, in the place of what was held. */
  onSeries: (made: readonly WholeChange[], held: Booking | null) => void
}

/** Runs the form in which a visitor is booked: keeps its state (`booking-form.ts`) and its hold, checks it, and sends it. */
export function useBookingForm({ form, holding, isOpen, today, ...options }: BookingFormOptions) {
  const { t } = usePhrases('booking')
  const { language, profileAt } = useSession()
  const { location } = form
  const profile = profileAt(location.id)
  const toasts = useToasts()
  const stillOpen = useStillOpen(isOpen)
  const { state, now, send } = useMachine(stepForm, () => {
    const slot = form.picked?.slot ?? null
    const { date, serviceId = bookableServices(profile, location)[0]?.id } = form
    return beginForm(slot, date > today ? date : today, serviceId)
  })
  const { step, time } = state
  const { hold } = holding
  const held = hold.state === 'held' ? hold.booking : null
  const isSending = step.at === 'sending'
  const fields = formFieldsAt(profile, location.id, serviceOf(time) ?? null)
  const repeat = useRepeat(time.slot, {
    isBlock: false,
    hold: held?.qtid ?? null,
    isWanted: isOpen && hold.state !== 'locking',
  })
  const schedule = useSchedule()
  const scheduleSeries = useScheduleSeries()
  const element = useRef<HTMLFormElement>(null)
  useReleaseOnLeave(held, isSending)

  const focus = (selector: string) => element.current?.querySelector<HTMLElement>(selector)?.focus()

  const submit = async () => {
    if (!maySubmit(now())) return
    const { step: begun, values, country } = send({ type: 'submitted', hold: hold.state })
    if (begun.at !== 'checking') return
    const read = await readVisitor(values, country)
    if (!stillOpen()) return
    if (!read) return void send({ type: 'refused', failure: { code: 'no_answer', info: null } })
    const found = findFaults(fields, values, read.phone)
    const [first] = found
    // The field has the focus before the message opens, so that it has it again when the message closes.
    if (first) focus(`[name="${first.field}"]`)
    else if (!time.slot) focus('[data-slot-choice] :is(input, select, button)')
    // While a time of a series is in the way the button cannot be pressed, and the list says why.
    const after = send({ type: 'checked', found, isReady: !repeat.isOn || repeat.ready !== null })
    const { slot } = after.time
    if (after.step.at !== 'sending' || !slot) return
    await save(slot, visitorPayload(fields, values, read.phone, language))
  }

  // Not through the form's own submit event: while one is handled, the browser ignores another.
  const submitAwaited = useEffectEvent(() => void submit())
  useEffect(() => {
    const isAwaited = now().step.at === 'awaiting-hold'
    send({ type: 'holdChanged', hold: hold.state })
    if (isAwaited && hold.state === 'held') submitAwaited()
  }, [hold.state, now, send])

  const save = async (slot: Slot, payload: ReturnType<typeof visitorPayload>) => {
    const unsure = () => void send({ type: 'unsure' })
    const settle = held && holding.sendHeld(held)
    const own = held ? { lockedQtid: held.qtid, lockedToken: held.token } : {}
    const answer = repeat.ready
      ? await scheduleSeries(slot, repeat.ready, { ...payload, ...own }, unsure)
      : await schedule(slot, hold, payload, unsure)
    settle?.(answer.ok)
    if (answer.ok) {
      send({ type: 'booked' })
      if ('made' in answer) options.onSeries(answer.made, held)
      else options.onBooked(answer.change)
      if (stillOpen()) close()
    } else if (!stillOpen()) {
      toasts.notice(failureText(answer.failure, language) ?? t('failed'), t('notSavedTitle'))
    } else {
      repeat.lookAgain()
      const field = fieldOfWire(fields, answer.failure.field)
      if (field) focus(`[name="${field}"]`)
      send({ type: 'refused', failure: answer.failure })
    }
  }

  const close = () => {
    holding.release()
    options.onClose()
  }
  /** Does what changes the time, with the hold that goes with it, unless the time is on its way to be booked. */
  const ifFree = (act: () => void) => {
    if (mayChangeTime(now())) act()
  }
  return {
    state,
    fields,
    repeat,
    element,
    submit,
    setValue: (key: (typeof fields)[number]['key'], value: string) =>
      void send({ type: 'typed', key, value }),
    fill: (known: VisitorValues) => void send({ type: 'filled', known }),
    setCountry: (country: string) => void send({ type: 'countryChosen', country }),
    changeChoice: (choice: Choice) =>
      ifFree(() => {
        send({ type: 'choiceChanged', choice })
        holding.release()
      }),
    chooseTime: (choice: Choice, slot: Slot) =>
      ifFree(() => {
        send({ type: 'timeChosen', choice, slot })
        void holding.lock(slot)
      }),
    changeSlot: (slot: Slot) => void send({ type: 'slotChanged', slot }),
    chooseOther: () =>
      ifFree(() => {
        send({ type: 'otherTime' })
        holding.release()
      }),
    holdAgain: (slot: Slot) => ifFree(() => void holding.lock(slot)),
    close,
    understood: () => void send({ type: 'understood' }),
  }
}

/** Reads the number that was typed, if any; null when the code that reads it could not be loaded. */
async function readVisitor({ phone_number: typed }: VisitorValues, country: string) {
  try {
    return { phone: typed?.trim() ? await readPhone(typed, country) : null }
  } catch {
    return null
  }
}
