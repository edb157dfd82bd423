/** Cost of a booking when nothing is promised but its time: lean SQL on `occupancies` and `bookings`, by hand, as prepared statements. */
import { randomUUID } from 'node:crypto'
import type pg from 'pg'

export type Slot = { specialistId: number; startsAt: number }

const claim = {
  name: 'claim',
  text: `INSERT INTO occupancies (company_id, resource_kind, resource_id, lane, during, booking_id)
    VALUES (1, 'specialist', $1, 1, tstzrange($2, $3), nextval('bookings_booking_id_seq')) ON CONFLICT DO NOTHING RETURNING booking_id`,
}
const insert = {
  name: 'insert',
  text: `INSERT INTO bookings (company_id, booking_id, qtid, token, kind, status, location_id, service_id, specialist_id, starts_at,
      ends_at, expire_at, client_type, log, created_at, updated_at)
    VALUES (1, $1, $2, 'token', 'appointment', 'locked', 1, 1, $3, $4, $5, $6, 'portal', '[]', $7, $7)`,
}
const schedule = {
  name: 'schedule',
  text: `UPDATE bookings SET status = 'scheduled', expire_at = NULL, first_name = 'Anna', last_name = 'Bērziņa', phone_number = '20000000',
      phone_country_code = '371', updated_at = $2 WHERE company_id = 1 AND booking_id = $1 AND status = 'locked'`,
}
const free = { name: 'free', text: 'DELETE FROM occupancies WHERE company_id = 1 AND booking_id = $1' }
const cancel = {
  name: 'cancel',
  text: `UPDATE bookings SET status = 'canceled', updated_at = $2 WHERE company_id = 1 AND booking_id = $1 AND status = 'scheduled'`,
}

/** One lock, schedule and cancel of a slot, each a transaction of its own: no stream, no audit, no answer kept. */
export async function rawVisit(pool: pg.Pool, slot: Slot): Promise<'done' | 'taken'> {
  const id = await lock(pool, slot)
  if (id === undefined) return 'taken'
  await pool.query(schedule, [id, new Date()])
  await transaction(pool, async (client) => {
    await client.query(free, [id])
    await client.query(cancel, [id, new Date()])
  })
  return 'done'
}

async function lock(pool: pg.Pool, slot: Slot): Promise<string | undefined> {
  const [from, till] = [slot.startsAt, slot.startsAt + 30].map((minute) => new Date(minute * 60_000))
  return await transaction(pool, async (client) => {
    const claimed = await client.query<{ booking_id: string }>(claim, [slot.specialistId, from, till])
    const id = claimed.rows[0]?.booking_id
    if (id === undefined) return undefined
    const now = new Date()
    const expireAt = new Date(now.getTime() + 600_000)
    await client.query(insert, [id, randomUUID(), slot.specialistId, from, till, expireAt, now])
    return id
  })
}

async function transaction<Value>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<Value>,
): Promise<Value> {
  const client = await pool.connect()
  try {
    await client.query('BEGIN')
    const value = await work(client)
    await client.query('COMMIT')
    return value
  } finally {
    client.release()
  }
}
