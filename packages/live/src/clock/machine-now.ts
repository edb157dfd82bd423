/**
 * Gives what this machine's clock shows, in ms since 1970: for spans between two moments of this machine alone, as the age of what it keeps. It may be
 * wrong by hours; what time it is at the place says `serverNow`.
 */
export function machineNow(): number {
  return Date.now()
}
