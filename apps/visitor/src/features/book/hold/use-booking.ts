import type { RequestFailure, RequestInput } from '@rinda/client/bookings/booking-replies'
import { getHeldBooking, type VisitService } from '@rinda/client/bookings/visit-service'
import type { VisitorBookings } from '@rinda/client/bookings/visitor-bookings'
import type { BookingResource } from '@rinda/contract/booking/booking'
import { useEffect, useEffectEvent } from 'react'
import { keptMs } from '../../../bookings/kept-ms.ts'
import { visitorHttp } from '../../../session/line/visitor-http.ts'
import { isOverLimit, withRoom } from '../../../session/line/with-room.ts'
import { useLanguage } from '../../../session/words/phrases.ts'
import { type Chosen, forgetTyped, type Held, keptHeld } from './kept.ts'
import { useAct } from './use-act.ts'
import { useHeld } from './use-held.ts'

type Named = { qtid: string; token: string }
type Visitor = Omit<RequestInput<'schedule_booking'>, 'qtid' | 'token'>
type Address = Pick<RequestInput<'verify_booking'>, 'email' | 'phoneNumber' | 'phoneCountryCode'>

type Asked =
  | { ok: true; held: Held; booking: BookingResource }
  | { ok: false; failure: RequestFailure | undefined }

/** Time in ms after which it is asked again what became of a form that was sent. */
const tryAgainMs = 2_000

const endsAt = (booking: BookingResource) => performance.now() + keptMs(booking)

/** Books a time of a service: holds it, has its visitor prove their address where that is asked, and writes it, once. */
export function useBooking(
  line: VisitorBookings | null,
  service: VisitService,
  onBooked: (booking: Named) => void,
) {
  const language = useLanguage()
  const { held, isOver, put, mark, end, now } = useHeld(service.id)
  const { onItsWay, failure, run, forget } = useAct()

  function booked({ qtid, token }: Named) {
    put(null)
    forgetTyped()
    onBooked({ qtid, token })
  }

  /** Looks what became of the time: another tab may have booked it, or the answer to that was lost. */
  async function lookAgain(known: Held) {
    const found = await getHeldBooking(visitorHttp, known)
    if (!found.ok || now()?.qtid !== known.qtid) return
    const status = found.value?.attributes.status
    if (status === 'scheduled' || status === 'confirmed') booked(known)
    else if (!found.value) end()
    else if (status === 'verified' && !known.isVerified) put({ ...known, isVerified: true })
  }
  /** Finds out, however long it takes, what became of a form that was sent before the page was loaded again: nothing is booked meanwhile. */
  async function findOut(sent: Held, isGone: () => boolean) {
    const named = await run('booking', async (note) => {
      for (;;) {
        const found = await getHeldBooking(visitorHttp, sent)
        if (found.ok || isGone()) return { ok: true, type: '', data: found.ok ? found.value : null }
        note({ isUnsure: true })
        await new Promise((resolve) => setTimeout(resolve, tryAgainMs))
      }
    })
    if (!named?.ok || isGone()) return
    const status = named.data?.attributes.status
    if (status === 'scheduled' || status === 'confirmed') return booked(sent)
    mark(false)
    if (!named.data) end()
  }
  const lookAtKept = useEffectEvent((isGone: () => boolean) => {
    if (held) void (held.isSent ? findOut(held, isGone) : lookAgain(held))
  })
  useEffect(() => {
    let isGone = false
    lookAtKept(() => isGone)
    return () => {
      isGone = true
    }
  }, [])

  async function hold(chosen: Chosen): Promise<boolean> {
    const before = now()
    if (before && !isOver && isSame(before.chosen, chosen)) return true
    if (!line) return false
    const { date, time, specialistId } = chosen
    const asked = {
      locationId: service.locationId,
      serviceId: service.id,
      date,
      time,
      specialistId,
      language,
    }
    const reply = await run('hold', (note) =>
      withRoom(
        service.companyId,
        () => line.act('lock_booking', asked, () => note({ isUnsure: true })),
        isOverLimit,
        (isProving) => note({ isProving }),
      ),
    )
    if (!reply?.ok) return false
    // What was held before, here or on the page of another service, is given back once this is sure.
    const old = before && !isOver ? before : keptHeld()
    if (old) void line.act('unlock_booking', { qtid: old.qtid, token: old.token })
    const { qtid, token } = reply.data.attributes
    const more = { serviceId: service.id, chosen, codeTo: null, isVerified: false }
    put({ ...more, qtid, token, endsAt: endsAt(reply.data) })
    return true
  }

  /** Asks for more with what is held; a time that is held no more is noticed. */
  async function ask<Type extends 'prolong_booking' | 'verify_booking' | 'schedule_booking'>(
    what: 'prolong' | 'code' | 'verify' | 'booking',
    type: Type,
    more: Omit<RequestInput<Type>, 'qtid' | 'token'>,
  ): Promise<Asked> {
    const known = now()
    if (!line || !known) return { ok: false, failure: undefined }
    const { qtid, token } = known
    const input = { ...more, qtid, token } as unknown as RequestInput<Type>
    const reply = await run(what, (note) => {
      const act = () => line.act(type, input, () => note({ isUnsure: true }))
      if (what !== 'booking') return act()
      return withRoom(service.companyId, act, isOverLimit, (isProving) => note({ isProving }))
    })
    if (reply?.ok) return { ok: true, held: known, booking: reply.data as BookingResource }
    // Without an answer, as when the page is left, it may be booked all the same.
    if (what === 'booking' && reply && !isOpen(reply.failure.code)) mark(false)
    if (reply?.failure.code === 'wrong_state' || reply?.failure.code === 'not_found') await lookAgain(known)
    return { ok: false, failure: reply?.failure }
  }

  async function prolong(): Promise<boolean> {
    const done = await ask('prolong', 'prolong_booking', {})
    if (done.ok) put({ ...done.held, endsAt: endsAt(done.booking) })
    return done.ok
  }
  async function sendCode(address: Address): Promise<boolean> {
    const done = await ask('code', 'verify_booking', address)
    if (done.ok) put({ ...done.held, codeTo: addressText(address) })
    return done.ok
  }
  async function verify(code: string): Promise<boolean> {
    const done = await ask('verify', 'verify_booking', { code })
    if (done.ok) put({ ...done.held, isVerified: true })
    return done.ok
  }
  /** Writes the booking, or tells that a code has to be entered first. */
  async function book(visitor: Visitor): Promise<{ needsCode: boolean }> {
    mark(true)
    const done = await ask('booking', 'schedule_booking', { ...visitor, language })
    if (done.ok) booked(done.held)
    return { needsCode: !done.ok && done.failure?.code === 'wrong_state' && done.failure.field === 'code' }
  }
  /** Gives the time back and holds it anew, as codes are counted by hold. */
  async function startOver(): Promise<boolean> {
    const known = now()
    if (!line || !known) return false
    await line.act('unlock_booking', { qtid: known.qtid, token: known.token })
    put(null)
    return await hold(known.chosen)
  }

  return { held, isOver, now, onItsWay, failure, forget, hold, prolong, sendCode, verify, book, startOver }
}

/** Tells whether a failure leaves it open what became of an act. */
const isOpen = (code: RequestFailure['code']) =>
  code === 'no_answer' || code === 'no_connection' || code === 'unavailable'

const isSame = (one: Chosen, other: Chosen) =>
  one.startsAt === other.startsAt && one.specialistId === other.specialistId

/** An address as it is shown and compared. */
export function addressText({ email, phoneNumber, phoneCountryCode }: Address): string {
  return email ?? `+${phoneCountryCode} ${phoneNumber}`
}
