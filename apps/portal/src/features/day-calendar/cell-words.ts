import { visitorName } from '@rinda/client/bookings/booking-view'
import type { ShortBooking } from '@rinda/client/bookings/short-bookings'
import { nameIn } from '@rinda/client/http/names'
import type { Location } from '@rinda/client/set-up/locations'
import type { EpochMinutes } from '@rinda/domain/time/zone'
import { useMemo } from 'react'
import { type DayClock, spanText, wallOf, wallText } from '../../calendar/day-clock.ts'
import { pendingReason, type SlotState } from '../../calendar/slot-state.ts'
import { usePhrases } from '../../session/phrases.ts'
import { useSession } from '../../session/session.tsx'
import { sizeOf } from './booking-cell.tsx'
import type { FreeSpan } from './column/columns.ts'

/** The words of a column's cells, as they are read and as they are heard, in the person's language. */
export function useCellWords(columnName: string, clock: DayClock, location: Location) {
  const { t } = usePhrases('calendar')
  const { language, profileAt } = useSession()
  const profile = profileAt(location.id)
  return useMemo(() => {
    const serviceName = (id: number) => {
      const service = location.services.find((one) => one.id === id)
      return service ? nameIn(language, service.name) : ''
    }
    const showsReason = profile.booking.blockReason
    const stateWord = (booking: ShortBooking, state: SlotState, lateMinutes: number) => {
      if (state === 'late') return t('late', { count: lateMinutes })
      if (state === 'pending') return t(`state_${pendingReason(booking) ?? 'locked'}`)
      return t(`state_${state}`)
    }
    const free = (slot: FreeSpan) => {
      const time = wallText(wallOf(clock, slot.from).minute)
      const span = spanText(clock, slot.from, slot.from + slot.durationMinutes)
      const text = t('isFree', { time })
      return { text, label: `${text}, ${columnName}, ${span}` }
    }
    const taken = (booking: ShortBooking, state: SlotState, lateMinutes: number) => {
      const time = spanText(clock, booking.startsAt, booking.endsAt)
      const word = stateWord(booking, state, lateMinutes)
      const reason = showsReason ? (booking.notes.blocked ?? '') : ''
      const name = (state === 'blocked' ? reason : visitorName(booking)) || word
      const service = state === 'blocked' ? '' : serviceName(booking.serviceId)
      const isSaid = name === word || state === 'booked' || state === 'attended' || state === 'past'
      // What is heard holds what is seen, in the same order.
      const isServiceSeen = sizeOf(booking.durationMinutes) === 'full'
      const said = isServiceSeen
        ? [time, name, service, word, columnName]
        : [time, name, word, service, columnName]
      const label = said.filter((part, index) => part && said.indexOf(part) === index)
      return { time, name, service, note: isSaid || state === 'blocked' ? '' : word, label: label.join(', ') }
    }
    const gap = (startsAt: EpochMinutes | null, minutes: number, isOver: boolean) => {
      const time = startsAt === null ? '' : spanText(clock, startsAt, startsAt + minutes)
      return [time, columnName, isOver ? t('state_past') : '', t('state_notFree')].filter(Boolean).join(', ')
    }
    return { free, taken, gap }
  }, [t, language, profile, columnName, clock, location])
}
