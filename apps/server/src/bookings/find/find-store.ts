import { type RawBuilder, sql } from 'kysely'
import type { Scope } from '../../access/scope.ts'
import type { Database } from '../../database/database.ts'
import type { BookingRow } from '../store.ts'

/** What is looked for. Words begin a name, all of them; `phones` and `code` are how a number or a code may begin. */
export type VisitorQuery = {
  words: readonly string[]
  phones: readonly { countryCode: string | null; number: string }[]
  code: string | null
}

/** Which of the bookings that fit are meant; null does not narrow. */
type Within = { locationIds: readonly number[] | null; serviceIds: readonly number[] | null }

/** Sorts after every text that begins with the one before it. */
const last = '\u{10ffff}'

/**
 * The bookings of visitors that fit: those to come first, the next one on top, then the others, the newest on top. Each way to fit
 * is a walk along an index of its own; `MATERIALIZED` keeps the order of the answer from being looked at before.
 */
export async function findBookings(
  db: Database,
  scope: Scope,
  query: VisitorQuery,
  within: Within,
  { now, most }: { now: Date; most: number },
): Promise<BookingRow[]> {
  const ways = waysToFit(query)
  if (ways.length === 0) return []
  const company =
    scope.companyId === 'all'
      ? sql`company_id IN (SELECT company_id FROM companies)`
      : sql`company_id = ${scope.companyId}`
  const meant = sql`${company} AND kind = 'appointment'${oneOf('location_id', within.locationIds)}${oneOf('service_id', within.serviceIds)}`
  const hits = sql.join(
    ways.map((way) => sql`SELECT company_id, booking_id FROM bookings WHERE ${way} AND ${meant}`),
    sql` UNION `,
  )
  const { rows } = await sql<BookingRow>`
    WITH hits AS MATERIALIZED (${hits})
    SELECT bookings.* FROM hits JOIN bookings USING (company_id, booking_id),
      LATERAL (SELECT ends_at > ${now} AND approval <> 'declined'
        AND status IN ('locked', 'verified', 'scheduled', 'confirmed') AS is_coming) AS life
    ORDER BY is_coming DESC, CASE WHEN is_coming THEN starts_at END, starts_at DESC, booking_id
    LIMIT ${most}`.execute(db)
  return rows.map(({ is_coming: _, ...row }: BookingRow & { is_coming?: boolean }) => row)
}

/** The longest word leads to the bookings, the others are looked for in their names. */
function waysToFit({ words, phones, code }: VisitorQuery): RawBuilder<unknown>[] {
  const [first, ...others] = words.toSorted((one, other) => other.length - one.length)
  const rest = others.map(
    (word) => sql` AND strpos(
      ' ' || translate(search_form(first_name || ' ' || last_name), '-', ' '), ' ' || search_form(${word})) > 0`,
  )
  const byName = (filled: RawBuilder<unknown>, form: RawBuilder<unknown>) =>
    sql`${filled} AND ${begins(form, sql`search_form(${first})`)}${sql.join(rest, sql``)}`
  return [
    ...(first === undefined
      ? []
      : [
          byName(sql`last_name <> ''`, sql`search_form(last_name)`),
          byName(sql`first_name <> ''`, sql`search_form(first_name)`),
          byName(sql`last_name ~ '[ -]'`, sql`search_tail(last_name)`),
        ]),
    ...phones.map(({ countryCode, number }) => {
      const country = countryCode === null ? sql`` : sql` AND phone_country_code = ${countryCode}`
      return sql`phone_number <> ''${country} AND ${begins(sql`phone_number`, sql`${number}::text`)}`
    }),
    ...(code === null ? [] : [sql`code <> '' AND ${begins(sql`code`, sql`${code}::text`)}`]),
  ]
}

/** Compared as bounds and not by a pattern: signs that would mean something in a pattern mean themselves. */
function begins(column: RawBuilder<unknown>, start: RawBuilder<unknown>) {
  return sql`${column} COLLATE "C" >= ${start} AND ${column} COLLATE "C" < ${start} || ${last}`
}

function oneOf(column: string, ids: readonly number[] | null) {
  return ids === null ? sql`` : sql` AND ${sql.ref(column)} IN (${sql.join([-1, ...ids])})`
}
