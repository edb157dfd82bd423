import { addDays, type LocalDate, mondayOf } from '@rinda/domain/time/zone'

const weeksOnAPage = 6

/** The Mondays of the weeks that a calendar's page of a month shows and that are not yet over, and of the week of the chosen day. */
export function weeksShown(month: LocalDate, today: LocalDate, chosen: LocalDate): LocalDate[] {
  const first: LocalDate = `${month.slice(0, 8)}01`
  const monday = mondayOf(first)
  const ofPage = Array.from({ length: weeksOnAPage }, (_, week) => addDays(monday, week * 7)).filter(
    (start) => addDays(start, 6) >= today && start.slice(0, 7) <= month.slice(0, 7),
  )
  return [...new Set([...ofPage, mondayOf(chosen)])]
}
