import { localDateOf, localTimeOf } from '@rinda/domain/time/zone'

/** The first whole minute from which it works, with its day where that is another one. */
export function saidFrom(until: Date, zone: string, now: Date): string {
  const at = Math.ceil(until.getTime() / 60_000)
  const [time, date] = [localTimeOf(at, zone), localDateOf(at, zone)]
  if (date === localDateOf(Math.floor(now.getTime() / 60_000), zone)) return time
  const [year, month, day] = date.split('-')
  return `${day}.${month}.${year} ${time}`
}
