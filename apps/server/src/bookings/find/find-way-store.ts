import { type RawBuilder, sql } from 'kysely'
import type { Scope } from '../../access/scope.ts'
import type { Database } from '../../database/database.ts'

/**
 * Query for visitors. All words must begin a part of the name; `phones`, `email` and `code` are how a number, an address or a code
 * may begin.
 */
export type VisitorQuery = {
  words: readonly string[]
  phones: readonly { countryCode: string | null; number: string }[]
  email: string | null
  code: string | null
}

/**
 * Way to fit: what is written in `form` begins with `start`, and something is `filled` in. An index leads from each form to its bookings, in order of their start, and
 * says all that is asked here.
 */
type WayToFit = {
  filled: RawBuilder<unknown>
  form: RawBuilder<unknown>
  start: RawBuilder<unknown>
  /** Conditions that hold besides, which a row says: with the second of two names for few of those that fit. */
  rest?: RawBuilder<unknown>
}
/**
 * Way as it is walked. `form`: all that fit are read from the index of the form and put in order, and the rows of the first ones are looked at. `start`: so
 * many fit that the bookings are walked as they follow each other.
 */
export type WalkedWay = WayToFit & { by: 'form' | 'start' }

/**
 * Finds out how each way to fit is walked; one that nobody fits is left out. Of `n` bookings, with `f` that fit, some 50 are met among 50 `n` / `f`; to look at one takes
 * as long as to read 12 from an index and put them in order, so that the former is less work where `f` is more than the root of 600 `n`. Where something has to hold
 * besides, many more have to be met.
 */
export async function waysToWalk(db: Database, scope: Scope, query: VisitorQuery): Promise<WalkedWay[]> {
  const ways = waysToFit(query)
  if (ways.length === 0) return []
  const most = ({ rest }: WayToFit) => (rest ? sql`4 * most` : sql`most`)
  const counts = ways.map(
    (way) => sql`(SELECT count(*)::integer FROM (SELECT FROM ${companiesIn(scope)} AS c, LATERAL (
      SELECT FROM bookings WHERE company_id = c.company_id AND ${fits(way)} LIMIT (SELECT ${most(way)} + 1 FROM bound)
    ) AS one LIMIT (SELECT ${most(way)} + 1 FROM bound)) AS fitting)`,
  )
  const { rows } = await sql<{ counts: number[]; mosts: number[] }>`
    WITH bound AS MATERIALIZED (
      SELECT sqrt(600 * greatest(reltuples, 1000))::integer AS most FROM pg_class WHERE oid = 'bookings'::regclass
    ) SELECT ARRAY[${sql.join(counts)}] AS counts, ARRAY[${sql.join(ways.map(most))}] AS mosts FROM bound`.execute(
    db,
  )
  const { counts: fitting = [], mosts = [] } = rows[0] ?? {}
  return ways.flatMap((way, nth): WalkedWay[] => {
    const found = fitting[nth] ?? 0
    return found === 0 ? [] : [{ ...way, by: found > (mosts[nth] ?? 0) ? 'start' : 'form' }]
  })
}

/** Company of a scope, or all of them, as rows. */
export function companiesIn(scope: Scope): RawBuilder<unknown> {
  return scope.companyId === 'all' ? sql`companies` : sql`(SELECT ${scope.companyId}::integer AS company_id)`
}

/** Sorts after every text that begins with the one before it. */
const last = '\u{10ffff}'

/** Compared as bounds and not by a pattern: signs that would mean something in a pattern mean themselves. */
export function fits({ filled, form, start }: WayToFit): RawBuilder<unknown> {
  return sql`${filled} AND ${form} >= ${start} AND ${form} < ${start} || ${last}`
}

/** The same where no index on the form is to be walked: as what is worked out, a form has none. */
export function fitsUnindexed({ filled, form, start }: WayToFit): RawBuilder<unknown> {
  return sql`${filled} AND left(${form}, length(${start})) = ${start}`
}

/** The longest word leads to the bookings, the others are looked for in their names. */
function waysToFit({ words, phones, email, code }: VisitorQuery): WayToFit[] {
  return [
    ...waysByName(words),
    ...phones.map(({ countryCode, number }) =>
      byText(
        'phone_number',
        number,
        countryCode === null ? undefined : sql`phone_country_code = ${countryCode}`,
      ),
    ),
    ...(email === null ? [] : [byEmail(email)]),
    ...(code === null ? [] : [byText('code', code)]),
  ]
}

function waysByName(words: readonly string[]): WayToFit[] {
  const [first, ...others] = words.toSorted((one, other) => other.length - one.length)
  if (first === undefined) return []
  const inName = sql`' ' || translate(search_form(first_name || ' ' || last_name), '-', ' ')`
  const held = others.map((word) => sql`strpos(${inName}, ' ' || search_form(${word})) > 0`)
  const byName = (filled: RawBuilder<unknown>, form: RawBuilder<unknown>): WayToFit => ({
    ...{ filled, form: sql`${form} COLLATE "C"`, start: sql`search_form(${first})` },
    ...(held.length > 0 && { rest: sql.join(held, sql` AND `) }),
  })
  return [
    byName(sql`last_name <> ''`, sql`search_form(last_name)`),
    byName(sql`first_name <> ''`, sql`search_form(first_name)`),
    byName(sql`last_name ~ '[ -]'`, sql`search_tail(last_name)`),
  ]
}

function byText(column: string, start: string, alsoFilled?: RawBuilder<unknown>): WayToFit {
  const filled = sql`${sql.ref(column)} <> ''${alsoFilled ? sql` AND ${alsoFilled}` : sql``}`
  return { filled, form: sql`${sql.ref(column)} COLLATE "C"`, start: sql`${start}::text` }
}

function byEmail(start: string): WayToFit {
  return { filled: sql`email <> ''`, form: sql`lower(email) COLLATE "C"`, start: sql`lower(${start}::text)` }
}
