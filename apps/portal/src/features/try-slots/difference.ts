import type { TrialStart } from '@rinda/client/bookings/slot-trial'

export const differences = ['won', 'lost', 'more', 'fewer', 'same'] as const
export type Difference = (typeof differences)[number]

/** Gives what a start wins or loses by what is tried. */
export function differenceOf(now: TrialStart, tried: TrialStart): Difference {
  if (now.available === tried.available) return 'same'
  if (now.available === 0) return 'won'
  if (tried.available === 0) return 'lost'
  return tried.available > now.available ? 'more' : 'fewer'
}
