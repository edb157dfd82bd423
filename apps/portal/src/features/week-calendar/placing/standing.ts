import type { ShortBooking } from '@rinda/client/bookings/short-bookings'
import type { LocalDate } from '@rinda/domain/time/zone'
import type { WeekState } from '../week-state.ts'
import type { Across, Spanned } from './week-lanes.ts'

/** A booking as the week shows it; `needs`: somebody has to look at it, and still can. */
export type WeekPart = { readonly booking: ShortBooking; readonly state: WeekState; readonly needs: boolean }

/** One booking, or several that are shown together in one place. */
export type Standing = Spanned & { readonly key: string; readonly parts: readonly WeekPart[] }

/** One booking; all that share start and end; what found no place beside others; blocks beside visits, at the left edge. */
export type Face = 'part' | 'group' | 'rest' | 'strip'

export type Placed = Standing & Across & { readonly face: Face }

export function alone(part: WeekPart, date: LocalDate): Standing {
  const { qtid, startsAt, endsAt } = part.booking
  return { key: `${date}/${qtid}`, parts: [part], span: { from: startsAt, till: endsAt } }
}

export const needsSomebody = ({ parts }: Standing) => parts.some(({ state }) => state === 'attention')

/** Joins those that share start and end; what needs attention stands apart from what does not. */
export function together(chain: readonly Standing[], date: LocalDate): Standing[] {
  const groups = Map.groupBy(
    chain,
    (one) => `${date}/visits-${one.span.from}-${one.span.till}${needsSomebody(one) ? '-needs' : ''}`,
  )
  return [...groups].flatMap(([key, [first, ...others]]) => {
    if (!first || others.length === 0) return first ?? []
    return { key, span: first.span, parts: [first, ...others].flatMap(({ parts }) => parts) }
  })
}
