import { sql } from 'kysely'
import { inScope } from '../../access/in-scope.ts'
import type { CompanyScope, Scope } from '../../access/scope.ts'
import type { Database } from '../../database/database.ts'
import { together } from '../../database/together.ts'

/** Numbers of a service's line, on a day of its location. */
type Sequence = { serviceId: number; day: string }
/** Number that was given with its letter, and the moment from which its holder waits: never before that of a smaller number. */
export type GivenNumber = { letter: string; number: number; at: Date }

/**
 * Gives the next number of a service's line; undefined where it has none yet. The sequence is ours until the transaction ends: what is rolled
 * back has taken none.
 */
export async function giveNumber(
  tx: Database,
  { companyId }: CompanyScope,
  sequence: Sequence,
  now: Date,
): Promise<GivenNumber | undefined> {
  return await giveTogether(tx, { companyId, ...sequence, now })
}

type Asked = Sequence & { companyId: number; now: Date }
type Row = { serviceId: number; day: string; letter: string; last: number; last_at: Date }

const giveTogether = together(
  async (tx: Database, asked: readonly [Asked, ...Asked[]]) => {
    const groups = Map.groupBy(asked, nameOf)
    const wanted = [...groups.values()].map((group) => {
      const { serviceId, day } = group[0] as Asked
      const latest = Math.max(...group.map(({ now }) => now.getTime()))
      return { serviceId, day, many: group.length, at: new Date(latest) }
    })
    const { rows } = await sql<Row>`
      WITH wanted AS (
        SELECT w.*, l.location_id, l.letter
        FROM jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb)
          AS w ("serviceId" integer, day date, many integer, at timestamptz)
        JOIN queue_lines l ON l.company_id = ${asked[0].companyId}::integer AND l.service_id = w."serviceId"
      ), given AS (
        INSERT INTO ticket_sequences AS s (company_id, location_id, day, letter, last, last_at)
        SELECT ${asked[0].companyId}::integer, location_id, day, letter, many, at FROM wanted
        ORDER BY location_id, day, letter
        ON CONFLICT (company_id, location_id, day, letter)
        DO UPDATE SET last = s.last + excluded.last, last_at = greatest(s.last_at, excluded.last_at)
        RETURNING location_id, day, letter, last, last_at
      )
      SELECT "serviceId", day, letter, last, last_at FROM given JOIN wanted USING (location_id, day, letter)`.execute(
      tx,
    )
    const given = new Map(
      rows.map(({ last, last_at, letter, ...row }) => {
        const name = nameOf(row)
        return [name, { letter, at: last_at, next: last - (groups.get(name)?.length ?? 0) }]
      }),
    )
    return asked.map((one): GivenNumber | undefined => {
      const sequence = given.get(nameOf(one))
      if (!sequence) return undefined
      sequence.next += 1
      return { letter: sequence.letter, number: sequence.next, at: sequence.at }
    })
  },
  (number) => number !== undefined,
)

function nameOf({ serviceId, day }: Sequence): string {
  return `${serviceId} ${day}`
}

/** The latest day on which somebody joined a line who is in it still; null where it is empty. */
export async function dayOfLine(
  db: Database,
  scope: Scope | CompanyScope,
  { locationId, letter }: { locationId: number; letter: string },
): Promise<string | null> {
  const row = await db
    .selectFrom('tickets')
    .select((eb) => eb.fn.max('day').as('day'))
    .where(inScope(scope))
    .where('location_id', '=', locationId)
    .where('letter', '=', letter)
    .where('status', 'in', ['REQUESTED', 'WAITING', 'CALLED'])
    .executeTakeFirst()
  return row?.day ?? null
}
