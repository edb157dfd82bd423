import { sql } from 'kysely'
import { inScope } from '../../access/in-scope.ts'
import type { CompanyScope, Scope } from '../../access/scope.ts'
import type { Database } from '../../database/database.ts'
import { together } from '../../database/together.ts'

/** Sequence of numbers: of a location, a day of it, and a letter. */
type Sequence = { locationId: number; day: string; letter: string }
/** Number that was given, and the moment from which its holder waits: never before that of a smaller number. */
export type GivenNumber = { number: number; at: Date }

/** Gives the next number. The sequence is ours until the transaction ends: what is rolled back has taken none. */
export async function giveNumber(
  tx: Database,
  { companyId }: CompanyScope,
  sequence: Sequence,
  now: Date,
): Promise<GivenNumber> {
  return await giveTogether(tx, { companyId, ...sequence, now })
}

type Asked = Sequence & { companyId: number; now: Date }
type Row = { location_id: number; day: string; letter: string; last: number; last_at: Date; before_at: Date }

const giveTogether = together(
  async (tx: Database, asked: readonly [Asked, ...Asked[]]) => {
    const groups = Map.groupBy(asked, nameOf)
    const wanted = [...groups.values()].map((group) => {
      const { locationId, day, letter } = group[0] as Asked
      const latest = Math.max(...group.map(({ now }) => now.getTime()))
      return { locationId, day, letter, many: group.length, at: new Date(latest) }
    })
    const { rows } = await sql<Row>`
      INSERT INTO ticket_sequences AS s (company_id, location_id, day, letter, last, last_at)
      SELECT ${asked[0].companyId}::integer, "locationId", day, letter, many, at
      FROM jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb)
        AS w ("locationId" integer, day date, letter text, many integer, at timestamptz)
      ORDER BY "locationId", day, letter
      ON CONFLICT (company_id, location_id, day, letter)
      DO UPDATE SET last = s.last + excluded.last, last_at = greatest(s.last_at, excluded.last_at)
      RETURNING location_id, day, letter, last, last_at`.execute(tx)
    const given = new Map(
      rows.map(({ location_id, last, last_at, ...row }) => {
        const name = nameOf({ ...row, locationId: location_id })
        return [name, { at: last_at, next: last - (groups.get(name)?.length ?? 0) }]
      }),
    )
    return asked.map((one): GivenNumber => {
      const sequence = given.get(nameOf(one))
      if (!sequence) throw new Error('a number that was asked for was not given')
      sequence.next += 1
      return { number: sequence.next, at: sequence.at }
    })
  },
  () => true,
)

function nameOf({ locationId, day, letter }: Sequence): string {
  return `${locationId} ${day} ${letter}`
}

/** The latest day on which somebody joined a line who is in it still; null where it is empty. */
export async function dayOfLine(
  db: Database,
  scope: Scope | CompanyScope,
  { locationId, letter }: Omit<Sequence, 'day'>,
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
