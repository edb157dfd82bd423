/** What a booking costs when nothing is promised: the same rows, by hand, as prepared statements. */
import { randomUUID } from 'node:crypto'
import type pg from 'pg'

type Slot = { specialistId: number; startsAt: number }

const claim = {
  name: 'claim',
  text: `INSERT INTO occupancies (company_id, resource_kind, resource_id, lane, during, booking_id)
    VALUES (1, 'specialist', $1, 1, tstzrange($2, $3), nextval('bookings_booking_id_seq')) ON CONFLICT DO NOTHING RETURNING booking_id`,
}
const insert = {
  name: 'insert',
  text: `INSERT INTO bookings (company_id, booking_id, qtid, token, kind, status, location_id, service_id, specialist_id, starts_at,
      ends_at, expire_at, client_type, log, created_at, updated_at)
    VALUES (1, $1, $2, 'token', 'appointment', 'locked', 1, 1, $3, $4, $5, $6, 'portal', $7, $8, $8) RETURNING *`,
}
const find = { name: 'find', text: 'SELECT * FROM bookings WHERE company_id = 1 AND qtid = $1 FOR UPDATE' }
const schedule = {
  name: 'schedule',
  text: `UPDATE bookings SET status = 'scheduled', expire_at = NULL, first_name = 'Anna', last_name = 'Bērziņa', phone_number = '20000000',
      phone_country_code = '371', log = $2, updated_at = $3 WHERE company_id = 1 AND booking_id = $1 RETURNING *`,
}
const free = { name: 'free', text: 'DELETE FROM occupancies WHERE company_id = 1 AND booking_id = $1' }
const cancel = {
  name: 'cancel',
  text: `UPDATE bookings SET status = 'canceled', log = $2, updated_at = $3 WHERE company_id = 1 AND booking_id = $1 RETURNING *`,
}
const reply = {
  name: 'reply',
  text: `INSERT INTO replies (company_id, caller, key, answer, at) VALUES (1, 'raw', $1, $2, $3)`,
}
const record = {
  name: 'record',
  text: `WITH stream AS (
      INSERT INTO streams AS s (company_id, seq) VALUES (1, 1) ON CONFLICT (company_id) DO UPDATE SET seq = s.seq + 1 RETURNING seq
    ), remembered AS (
      INSERT INTO audit (company_id, at, actor_kind, actor, action, object_kind, object_id, after)
      VALUES (1, $1, 'internal', 'raw', $2, 'booking', $3, $4)
    )
    INSERT INTO events (company_id, seq, at, type, location_id, resource) SELECT 1, seq, $1, $2, 1, $4 FROM stream`,
}

/** One lock, schedule and cancel of a slot, each a transaction of its own. */
export async function rawCycle(pool: pg.Pool, slot: Slot): Promise<'done' | 'taken'> {
  const from = new Date(slot.startsAt * 60_000)
  const till = new Date((slot.startsAt + 30) * 60_000)
  const qtid = randomUUID()
  const isLocked = await transaction(pool, 'lock', async (client, now) => {
    const claimed = await client.query(claim, [slot.specialistId, from, till])
    const id = claimed.rows[0]?.booking_id
    if (id === undefined) return undefined
    const expireAt = new Date(now.getTime() + 600_000)
    return (await client.query(insert, [id, qtid, slot.specialistId, from, till, expireAt, '[]', now]))
      .rows[0]
  })
  if (!isLocked) return 'taken'
  await transaction(pool, 'schedule', async (client, now) => {
    const found = await client.query(find, [qtid])
    return (await client.query(schedule, [found.rows[0].booking_id, '[]', now])).rows[0]
  })
  await transaction(pool, 'cancel', async (client, now) => {
    const found = await client.query(find, [qtid])
    await client.query(free, [found.rows[0].booking_id])
    return (await client.query(cancel, [found.rows[0].booking_id, '[]', now])).rows[0]
  })
  return 'done'
}

type Row = Record<string, unknown>

async function transaction(
  pool: pg.Pool,
  act: string,
  work: (client: pg.PoolClient, now: Date) => Promise<Row | undefined>,
): Promise<boolean> {
  const client = await pool.connect()
  try {
    const now = new Date()
    await client.query('BEGIN')
    const row = await work(client, now)
    if (row) {
      const text = JSON.stringify(row)
      await client.query(reply, [randomUUID(), text, now])
      await client.query(record, [now, act, String(row.booking_id), text])
    }
    await client.query(row ? 'COMMIT' : 'ROLLBACK')
    return row !== undefined
  } finally {
    client.release()
  }
}
