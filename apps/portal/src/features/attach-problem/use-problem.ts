import { attachToBooking, updateBooking } from '@rinda/client/bookings/booking-calls'
import type { Booking } from '@rinda/client/bookings/booking-view'
import type { HttpResult } from '@rinda/client/http/create-http'
import { useState } from 'react'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { http } from '../../session/queries.ts'
import { useToasts } from '../../session/toasts.ts'

const mostBytes = 5 * 1024 * 1024

/** Saves what a visitor's problem is, and the file that goes with it. */
export function useProblem(booking: Booking, onSaved: (booking: Booking) => void) {
  const { t, language } = useLatePhrases('move')
  const toasts = useToasts()
  const [busy, setBusy] = useState<'text' | 'file' | null>(null)
  const [fault, setFault] = useState('')

  const send = async (
    what: 'text' | 'file',
    sending: Promise<HttpResult<Booking | undefined>>,
    done: string,
  ): Promise<boolean> => {
    setBusy(what)
    setFault('')
    const result = await sending
    setBusy(null)
    if (result.ok) {
      if (result.value) onSaved(result.value)
      toasts.success(done)
      return true
    }
    const info = result.failure.kind === 'refused' ? result.failure.info?.[language] : undefined
    setFault(info ?? t('problem_failed'))
    return false
  }
  const saveText = (description: string) =>
    send('text', updateBooking(http, booking.qtid, { notes: { description } }), t('problem_saved'))
  const attach = async (file: File) => {
    if (file.size > mostBytes) return setFault(t('problem_tooLarge'))
    await send('file', attachToBooking(http, booking.qtid, file), t('problem_attached'))
  }
  return { busy, fault, saveText, attach }
}
