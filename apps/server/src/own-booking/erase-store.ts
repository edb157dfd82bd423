import { sql } from 'kysely'
import type { CompanyScope } from '../access/scope.ts'
import type { Database } from '../database/database.ts'

/** Columns of a booking that say who its visitor is. */
const personal = [
  ...['first_name', 'last_name', 'email', 'phone_country_code', 'phone_number', 'customer_number', 'user_id'],
  ...['notes', 'fields', 'ip', 'session', 'push_tokens'],
]

/** Takes a visitor out of what was kept of their bookings beside the rows themselves: audit, stream, answers, files, messages, what other systems are told, tickets. */
export async function eraseTraces(
  tx: Database,
  scope: CompanyScope,
  bookingIds: readonly number[],
  since: Date,
): Promise<void> {
  const { companyId } = scope
  const company = sql`company_id = ${companyId}::integer`
  const ids = sql`${bookingIds}::bigint[]`
  const names = sql`${bookingIds.map(String)}::text[]`
  await sql`
    UPDATE audit SET before = before - ${personal}::text[], after = after - ${personal}::text[],
      ip = CASE WHEN actor_kind = 'visitor' THEN '' ELSE ip END
    WHERE ${company} AND object_kind = 'booking' AND object_id = ANY(${names})`.execute(tx)
  const blank = sql`jsonb_build_object('first_name', '', 'last_name', '', 'email', '', 'phone_country_code', '', 'phone_number', '',
    'customer_number', '', 'user_id', NULL, 'notes', '{}'::jsonb, 'fields', '{}'::jsonb, 'log', '[]'::jsonb, 'ip', '', 'session', '')`
  await sql`
    UPDATE events SET resource = jsonb_set(resource, '{attributes}', (resource -> 'attributes') || ${blank})
    WHERE ${company} AND at >= ${since} AND resource ->> 'type' = 'booking' AND resource ->> 'id' = ANY(${names})`.execute(
    tx,
  )
  // Whoever sends the same request once more still does nothing twice. A series is answered with all its bookings.
  await sql`
    WITH told AS (
      SELECT r.caller, r.key, jsonb_agg(CASE WHEN one ->> 'type' = 'booking' AND one ->> 'id' = ANY(${names})
        THEN jsonb_set(one, '{attributes}', (one -> 'attributes') || ${blank}) ELSE one END ORDER BY place) AS resources
      FROM replies r CROSS JOIN LATERAL jsonb_array_elements(
        jsonb_build_array(r.answer #> '{value,resource}') || coalesce(r.answer #> '{value,included}', '[]')) WITH ORDINALITY AS t (one, place)
      WHERE ${company} AND at >= ${since} AND r.answer #>> '{value,resource,type}' = 'booking'
      GROUP BY r.caller, r.key HAVING bool_or(one ->> 'type' = 'booking' AND one ->> 'id' = ANY(${names}))
    )
    UPDATE replies AS r SET answer = jsonb_set(jsonb_set(r.answer, '{value,resource}', told.resources -> 0),
      '{value,included}', told.resources - 0, false)
    FROM told WHERE r.company_id = ${companyId}::integer AND (r.caller, r.key) = (told.caller, told.key)`.execute(
    tx,
  )
  // An address that stands at no other visit any more is nobody's who may ask for a list.
  await sql`
    DELETE FROM booking_links l USING bookings b
    WHERE l.company_id = ${companyId}::integer AND b.company_id = l.company_id AND b.booking_id = ANY(${ids})
      AND l.address IN (lower(b.email), '+' || b.phone_country_code || b.phone_number)
      AND NOT EXISTS (SELECT FROM bookings o WHERE o.company_id = l.company_id AND o.booking_id <> ALL(${ids})
        AND (lower(o.email) = lower(b.email) AND o.email <> '' OR o.phone_number COLLATE "C" = b.phone_number AND o.phone_number <> ''))`.execute(
    tx,
  )
  await sql`DELETE FROM attachments WHERE ${company} AND booking_id = ANY(${ids})`.execute(tx)
  await sql`
    UPDATE outbox SET recipient = '', content = content || '{"code": "", "reason": ""}',
      state = CASE WHEN state = 'waiting' THEN 'dead' ELSE state END,
      fault = CASE WHEN state = 'waiting' THEN 'erased' ELSE '' END
    WHERE ${company} AND booking_id = ANY(${ids})`.execute(tx)
  // What of it has not arrived is of no use any more: another system is told of the erasing itself next.
  await sql`
    UPDATE webhook_deliveries SET answer = '',
      body = jsonb_set(body::jsonb, '{data,attributes}', (body::jsonb #> '{data,attributes}') || (${blank} - '{log,ip,session}'::text[]))::text,
      state = CASE WHEN state = 'waiting' THEN 'failed' ELSE state END,
      fault = CASE WHEN state = 'waiting' THEN 'erased' ELSE fault END
    WHERE ${company} AND created_at >= ${since} AND event LIKE 'booking.%' AND body::jsonb #>> '{data,id}' = ANY(${names})`.execute(
    tx,
  )
  const { rows } = await sql<{ ticket_id: number }>`
    SELECT ticket_id FROM tickets WHERE ${company} AND booking_id = ANY(${ids})`.execute(tx)
  await eraseTicketTraces(
    tx,
    scope,
    rows.map(({ ticket_id }) => ticket_id),
    since,
  )
}

/** Takes whoever held tickets out of them, and out of what was kept of them: how they came, where their phones are reached, and what staff wrote for each other. */
export async function eraseTicketTraces(
  tx: Database,
  { companyId }: CompanyScope,
  ticketIds: readonly number[],
  since: Date,
): Promise<void> {
  if (ticketIds.length === 0) return
  const company = sql`company_id = ${companyId}::integer`
  const ids = sql`${ticketIds}::bigint[]`
  const names = sql`${ticketIds.map(String)}::text[]`
  const told = ['note', 'ip']
  await sql`
    UPDATE audit SET before = before - ${told}::text[], after = after - ${told}::text[],
      ip = CASE WHEN actor_kind = 'visitor' THEN '' ELSE ip END
    WHERE ${company} AND object_kind = 'ticket' AND object_id = ANY(${names})`.execute(tx)
  await sql`
    UPDATE events SET resource = jsonb_set(resource, '{attributes,note}', '""')
    WHERE ${company} AND at >= ${since} AND resource ->> 'type' = 'ticket' AND resource ->> 'id' = ANY(${names})`.execute(
    tx,
  )
  await sql`
    UPDATE replies SET answer = jsonb_set(answer, '{value,resource,attributes,note}', '""', false)
    WHERE ${company} AND at >= ${since} AND answer #>> '{value,resource,type}' = 'ticket'
      AND answer #>> '{value,resource,id}' = ANY(${names})`.execute(tx)
  await sql`DELETE FROM push_subscriptions WHERE ${company} AND ticket_id = ANY(${ids})`.execute(tx)
  await sql`
    UPDATE tickets SET note = '', ip = '', session = '', push_ids = '{}'
    WHERE ${company} AND ticket_id = ANY(${ids})`.execute(tx)
}
