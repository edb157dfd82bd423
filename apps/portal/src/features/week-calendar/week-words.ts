import { visitorName } from '@rinda/client/bookings/booking-view'
import type { ShortBooking } from '@rinda/client/bookings/short-bookings'
import { nameIn } from '@rinda/client/http/names'
import type { Location } from '@rinda/client/set-up/locations'
import type { EpochMinutes } from '@rinda/domain/time/zone'
import { useMemo } from 'react'
import { type DayClock, spanText, wallOf, wallText } from '../../calendar/day-clock.ts'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { usePhrases } from '../../session/phrases.ts'
import { useSession } from '../../session/session.tsx'
import type { FreeSpot } from './free-spots.ts'
import { nameFor } from './part-text.ts'
import type { WeekPart, WeekSlot } from './week-slots.ts'
import type { WeekState } from './week-state.ts'

/** The words of the week's cells, as they are read and as they are heard, in the person's language. */
export function useWeekWords(location: Location) {
  const { t } = usePhrases('calendar')
  const { t: say } = useLatePhrases('week')
  const { language, profileAt } = useSession()
  const profile = profileAt(location.id)
  return useMemo(() => {
    const services = new Map(location.services.map((one) => [one.id, nameIn(language, one.name)]))
    const specialists = new Map(location.specialists.map((one) => [one.id, one.name]))
    const stateWord = (state: WeekState) => {
      if (state === 'coming' || state === 'attention') return say(`state_${state}`)
      return t(state === 'pending' ? 'state_approval' : `state_${state}`)
    }
    const reasonOf = (booking: ShortBooking) =>
      profile.booking.blockReason && booking.isBlocked ? (booking.notes.blocked ?? '') : ''
    const ownerOf = (booking: ShortBooking) => specialists.get(booking.specialistId ?? 0) ?? ''

    const part = (clock: DayClock, { booking, state }: WeekPart, room: number) => {
      const word = stateWord(state)
      const service = booking.isBlocked ? '' : (services.get(booking.serviceId) ?? '')
      const whole = booking.isBlocked ? reasonOf(booking) : visitorName(booking)
      const name = whole || (booking.isBlocked ? word : service)
      const about = name === service ? ownerOf(booking) : service || ownerOf(booking)
      const shown = whole && !booking.isBlocked ? nameFor(room, booking) : { short: '', name }
      const heard = [spanText(clock, booking.startsAt, booking.endsAt), name, service, ownerOf(booking), word]
      const label = heard.filter((one, index) => one && heard.indexOf(one) === index).join(', ')
      return { ...shown, about: room > 2 ? about : '', label }
    }
    const box = (clock: DayClock, slot: WeekSlot) => {
      const [first] = slot.parts
      const count = slot.parts.length
      const needs = slot.parts.filter(({ state }) => state === 'attention' || state === 'pending').length
      const words = first?.booking.isBlocked ? say('blocks', { count }) : t('bookings', { count })
      const time = first ? spanText(clock, first.booking.startsAt, first.booking.endsAt) : ''
      const heard = [time, words, needs > 0 ? say('attention', { count: needs }) : '']
      return { count: String(count), words, needs, label: heard.filter(Boolean).join(', ') }
    }
    const free = (clock: DayClock, spot: FreeSpot) => {
      const time = wallText(wallOf(clock, spot.startsAt).minute)
      return { time, label: t('isFree', { time }) }
    }
    const gap = (clock: DayClock, startsAt: EpochMinutes | null, minutes: number) => {
      if (startsAt === null) return t('state_notFree')
      return `${spanText(clock, startsAt, startsAt + minutes)}, ${t('state_notFree')}`
    }
    return { part, box, free, gap }
  }, [t, say, language, profile, location])
}

export type WeekWords = ReturnType<typeof useWeekWords>
