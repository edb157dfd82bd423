import { sql } from 'kysely'

/** Day of a location that is told, with its first moment; and the first day of which somebody may still have waited as it began. */
export type ToldDay = { day: string; begins: Date; since: string }

/** Condition on a ticket: given on that day, or in a line kept overnight since before it, and ended on it. */
export function isOfDay({ day, begins, since }: ToldDay) {
  return sql<boolean>`(day = ${day}::date OR (day >= ${since}::date AND day < ${day}::date AND ended_at >= ${begins}::timestamptz))`
}
