import { visitorName } from '@rinda/client/bookings/booking-view'
import type { ShortBooking } from '@rinda/client/bookings/short-bookings'
import { nameIn } from '@rinda/client/http/names'
import type { Location } from '@rinda/client/set-up/locations'
import { useMemo } from 'react'
import { type DayClock, spanText, wallOf, wallText } from '../../calendar/day-clock.ts'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { usePhrases } from '../../session/phrases.ts'
import { useSession } from '../../session/session.tsx'
import type { DayGap } from './day-gaps.ts'
import type { FreeSpot } from './free-spots/free-spots.ts'
import { markRoom } from './placing/part-mark.ts'
import { nameFor } from './placing/part-text.ts'
import type { WeekPart } from './placing/standing.ts'
import type { WeekSlot } from './placing/week-slots.ts'
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

    const part = (clock: DayClock, { booking, state }: WeekPart, px: number) => {
      const word = stateWord(state)
      const service = booking.isBlocked ? '' : (services.get(booking.serviceId) ?? '')
      const whole = booking.isBlocked ? reasonOf(booking) : visitorName(booking)
      const name = whole || (booking.isBlocked ? word : service)
      const about = name === service ? ownerOf(booking) : service || ownerOf(booking)
      const namePx = px - markRoom(state, px)
      const shown = whole && !booking.isBlocked ? nameFor(namePx, booking) : { short: '', name }
      const heard = [spanText(clock, booking.startsAt, booking.endsAt), name, service, ownerOf(booking), word]
      const label = heard.filter((one, index) => one && heard.indexOf(one) === index).join(', ')
      return { ...shown, about: px >= aboutPx ? about : '', label }
    }
    const box = (clock: DayClock, { parts, face, during }: WeekSlot) => {
      const count = parts.length
      const needs = parts.filter((part) => part.needs).length
      const isBlocks = parts[0]?.booking.isBlocked === true
      const words = isBlocks ? say('blocks', { count }) : t('bookings', { count })
      const time = spanText(clock, during.from, during.till)
      const heard = [time, face === 'rest' ? say('more', { count }) : words]
      if (needs > 0) heard.push(say('attention', { count: needs }))
      const label = heard.join(', ')
      const named = isBlocks ? [] : parts.slice(0, mostNames)
      const names = named.map(({ booking }) => visitorName(booking)).filter(Boolean)
      const others = parts.length > mostNames && !isBlocks ? ['…'] : []
      const hint = [label, ...names, ...others].join('\n')
      return { count: String(count), words, time, needs, label, hint }
    }
    const free = (clock: DayClock, spot: FreeSpot) => {
      const time = wallText(wallOf(clock, spot.startsAt).minute)
      return { time, label: t('isFree', { time }) }
    }
    const gap = (clock: DayClock, { startsAt, span, reason }: DayGap) => {
      const known = reason === 'past' ? t('state_past') : reason === 'closed' ? t('closed') : ''
      const time = startsAt === null ? '' : spanText(clock, startsAt, startsAt + span)
      return [time, known, t('state_notFree')].filter(Boolean).join(', ')
    }
    return { part, box, free, gap }
  }, [t, say, language, profile, location])
}

/** Number of names that the hint of a box lists. */
const mostNames = 12
/** Width in px from which there is room for the service below the name. */
const aboutPx = 84

export type WeekWords = ReturnType<typeof useWeekWords>
