import { type Selectable, sql } from 'kysely'
import { inScope } from '../../access/in-scope.ts'
import type { CompanyScope, Scope } from '../../access/scope.ts'
import type { Database } from '../../database/database.ts'
import { farAhead } from '../../database/far-ahead.ts'
import type { InLineAsTold, RemoteLinesTable, RemoteServices } from '../../database/tables/queue-tables.ts'
import type { TicketRow } from '../store.ts'

export type RemoteLineRow = Selectable<RemoteLinesTable>
export type RemoteLinePatch = Partial<
  Pick<RemoteLineRow, 'is_online' | 'since' | 'fault' | 'failures' | 'heard_at' | 'ask_at' | 'services'>
>

/** Finds what is known of the system that keeps a location's line. */
export async function findRemoteLine(
  db: Database,
  scope: Scope | CompanyScope,
  locationId: number,
): Promise<RemoteLineRow | undefined> {
  return await db
    .selectFrom('remote_lines')
    .selectAll()
    .where(inScope(scope))
    .where('location_id', '=', locationId)
    .executeTakeFirst()
}

/** The same, ours until the transaction ends. */
export async function lockRemoteLine(
  tx: Database,
  scope: CompanyScope,
  locationId: number,
): Promise<RemoteLineRow | undefined> {
  return await tx
    .selectFrom('remote_lines')
    .selectAll()
    .where(inScope(scope))
    .where('location_id', '=', locationId)
    .forUpdate()
    .executeTakeFirst()
}

export async function updateRemoteLine(
  tx: Database,
  scope: CompanyScope,
  locationId: number,
  { services, ...patch }: RemoteLinePatch,
): Promise<void> {
  await tx
    .updateTable('remote_lines')
    .set({ ...patch, ...(services ? { services: JSON.stringify(services) } : {}) })
    .where('company_id', '=', scope.companyId)
    .where('location_id', '=', locationId)
    .execute()
}

export async function removeRemoteLine(tx: Database, scope: CompanyScope, locationId: number): Promise<void> {
  await tx
    .deleteFrom('remote_lines')
    .where('company_id', '=', scope.companyId)
    .where('location_id', '=', locationId)
    .execute()
}

/** Begins to follow a system, or another one than so far. It counts as there until it is known not to be. */
export async function putRemoteLine(
  tx: Database,
  scope: CompanyScope,
  { locationId, addresses, isOnline }: { locationId: number; addresses: string; isOnline: boolean },
  now: Date,
): Promise<void> {
  const blank = { addresses, is_online: isOnline, since: now, fault: null, failures: 0, heard_at: null }
  await tx
    .insertInto('remote_lines')
    .values({ company_id: scope.companyId, location_id: locationId, ...blank, ask_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['company_id', 'location_id'])
        .doUpdateSet({ ...blank, ask_at: now, services: '{}' })
        .where('remote_lines.addresses', '<>', addresses),
    )
    .execute()
}

/** Lists the locations whose line another system keeps, with those that it kept until now; one small index is read for it. */
export async function listRemoteLocations(db: Database): Promise<number[]> {
  const { rows } = await sql<{ location_id: number }>`
    SELECT location_id FROM locations WHERE qms_services_url <> '' AND qms_tickets_url <> ''
      AND qms_get_ticket_url <> '' AND qms_cancel_ticket_url <> ''
    UNION SELECT location_id FROM remote_lines`.execute(db)
  return rows.map(({ location_id }) => location_id)
}

/** Claims the lines that are to be asked for by now, for as long as a question may take: no other node asks meanwhile. */
export async function claimDueLines(db: Database, now: Date, until: Date): Promise<number[]> {
  const rows = await db
    .updateTable('remote_lines')
    .set({ ask_at: until })
    .where((row) => row.or([row('ask_at', '<=', now), row('ask_at', '>', farAhead(now))]))
    .returning('location_id')
    .execute()
  return rows.map(({ location_id }) => location_id)
}

/** Finds when the next line is to be asked for. */
export async function nextAskAt(db: Database): Promise<Date | null> {
  const row = await db
    .selectFrom('remote_lines')
    .select((eb) => eb.fn.min('ask_at').as('at'))
    .executeTakeFirst()
  return row?.at ?? null
}

