import { type RawBuilder, sql } from 'kysely'
import type { Scope } from '../../access/scope.ts'
import type { Database } from '../../database/database.ts'

/**
 * Query for visitors. All words must begin a part of the name; `phones`, `email` and `code` are how a number, an address or a code
 * may begin.
 */
export type VisitorQuery = {
  words: readonly string[]
  /** The words may also begin the name of the company for which somebody comes. */
  isOfCompaniesToo: boolean
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
  /** Holds besides, of the parts of the name, which the same index says: with the second of two names for few of those that fit. */
  held?: RawBuilder<unknown>
}
/**
 * Way as it is walked. `form`: all that fit are read from the index of the form and put in order, and the rows of the first ones are looked at. `start`: so
 * many fit that the bookings are walked as they follow each other.
 */
export type WalkedWay = WayToFit & { by: 'form' | 'start' }

/**
 * Finds out how each way to fit is walked; one that nobody fits is left out. Of `n` bookings, with `f` that fit, some 50 are met among 50 `n` / `f`; to look at one takes
 * as long as to read 12 from an index and put them in order, so that the former is less work where `f` is more than the root of 600 `n`. Where another name has to be
 * held, many more have to be met: up to four times as many are read from the index then. Of several names one leads to the bookings: that which the fewest have, or the
 * longest where a quarter of that root have each of them.
 */
export async function waysToWalk(db: Database, scope: Scope, query: VisitorQuery): Promise<WalkedWay[]> {
  const words = query.words.toSorted((one, other) => other.length - one.length)
  const byWord = words.map((word) => waysByName(word, words))
  const byBusiness = query.isOfCompaniesToo ? words.map((word) => waysByBusinessName(word, words)) : []
  const all = [...byWord.flat(), ...byBusiness.flat(), ...otherWays(query)]
  const counted = await countFitting(db, scope, all, ({ held }) => (held ? 1 / 4 : 1))
  const others = counted.slice(byWord.flat().length + byBusiness.flat().length)
  const [leading = []] = rarestFirst(byWord, counted)
  const [rarest = [], ...further] = rarestFirst(byBusiness, counted)
  // Where the company and the visitor are named, each word of the company leads to it.
  const businesses = [...rarest, ...further.flat().filter(({ isMany }) => !isMany)]
  const names = [...leading, ...businesses]
  const isOneOfMany = ({ held, isMany }: Counted) => held !== undefined && isMany
  const countedOn = await countFitting(db, scope, names.filter(isOneOfMany), () => 4)
  return [...names.filter((way) => !isOneOfMany(way)), ...countedOn, ...others].flatMap(
    ({ fitting, isMany, ...way }): WalkedWay[] =>
      fitting === 0 ? [] : [{ ...way, by: isMany ? 'start' : 'form' }],
  )
}

/** Gives the ways of each word that somebody fits, those of the rarest first. */
function rarestFirst(byWord: readonly WayToFit[][], counted: readonly Counted[]): Counted[][] {
  return byWord
    .map((ways) => counted.filter(({ form }) => ways.some((way) => way.form === form)))
    .filter((ways) => fittingOf(ways) > 0)
    .toSorted((one, other) => fittingOf(one) - fittingOf(other))
}

type Counted = WayToFit & { fitting: number; isMany: boolean }

/** Counts those that fit each way, as far as they are no more than `times` the root of 600 times the number of bookings: where they are more, they are many. */
async function countFitting(
  db: Database,
  scope: Scope,
  ways: readonly WayToFit[],
  times: (way: WayToFit) => number,
): Promise<Counted[]> {
  if (ways.length === 0) return []
  const mosts = ways.map((way) => sql`(${sql.lit(times(way))} * root)::integer`)
  const counts = ways.map(
    (way, nth) => sql`(SELECT count(*)::integer FROM (SELECT FROM ${companiesIn(scope)} AS c, LATERAL (
      SELECT FROM bookings WHERE company_id = c.company_id AND ${fits(way)} LIMIT (SELECT ${mosts[nth]} + 1 FROM bound)
    ) AS one LIMIT (SELECT ${mosts[nth]} + 1 FROM bound)) AS fitting)`,
  )
  const { rows } = await sql<{ counts: number[]; mosts: number[] }>`
    WITH bound AS MATERIALIZED (
      SELECT sqrt(600 * greatest(reltuples, 1000)) AS root FROM pg_class WHERE oid = 'bookings'::regclass
    ) SELECT ARRAY[${sql.join(counts)}] AS counts, (SELECT ARRAY[${sql.join(mosts)}] FROM bound) AS mosts`.execute(
    db,
  )
  const { counts: fitting = [], mosts: most = [] } = rows[0] ?? {}
  return ways.map((way, nth) => ({
    ...way,
    fitting: fitting[nth] ?? 0,
    isMany: (fitting[nth] ?? 0) > (most[nth] ?? 0),
  }))
}

function fittingOf(ways: readonly Counted[]): number {
  return ways.reduce((sum, { fitting }) => sum + fitting, 0)
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

function otherWays({ phones, email, code }: VisitorQuery): WayToFit[] {
  return [
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

/** Ways by one of the words: it begins a name, the others any part of one. */
function waysByName(word: string, words: readonly string[]): WayToFit[] {
  const byName = wayByWord(word, words, sql`name_parts(first_name, last_name)`)
  return [
    byName(sql`last_name <> ''`, sql`search_form(last_name)`),
    byName(sql`first_name <> ''`, sql`search_form(first_name)`),
    byName(sql`last_name ~ '[ -]'`, sql`search_tail(last_name)`),
    byName(sql`first_name ~ '[ -]'`, sql`search_tail(first_name)`),
  ]
}

/** Ways by one of the words as the name of a company: the others are parts of it, or of the visitor's own name. */
function waysByBusinessName(word: string, words: readonly string[]): WayToFit[] {
  const byName = wayByWord(
    word,
    words,
    sql`name_parts(first_name || ' ' || last_name, business_name(fields))`,
  )
  return [
    byName(sql`business_name(fields) <> ''`, sql`search_form(business_name(fields))`),
    byName(sql`business_name(fields) ~ '[ -]'`, sql`search_tail(business_name(fields))`),
  ]
}

/** Gives what makes a way by one of several words: it begins what is written in the form, and the others begin one of the parts. */
function wayByWord(word: string, words: readonly string[], parts: RawBuilder<unknown>) {
  const held = words
    .filter((other) => other !== word)
    .map((other) => sql`strpos(${parts} COLLATE "C", (SELECT ' ' || search_form(${other}))) > 0`)
  return (filled: RawBuilder<unknown>, form: RawBuilder<unknown>): WayToFit => ({
    ...{ filled, form: sql`${form} COLLATE "C"`, start: sql`search_form(${word})` },
    ...(held.length > 0 && { held: sql.join(held, sql` AND `) }),
  })
}

function byText(column: string, start: string, alsoFilled?: RawBuilder<unknown>): WayToFit {
  const filled = sql`${sql.ref(column)} <> ''${alsoFilled ? sql` AND ${alsoFilled}` : sql``}`
  return { filled, form: sql`${sql.ref(column)} COLLATE "C"`, start: sql`${start}::text` }
}

function byEmail(start: string): WayToFit {
  return { filled: sql`email <> ''`, form: sql`lower(email) COLLATE "C"`, start: sql`lower(${start}::text)` }
}
