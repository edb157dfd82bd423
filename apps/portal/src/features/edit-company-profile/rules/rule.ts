import type { WayIn } from '@rinda/domain/set-up/field'
import type { LatePhrases } from '@rinda/phrases/late'
import { servesWays, type WaysIn } from '../../../session/ways-in.ts'

type Label = Extract<keyof LatePhrases['admin'], `${'q' | 'root' | 'code' | 'home'}${string}`>
type About = Extract<keyof LatePhrases['setUpFields'], `about_${string}`>

/** Unit in which the numbers of a rule count. */
export type Unit = 'minutes' | 'days' | 'months' | 'count'

/** Ends of the days that can be booked, each a part of the one answer `range`. */
export type RangeEnd = 'from' | 'till'

/** Question about how a company works that has a field of its own; what has none is written as JSON. */
export type Rule = {
  path: string
  label: Label
  /** Explanation of what the answer does, where its label does not say it. */
  about?: About
  /** The way of coming that it is about; none: any. */
  way?: WayIn
} & (
  | { kind: 'text' | 'number' | 'reports' | 'origins' | 'yes' | 'zone' | 'form' | 'columns' }
  | { kind: 'choice'; options: readonly (readonly [value: string, label: Label])[] }
  | { kind: 'amount'; unit: Unit; offered: readonly number[] }
  | { kind: 'amounts'; offered: readonly number[]; most?: number }
  /** A part of the day: the path is of its beginning. */
  | { kind: 'span'; till: string }
  | { kind: 'range'; end: RangeEnd }
)

export const sectionNames = [
  'company',
  'booking',
  'cancel',
  'late',
  'reminders',
  'queue',
  'form',
  'columns',
  'views',
  'limits',
  'privacy',
] as const
export type SectionName = (typeof sectionNames)[number]

/** Lists the paths that a rule answers. */
export function pathsOf(rule: Rule): readonly string[] {
  return rule.kind === 'span' ? [rule.path, rule.till] : [rule.path]
}

/** Tells of the rules by which appointments and walk-ins are one line: only where there are both. */
const isOfBoth = (path: string) => path.startsWith('queue.')

/** Tells whether a rule is of use to a company with these ways in. */
export function isAsked({ path, way }: Rule, ways: WaysIn): boolean {
  if (isOfBoth(path)) return ways.areAppointments && ways.isLine
  return servesWays(way, ways)
}
