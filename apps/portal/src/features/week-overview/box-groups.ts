import { type Box, type Cell, isHeld } from './overview-model.ts'

/** From this many on the boxes of a cell show their times alone, side by side. */
export const crowded = 9

/** Boxes that are drawn as one, in the order of time. */
export type BoxGroup = readonly [Box, ...Box[]]

/** Joins in a crowded cell those of one time that look alike; what is only held may be gone in a minute, and stands alone. */
export function boxGroups(cell: Cell): BoxGroup[] {
  const groups: [Box, ...Box[]][] = []
  for (const box of cell) {
    const like = cell.length < crowded ? undefined : groups.find(([first]) => isAlike(first, box))
    if (like) like.push(box)
    else groups.push([box])
  }
  return groups
}

function isAlike(one: Box, other: Box): boolean {
  const isOneTime = one.booking.startsAt === other.booking.startsAt && one.state === other.state
  return isOneTime && !isHeld(one.booking) && !isHeld(other.booking)
}
