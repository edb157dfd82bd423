import { isWhole, type ShortBooking } from '@rinda/client/bookings/short-bookings'
import { useCallback, useRef } from 'react'
import { useWholeBooking } from '../../../bookings/use-whole-booking.ts'
import { useLanguage } from '../../../session/phrases.ts'
import { bringDetailsWords } from './details-words.ts'
import type { LayerActs } from './use-layers.ts'

type AboutBooking = 'show' | 'move' | 'cancel'

/** Time in ms that the details are waited for; on most lines all is there by then, and the dialog is drawn once. */
const patienceMs = 100

/**
 * Gives the function that opens a dialog about a booking. The details open soon with what the calendar knows, and the rest comes into them; what
 * changes a booking opens once all of it is there. Of two dialogs the last that was asked for opens. Where the rest cannot be had, that has been said
 * and nothing stays open.
 */
export function useOpenWhole({
  open,
  close,
  complete,
}: LayerActs): (kind: AboutBooking, booking: ShortBooking) => void {
  const wholeBooking = useWholeBooking()
  const language = useLanguage()
  const asked = useRef(0)
  return useCallback(
    (kind, booking) => {
      asked.current += 1
      const own = asked.current
      const isLast = () => asked.current === own
      if (isWhole(booking)) return void open(kind, booking)
      let id: number | null = null
      const openShort = () => {
        if (kind === 'show' && id === null && isLast()) id = open(kind, booking)
      }
      const timer = setTimeout(openShort, patienceMs)
      void Promise.all([wholeBooking(booking), bringDetailsWords(language)]).then(([whole]) => {
        clearTimeout(timer)
        if (whole && id !== null) complete('show', id, whole)
        else if (whole && isLast()) open(kind, whole)
        else if (id !== null && isLast()) close('show')
      })
    },
    [open, close, complete, wholeBooking, language],
  )
}
