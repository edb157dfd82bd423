import { visitorName } from '@rinda/client/bookings/booking-view'
import { nameIn } from '@rinda/client/http/names'
import type { Service } from '@rinda/client/set-up/locations'
import { localTimeOf } from '@rinda/domain/time/zone'
import { longDay } from '@rinda/phrases/time/day-text'
import { useMemo } from 'react'
import { pendingReason } from '../../calendar/slot-state.ts'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { usePhrases } from '../../session/phrases.ts'
import { useSession } from '../../session/session.tsx'
import type { BoxGroup } from './box-groups.ts'
import { type Box, isHeld } from './overview-model.ts'

/** Words of a box, as they are read, heard, and told where it is pointed at. */
export type BoxWords = { time: string; name: string; note: string; label: string; hint: string }

/** The words of the boxes of a cell, as they are read and as they are heard. */
export function useBoxWords(service: Service, date: string) {
  const { t } = usePhrases('calendar')
  const { t: say } = useLatePhrases('week')
  const { language, profileAt } = useSession()
  const profile = profileAt(service.locationId)
  return useMemo(() => {
    const dayAndService = [longDay(date, language), nameIn(language, service.name)]
    const wordsOf = ({ booking, state, lateMinutes }: Box) => {
      const from = localTimeOf(booking.startsAt, profile.zone)
      const span = `${from}–${localTimeOf(booking.endsAt, profile.zone)}`
      const word =
        state === 'late'
          ? t('late', { count: lateMinutes })
          : t(`state_${state === 'pending' ? (pendingReason(booking) ?? 'locked') : state}`)
      const reason = profile.booking.blockReason ? (booking.notes.blocked ?? '') : ''
      const isNameless = booking.isBlocked || isHeld(booking)
      const name = (isNameless ? reason : visitorName(booking)) || word
      /** Meaning of the colour in a word, where the name does not say it; else ''. */
      const note = state === 'pending' && !isNameless ? word : ''
      const isSaid = name === word
      // What is heard begins with what is seen.
      const label = [from, name, ...(isSaid ? [] : [word]), span, ...dayAndService].join(', ')
      return { time: from, name, note, label, hint: [span, name, ...(isSaid ? [] : [word])].join(', ') }
    }
    return (group: BoxGroup): BoxWords => {
      const words = wordsOf(group[0])
      if (group.length === 1) return words
      const all = group.map(wordsOf)
      const count = group[0].booking.isBlocked
        ? say('blocks', { count: group.length })
        : t('bookings', { count: group.length })
      const label = [words.time, count, ...all.map(({ name }) => name), ...dayAndService].join(', ')
      return { ...words, note: '', label, hint: all.map(({ hint }) => hint).join('\n') }
    }
  }, [t, say, language, profile, service, date])
}
