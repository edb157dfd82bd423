import type { SlotItem } from '@rinda/contract/booking/day-sheet'
import { boardSlots, buildBoard, type Resource } from '@rinda/domain/availability/day-board'
import { heldOff } from '@rinda/domain/availability/held-off'
import { isInRange, type OfferRules, offeredStarts } from '@rinda/domain/availability/offer'
import { toldSlots } from '../elsewhere.ts'
import { boardOn, heldOn, type LocationDay, resourceKey, startsOn } from './location-day.ts'

/** Question to a day: the rules of a service (null: of a look-up that names none), and who may serve. */
export type Offer = {
  readonly serviceId: number | null
  readonly rules: OfferRules
  readonly resources: readonly Resource[]
  /** Part of it that is kept: its board, the starts of its grid, or, of a length that is seldom asked for, nothing. */
  readonly kept: 'board' | 'starts' | 'nothing'
}

const none: readonly SlotItem[] = []

/**
 * Lists the slots of a day from a moment on, each with how many may still book it; who is not at work is as one who is taken. The same list
 * is given again until something changes.
 */
export function slotsOn(day: LocationDay, offer: Offer, earliest: number): readonly SlotItem[] {
  if (day.told === 'away') return none
  if (day.told) return toldSlots(day.told, offer, day.setting, earliest)
  // The days that can be booked move on with the clock; the board is the same whether they do.
  if (!isInRange(offer.rules.range, day.date)) return none
  const grid = () => gridOf(day, offer)
  if (offer.kept === 'board') return boardSlots(boardOn(day, nameOf(offer), grid), earliest)
  const { starts, durationMinutes, resources, off } = grid()
  const [one, ...more] = resources
  const held = more.length > 0 ? heldOn(day) : heldOn(day, one)
  return boardSlots(buildBoard(starts, durationMinutes, resources, [...held, ...off]), earliest)
}

function gridOf(day: LocationDay, { serviceId, rules, resources, kept }: Offer) {
  const { date } = day
  const find = () => offeredStarts({ ...rules, range: null }, date)
  const name = `${serviceId} ${rules.stepMinutes} ${rules.durationMinutes}`
  return {
    starts: kept === 'nothing' ? find() : startsOn(day, name, find),
    durationMinutes: rules.durationMinutes,
    resources,
    off: heldOff(resources, date, rules.hours.zone),
  }
}

const names = new WeakMap<Offer, string>()

/** Names the board of an offer. Hours and working times need no place in it: a day of other ones is another day. */
function nameOf(offer: Offer): string {
  const known = names.get(offer)
  if (known) return known
  const { serviceId, rules, resources } = offer
  const name = [serviceId, rules.stepMinutes, rules.durationMinutes, ...resources.map(resourceKey)].join()
  names.set(offer, name)
  return name
}
