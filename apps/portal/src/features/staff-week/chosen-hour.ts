import type { Staffing } from '@rinda/client/queue/staffing'

/** Hour of a day that is looked at. */
export type ChosenHour = { readonly date: string; readonly hour: number }

/** Gives the hour that is looked at where none is chosen: the first that lacks a counter, else the first to come, else the first. */
export function firstHour(days: Staffing['days']): ChosenHour | null {
  const all = days.flatMap(({ date, hours }) => hours.map((one) => ({ date, one })))
  const ahead = all.filter(({ one }) => !one.is_past)
  const lacking = ahead.find(({ one }) => (one.needed ?? 0) > (one.own ?? one.usual))
  const found = lacking ?? ahead[0] ?? all[0]
  return found ? { date: found.date, hour: found.one.hour } : null
}
