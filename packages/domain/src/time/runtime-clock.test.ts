import fc from 'fast-check'
import { expect, it } from 'vitest'
import { localDateOf, localTimeOf } from './zone.ts'

/** The other witness: the clock that the runtime formats texts with. */
function clockOf(zone: string): (at: number) => string {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' })
  return (at) => format.format(at * 60_000)
}

it.each(['Europe/Riga', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'Pacific/Apia', 'UTC'])(
  'the wall clock of %s shows what the runtime writes',
  (zone) => {
    const clock = clockOf(zone)
    fc.assert(
      fc.property(fc.integer({ min: 15_000_000, max: 40_000_000 }), (at) => {
        expect(`${localDateOf(at, zone)} ${localTimeOf(at, zone)}`).toBe(clock(at))
      }),
      { numRuns: 500 },
    )
  },
)
