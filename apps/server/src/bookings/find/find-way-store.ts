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

/** Way to fit: what is written in `form` begins with `start`. An index leads from each form to its bookings, in order of their start. */
type WayToFit = {
  filled: RawBuilder<unknown>
  form: RawBuilder<unknown>
  start: RawBuilder<unknown>
  /** Conditions that hold besides. */
  rest: RawBuilder<unknown>
  isName: boolean
}
/**
 * Way as it is walked. `all`: few fit, and each is looked at. `form`: many fit, under few different names, and each name is walked as far as
 * the answer reaches. `start`: so many fit that the bookings are walked as they follow each other.
 */
export type WalkedWay = WayToFit & ({ by: 'all' | 'start' } | { by: 'form'; forms: Form[] })
type Form = { companyId: number; form: string }

/** Number of bookings that are looked at one by one. */
const few = 200
/** Number of them where they have too many different names, or are no names. What more fit than these is soon met on the way. */
const many = 4_000
/** Number of different names that are walked one by one. */
const mostForms = 300

/** Finds out for each way to fit how many fit, as far as it matters, and so how it is walked. */
export async function waysToWalk(db: Database, scope: Scope, query: VisitorQuery): Promise<WalkedWay[]> {
  const ways = waysToFit(query)
  if (ways.length === 0) return []
  const counts = await countFitting(db, scope, ways, few)
  return await Promise.all(
    ways.map(async (way, nth): Promise<WalkedWay> => {
      if ((counts[nth] ?? 0) <= few) return { ...way, by: 'all' }
      const forms = way.isName ? await listForms(db, scope, way) : []
      if (forms.length > 0 && forms.length <= mostForms) return { ...way, by: 'form', forms }
      const [found = 0] = await countFitting(db, scope, [way], many)
      return { ...way, by: found <= many ? 'all' : 'start' }
    }),
  )
}

/** Counts what fits each way, to one more than `most`. */
async function countFitting(db: Database, scope: Scope, ways: readonly WayToFit[], most: number) {
  const counts = ways.map(
    (way) => sql`(SELECT count(*)::integer FROM (SELECT FROM ${companiesIn(scope)} AS c, LATERAL (
      SELECT FROM bookings WHERE company_id = c.company_id AND ${fits(way)} LIMIT ${most + 1}::bigint
    ) AS one LIMIT ${most + 1}::bigint) AS fitting)`,
  )
  const { rows } = await sql<{ counts: number[] }>`SELECT ARRAY[${sql.join(counts)}] AS counts`.execute(db)
  return rows[0]?.counts ?? []
}

/** Lists the different names that fit, each found from the one before it; one more than are walked when there are more. */
async function listForms(db: Database, scope: Scope, way: WayToFit): Promise<Form[]> {
  const { filled, form } = way
  const next = (from: RawBuilder<unknown>) => sql`
    SELECT ${form} AS form FROM bookings WHERE company_id = c.company_id AND ${filled} AND ${from}
      AND ${form} < ${way.start} || ${last} ORDER BY ${form} LIMIT 1`
  const { rows } = await sql<Form>`
    WITH RECURSIVE forms AS (
      SELECT c.company_id, first.form FROM ${companiesIn(scope)} AS c, LATERAL (${next(sql`${form} >= ${way.start}`)}) AS first
      UNION ALL
      SELECT c.company_id, next.form FROM forms AS c, LATERAL (${next(sql`${form} > c.form`)}) AS next
    )
    SELECT company_id AS "companyId", form FROM forms LIMIT ${mostForms + 1}::bigint`.execute(db)
  return rows
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
  const [first, ...others] = words.toSorted((one, other) => other.length - one.length)
  const inName = sql`' ' || translate(search_form(first_name || ' ' || last_name), '-', ' ')`
  const rest = sql.join(
    others.map((word) => sql` AND strpos(${inName}, ' ' || search_form(${word})) > 0`),
    sql``,
  )
  const byName = (filled: RawBuilder<unknown>, form: RawBuilder<unknown>): WayToFit => {
    return { filled, form: sql`${form} COLLATE "C"`, start: sql`search_form(${first})`, rest, isName: true }
  }
  const byText = (column: string, start: string, more = sql``): WayToFit => {
    const form = sql`${sql.ref(column)} COLLATE "C"`
    return {
      filled: sql`${sql.ref(column)} <> ''`,
      form,
      start: sql`${start}::text`,
      rest: more,
      isName: false,
    }
  }
  const byEmail = (start: string): WayToFit => ({
    filled: sql`email <> ''`,
    form: sql`lower(email) COLLATE "C"`,
    start: sql`lower(${start}::text)`,
    rest: sql``,
    isName: false,
  })
  return [
    ...(first === undefined
      ? []
      : [
          byName(sql`last_name <> ''`, sql`search_form(last_name)`),
          byName(sql`first_name <> ''`, sql`search_form(first_name)`),
          byName(sql`last_name ~ '[ -]'`, sql`search_tail(last_name)`),
        ]),
    ...phones.map(({ countryCode, number }) =>
      byText(
        'phone_number',
        number,
        countryCode === null ? sql`` : sql` AND phone_country_code = ${countryCode}`,
      ),
    ),
    ...(email === null ? [] : [byEmail(email)]),
    ...(code === null ? [] : [byText('code', code)]),
  ]
}
