import { visitorName } from '@rinda/client/bookings/booking-view'
import { nameIn } from '@rinda/client/http/names'
import type { Service } from '@rinda/client/set-up/locations'
import { localTimeOf } from '@rinda/domain/time/zone'
import { longDay } from '@rinda/phrases/day-text'
import { useMemo } from 'react'
import { pendingReason } from '../../calendar/slot-state.ts'
import { usePhrases } from '../../session/phrases.ts'
import { useSession } from '../../session/session.tsx'
import { type Box, isHeld } from './overview-model.ts'

/** The words of the boxes of a cell, as they are read and as they are heard. */
export function useBoxWords(service: Service, date: string) {
  const { t } = usePhrases('calendar')
  const { language, profileAt } = useSession()
  const profile = profileAt(service.locationId)
  return useMemo(() => {
    const dayAndService = [longDay(date, language), nameIn(language, service.name)]
    return ({ booking, state, lateMinutes }: Box) => {
      const from = localTimeOf(booking.startsAt, profile.zone)
      const till = localTimeOf(booking.endsAt, profile.zone)
      const word =
        state === 'late'
          ? t('late', { count: lateMinutes })
          : t(`state_${state === 'pending' ? (pendingReason(booking) ?? 'locked') : state}`)
      const reason = profile.booking.blockReason ? (booking.notes.blocked ?? '') : ''
      const isNameless = booking.isBlocked || isHeld(booking)
      const name = (isNameless ? reason : visitorName(booking)) || word
      // What is heard begins with what is seen.
      const label = [from, name, ...(name === word ? [] : [word]), `${from}–${till}`, ...dayAndService]
      return {
        time: from,
        name,
        /** Meaning of the colour in a word, where the name does not say it; else ''. */
        note: state === 'pending' && !isNameless ? word : '',
        label: label.join(', '),
      }
    }
  }, [t, language, profile, service, date])
}
