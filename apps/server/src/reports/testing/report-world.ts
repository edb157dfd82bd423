import papa from 'papaparse'
import type { Database } from '../../database/database.ts'
import { type Answer, call } from '../../testing/clients/http-calls.ts'
import type { SignedInPerson } from '../../testing/clients/test-portal.ts'
import { morning } from '../../testing/towns/bookings.ts'
import type { World } from '../../testing/towns/world.ts'

const profile = JSON.stringify({ navigation: { reports: true }, reports: [1, 2, 3, 4, 5] })

/** Gives company 1 all reports. */
export async function giveReports(db: Database): Promise<void> {
  await db.updateTable('companies').set({ profile }).where('company_id', '=', 1).execute()
}

/** Rows of a table of a report's CSV file, under their names. */
export type Table = Map<string, string[]>

/** Fetches a month of a report as CSV and reads it; tables by their names in English. */
export async function readReport(
  world: World,
  as: SignedInPerson,
  month: string,
  report = 1,
): Promise<{ head: string[]; tables: Map<string, Table> }> {
  const answer = await call(world, `GET /api/portal/reports/${report}/${month}.csv?language=en`, { as })
  if (answer.status !== 200) throw new Error(answer.text)
  const { data, errors } = papa.parse<string[]>(answer.text.replace(/^\uFEFF/, '').trimEnd())
  if (errors.length > 0) throw new Error(JSON.stringify(errors))
  const [head = [], ...rows] = data
  const tables = new Map<string, Table>()
  for (const [, side = '', name = '', , ...cells] of rows)
    tables.set(side, new Map([...(tables.get(side) ?? []), [name, cells]]))
  return { head, tables }
}

type Period = {
  period: string
  url: string
  csv_url: string
  state: string
  made_at: string
  changed_at: string | null
}

/** The months of a report as they are listed. */
export async function listPeriods(world: World, as: SignedInPerson, report = 1): Promise<Period[]> {
  const answer = await call(world, `GET /api/portal/reports/${report}`, { as })
  return periodsIn(answer)
}

function periodsIn(answer: Answer): Period[] {
  return answer.body.data.attributes.periods as Period[]
}

export const daysLater = (days: number, from = morning) => new Date(from.getTime() + days * 86_400_000)
