/** In how many equal parts a slot can be divided, so that edges line up down a day. */
const slotLayouts = [1, 2, 3, 6, 7] as const
export type SlotLayout = (typeof slotLayouts)[number]

/** What the view of all services divides a slot into at most. */
export const mostParts: SlotLayout = 7

/** The layout that has room for that many side by side; null when none has, within the parts that the view allows. */
export function layoutFor(count: number, parts: number): SlotLayout | null {
  return slotLayouts.find((layout) => layout >= count && layout <= parts) ?? null
}

/** The most parts that a view of one service needs: as many as can be booked at one time, or the next layout above. */
export function partsOfService(service: {
  readonly capacity: number
  readonly specialistIds: readonly number[]
}): SlotLayout {
  const places = service.specialistIds.length > 0 ? service.specialistIds.length : service.capacity
  return layoutFor(Math.max(places, 1), mostParts) ?? mostParts
}