/** Lists the tickets of another system at a location: those of a day, and those under way. */
export async function listRemoteTickets(
  db: Database,
  scope: CompanyScope,
  locationId: number,
  day: string,
): Promise<TicketRow[]> {
  return await remoteTickets(db, scope, locationId, day).execute()
}

/** The same, whose rows stay ours until the transaction ends. */
export async function lockRemoteTickets(
  tx: Database,
  scope: CompanyScope,
  locationId: number,
  day: string,
): Promise<TicketRow[]> {
  return await remoteTickets(tx, scope, locationId, day).forUpdate().execute()
}

function remoteTickets(db: Database, scope: CompanyScope, locationId: number, day: string) {
  return db
    .selectFrom('tickets')
    .selectAll()
    .where(inScope(scope))
    .where('location_id', '=', locationId)
    .where('is_remote', '=', true)
    .where((eb) => eb.or([eb('day', '=', day), eb('status', 'in', ['REQUESTED', 'WAITING', 'CALLED'])]))
    .orderBy('ticket_id')
}

/** The tickets of our own line of a location that wait, whose rows stay ours until the transaction ends. */
export async function lockOwnWaiting(
  tx: Database,
  scope: CompanyScope,
  locationId: number,
): Promise<TicketRow[]> {
  return await tx
    .selectFrom('tickets')
    .selectAll()
    .where(inScope(scope))
    .where('location_id', '=', locationId)
    .where('status', '=', 'WAITING')
    .where('is_remote', '=', false)
    .where('is_held', '=', false)
    .orderBy('ticket_id')
    .forUpdate()
    .execute()
}

/** Lists tickets of a location of which it is not known yet what the other system made of them: any, so that where many find no answer for long each has its turn. */
export async function listUnsettled(
  db: Database,
  scope: CompanyScope,
  locationId: number,
  most: number,
): Promise<TicketRow[]> {
  return await db
    .selectFrom('tickets')
    .selectAll()
    .where(inScope(scope))
    .where('location_id', '=', locationId)
    .where('remote_key', 'is not', null)
    .orderBy(sql`random()`)
    .limit(most)
    .execute()
}

/** A ticket with its place as the other system says; null where it has none. */
export type ToldPlace = { ticketId: number; place: InLineAsTold | null }

/** Keeps the places of tickets as the other system says. They are no change of a ticket: nothing of it is audited. */
export async function keepPlaces(
  tx: Database,
  { companyId }: CompanyScope,
  places: readonly ToldPlace[],
): Promise<void> {
  if (places.length === 0) return
  await sql`
    UPDATE tickets t SET remote_place = p.place
    FROM jsonb_to_recordset(${JSON.stringify(places)}::jsonb) AS p ("ticketId" bigint, place jsonb)
    WHERE t.company_id = ${companyId}::integer AND t.ticket_id = p."ticketId"`.execute(tx)
}

/** A line elsewhere as it was told last: the places of tickets under way, and the services. */
export type ToldLine = { services: RemoteServices; places: Map<string, InLineAsTold> }

/** Reads the lines of some locations as other systems told them; locations whose line is kept here are not among them. */
export async function readToldLines(
  db: Database,
  scope: Scope,
  locationIds: readonly number[],
): Promise<Map<number, ToldLine>> {
  const within = scope.companyId === 'all' ? sql`true` : sql`l.company_id = ${scope.companyId}::integer`
  const { rows } = await sql<{
    location_id: number
    services: RemoteServices
    ticket_id: number | null
    remote_place: InLineAsTold | null
  }>`
    SELECT l.location_id, l.services, t.ticket_id, t.remote_place FROM remote_lines l
    LEFT JOIN tickets t ON t.company_id = l.company_id AND t.location_id = l.location_id
      AND t.status IN ('REQUESTED', 'WAITING', 'CALLED') AND t.remote_place IS NOT NULL
    WHERE l.location_id = ANY (${locationIds}::integer[]) AND ${within}`.execute(db)
  const lines = new Map<number, ToldLine>()
  for (const { location_id, services, ticket_id, remote_place } of rows) {
    const line = lines.get(location_id) ?? { services, places: new Map<string, InLineAsTold>() }
    lines.set(location_id, line)
    // What was kept before systems said who is called next does not say it.
    if (ticket_id !== null && remote_place)
      line.places.set(String(ticket_id), { ...remote_place, calledNext: remote_place.calledNext ?? false })
  }
  return lines
}
