import { localTimeOf } from '@rinda/domain/time/zone'

export type DayPart = 'morning' | 'afternoon'

/** Parts a day's times that can be had by its noon, in their order; a part without any is left out. */
export function partsOfDay<Time extends { readonly startsAt: number; readonly whyNot?: string | undefined }>(
  times: readonly Time[],
  zone: string,
): { readonly part: DayPart; readonly times: readonly Time[] }[] {
  const free = times.filter(({ whyNot }) => whyNot === undefined)
  const partOf = ({ startsAt }: Time): DayPart =>
    localTimeOf(startsAt, zone) < '12:00' ? 'morning' : 'afternoon'
  return (['morning', 'afternoon'] as const)
    .map((part) => ({ part, times: free.filter((time) => partOf(time) === part) }))
    .filter(({ times: own }) => own.length > 0)
}
