import type { WeekState } from '../week-state.ts'

/** Width in px from which a part has room for any mark beside its name. */
const marksPx = 104
/** Width of each mark with its gap in px. A small one stands closer to the edges, which gives a part of its room back. */
const room = { usual: 18, small: 10 } as const

/**
 * Size in which the mark of a state stands beside the name in a part of so many px. What needs attention and who was attended are marked however
 * narrow the part is, as their colours alone tell nothing to some people; what is pending is hatched.
 */
export function markSize(state: WeekState, px: number): keyof typeof room | null {
  if (state === 'coming' || state === 'past') return null
  if (state === 'attention' || px >= marksPx) return 'usual'
  return state === 'attended' ? 'small' : null
}

/** Gives the width in px that the mark takes from the name. */
export function markRoom(state: WeekState, px: number): number {
  const size = markSize(state, px)
  return size ? room[size] : 0
}
