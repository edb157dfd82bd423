/**
 * Process of what cannot be less: the rows that the server writes for a ticket, by one bare statement for all who ask at the same moment, with one commit. Those who ask
 * are in this process itself; nobody is checked, told or given a place.
 */
import pg from 'pg'
import { openDatabase } from '../apps/server/src/database/database.ts'
import type { Done, Order } from './boss-peer.ts'
import { settleLine } from './line-world.ts'

const databaseUrl = process.argv[2] ?? ''
const { db, close } = await openDatabase({ databaseUrl, dataDir: '', log: console.error })
await settleLine(db, 1, new Date())
await close()
const client = new pg.Client({ connectionString: databaseUrl })
await client.connect()

/** About as much as a ticket is on the wire. */
const resource = JSON.stringify({ type: 'ticket', attributes: { note: 'x'.repeat(1_000) } })

const text = `
  WITH asked AS MATERIALIZED (
    SELECT * FROM jsonb_to_recordset($1::jsonb) AS a (nth integer, kind text, id bigint)
  ), numbers AS (
    INSERT INTO ticket_sequences AS s (company_id, location_id, day, letter, last, last_at)
    SELECT 1, 1, current_date, 'A', count(*), now() FROM asked WHERE kind = 'issue' HAVING count(*) > 0
    ON CONFLICT (company_id, location_id, day, letter) DO UPDATE SET last = s.last + excluded.last RETURNING last
  ), issued AS (
    INSERT INTO tickets (company_id, token, location_id, service_id, day, letter, number, layout, average_time, status, origin, language,
      people, created_at, waiting_since, place, updated_at)
    SELECT 1, gen_random_uuid(), 1, 1, current_date, 'A', n.last - row_number() OVER () + 1, '', 5, 'WAITING', 'staff', 'lv',
      1, now(), now(), extract(epoch FROM now()) * 1000, now() FROM asked, numbers n WHERE kind = 'issue' RETURNING ticket_id
  ), next AS MATERIALIZED (
    SELECT ticket_id FROM tickets WHERE company_id = 1 AND service_id = 1 AND status = 'WAITING' AND NOT is_held AND counter IS NULL
    ORDER BY place, ticket_id LIMIT (SELECT count(*) FROM asked WHERE kind = 'call') FOR UPDATE SKIP LOCKED
  ), changed AS (
    UPDATE tickets t SET status = c.status, counter = '1', called_at = now(), ended_at = now(), updated_at = now()
    FROM (SELECT ticket_id AS id, 'CALLED' AS status FROM next UNION ALL SELECT id, 'DONE' FROM asked WHERE kind = 'finish') AS c
    WHERE t.company_id = 1 AND t.ticket_id = c.id
  ), stream AS (
    INSERT INTO streams AS s (company_id, seq) SELECT 1, count(*) FROM asked
    ON CONFLICT (company_id) DO UPDATE SET seq = s.seq + excluded.seq RETURNING seq
  ), audited AS (
    INSERT INTO audit (company_id, at, actor_kind, actor, ip, action, object_kind, object_id, before, after)
    SELECT 1, now(), 'portal', 'limit', '', kind, 'ticket', nth::text, '{}', '{}' FROM asked
  ), told AS (
    INSERT INTO events (company_id, seq, at, type, location_id, session, resource)
    SELECT 1, s.seq - nth + 1, now(), 'ticket', 1, 'limit', $2::jsonb FROM asked, stream s
  ), kept AS (
    INSERT INTO replies (company_id, caller, key, answer, at)
    SELECT 1, 'limit', gen_random_uuid(), '{"ok": true}'::jsonb || jsonb_build_object('value', $2::jsonb), now() FROM asked
  )
  SELECT ticket_id AS id FROM next`

type Kind = 'issue' | 'call' | 'finish'
type Asked = {
  kind: Kind
  id: number | null
  resolve: (id: number) => void
  reject: (error: unknown) => void
}
let waiting: Asked[] = []
let isBusy = false

function ask(kind: Kind, id: number | null = null): Promise<number> {
  return new Promise((resolve, reject) => {
    waiting.push({ kind, id, resolve, reject })
    setImmediate(commitAll)
  })
}

async function commitAll(): Promise<void> {
  if (isBusy || waiting.length === 0) return
  isBusy = true
  const all = waiting
  waiting = []
  try {
    const asked = all.map(({ kind, id }, index) => ({ nth: index + 1, kind, id }))
    const { rows } = await client.query<{ id: string }>({
      ...{ name: 'acts', text, values: [JSON.stringify(asked), resource] },
    })
    for (const one of all) one.resolve(one.kind === 'call' ? Number(rows.shift()?.id) : 0)
  } catch (error) {
    for (const one of all) one.reject(error)
  }
  isBusy = false
  setImmediate(commitAll)
}

async function work(ms: number, times: number[]): Promise<void> {
  const until = performance.now() + ms
  const timed = async (kind: Kind, id?: number): Promise<number> => {
    const began = performance.now()
    const answer = await ask(kind, id)
    times.push(performance.now() - began)
    return answer
  }
  while (performance.now() < until) {
    await timed('issue')
    await timed('finish', await timed('call'))
  }
}

let inLine = 0

process.on('message', async ({ waiting: many, workers, ms }: Order) => {
  const missing = Array.from({ length: Math.max(0, many - inLine) }, () => ask('issue'))
  await Promise.all(missing)
  inLine = Math.max(inLine, many)
  const times: number[] = []
  const cpu = process.cpuUsage()
  const began = performance.now()
  await Promise.all(Array.from({ length: workers }, () => work(ms, times)))
  const { user, system } = process.cpuUsage(cpu)
  const seconds = (performance.now() - began) / 1000
  process.send?.({ jobs: times.length / 3, seconds, cpuMs: (user + system) / 1000, times } satisfies Done)
})
process.send?.('ready')
