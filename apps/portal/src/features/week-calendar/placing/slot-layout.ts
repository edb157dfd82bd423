/** In how many equal parts a slot can be divided, so that edges line up down a day. */
const slotLayouts = [1, 2, 3, 6, 7] as const
export type SlotLayout = (typeof slotLayouts)[number]

/** Most parts into which the view of all services divides a slot. */
export const mostParts: SlotLayout = 7

/** Least width of a part in px: a short surname can be read in it. */
export const leastPartPx = 56

/** The layout that has room for that many side by side; null when none has, within the parts that the view allows. */
export function layoutFor(count: number, parts: number): SlotLayout | null {
  return slotLayouts.find((layout) => layout >= count && layout <= parts) ?? null
}

/** The most parts that a view of one service needs: as many as can be booked at one time, or the next layout above. */
export function partsOfService(service: {
  readonly capacity: number
  readonly config: { readonly specialists: readonly number[] }
}): SlotLayout {
  const { specialists } = service.config
  const places = specialists.length > 0 ? specialists.length : service.capacity
  return layoutFor(Math.max(places, 1), mostParts) ?? mostParts
}
