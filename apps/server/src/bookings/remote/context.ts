import type { Heard, Systems } from '../../remote-systems/heard.ts'
import type { Directories } from './directory.ts'

/** Other booking systems: how they are spoken to, and by which ids each knows what is ours. */
export type BookingSystems = Pick<Systems, 'ask'> & { directories: Directories }

const away: Heard<never> = { kind: 'fault', fault: 'unreachable', outcome: 'not done' }

/** No other booking system can be reached. */
export const noBookingSystems: BookingSystems = {
  ask: () => Promise.resolve(away),
  directories: { of: () => Promise.resolve(away) },
}
