import { offeredStarts, whyNotOffered } from '@rinda/domain/availability/offer'
import type { AttentionReason } from '@rinda/domain/booking/attention'
import { localDateOf } from '@rinda/domain/time/zone'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { systemCaller } from '../access/caller.ts'
import { narrow } from '../access/scope.ts'
import { findFindings } from '../attention/findings.ts'
import { offerRules } from '../availability/offer-rules.ts'
import { createSettings } from '../availability/settings.ts'
import type { OpenDatabase } from '../database/database.ts'
import { testDatabase } from '../testing/servers/test-database.ts'
import { loadDemo } from './load-demo.ts'

/** A Saturday before Christmas, at night, and the days before the clocks change. */
const moments = ['2026-12-19T22:30:00Z', '2027-03-25T06:00:00Z']

const isNoApproval = (reason: AttentionReason) => reason !== 'approval_pending'

describe.each(moments)('the calendars loaded at %s', (moment) => {
  const now = new Date(moment)
  const nowMinutes = now.getTime() / 60_000
  let open: OpenDatabase
  const wrong = async (condition: string) =>
    (await sql.raw(`SELECT booking_id, status, approval FROM bookings WHERE ${condition}`).execute(open.db))
      .rows

  beforeAll(async () => {
    open = await testDatabase()
    await loadDemo(open.db, { now })
  })
  afterAll(() => open.close())

  /** Lists the bookings that need attention in the two weeks that begin now, of every company. */
  async function attention() {
    const context = { db: open.db, settings: createSettings(open.db, () => now, false) }
    const companies = await open.db.selectFrom('companies').select('company_id').execute()
    const soon = { from: nowMinutes, till: nowMinutes + 15 * 1440 }
    const found = companies.map(async ({ company_id: companyId }) => {
      const findings = await findFindings(context, narrow(systemCaller.scope, companyId), soon, now)
      return findings.map(({ booking, reasons }) => ({ companyId, id: booking.id, reasons }))
    })
    return (await Promise.all(found)).flat()
  }

  test('hold every visit inside opening hours and booking times, on the grid of its service', async () => {
    const settings = createSettings(open.db, () => now, false)
    const held = await open.db
      .selectFrom('bookings')
      .selectAll()
      .where('status', 'in', ['locked', 'verified', 'scheduled', 'confirmed'])
      .execute()
    const faults: { booking_id: number }[] = []
    for (const row of held) {
      const setting = await settings.find(systemCaller, row.location_id)
      const service = setting?.services.get(row.service_id)
      if (!setting || !service?.isBookable) throw new Error(`booking ${row.booking_id} is for nothing`)
      const rules = {
        ...offerRules(setting, setting.profile, service, row.specialist_id, 'staff', nowMinutes),
        range: null,
      }
      const at = row.starts_at.getTime() / 60_000
      const date = localDateOf(at, setting.zone)
      const minutes = row.ends_at.getTime() / 60_000 - at
      const isOnGrid = row.kind === 'block' || offeredStarts(rules, date).includes(at)
      const serves =
        row.specialist_id === null
          ? service.specialistIds.length === 0
          : service.specialistIds.includes(row.specialist_id)
      if (whyNotOffered(rules, at, minutes) || !isOnGrid || !serves) faults.push(row)
    }
    const outside = (await attention()).filter(({ reasons }) => reasons.includes('outside_hours'))
    expect(faults).toEqual(faults.filter(({ booking_id }) => outside.some((one) => one.id === booking_id)))
    expect(faults.length).toBe(outside.length)
  })

  test('hold a few visits that need attention, of every kind that staff can meet', async () => {
    const found = await attention()
    const count = (reason: AttentionReason) => found.filter(({ reasons }) => reasons.includes(reason)).length
    expect(count('overlap')).toSatisfy((many) => many >= 2 && many <= 8)
    expect(count('outside_hours')).toSatisfy((many) => many >= 1 && many <= 4)
    expect(count('specialist_inactive')).toBe(1)
    expect(count('approval_pending')).toSatisfy((many) => many >= 1 && many <= 60)
    expect(found.filter(({ companyId, reasons }) => companyId !== 1 && reasons.some(isNoApproval))).toEqual(
      [],
    )
  })

  test('hold time for those who keep it and for nobody else, blocks on every lane', async () => {
    const holding = `(status IN ('locked', 'verified', 'scheduled', 'confirmed') AND approval <> 'declined')`
    const lanes = `(SELECT count(*) FROM occupancies o WHERE o.company_id = bookings.company_id AND o.booking_id = bookings.booking_id
      AND o.during = tstzrange(starts_at, ends_at)
      AND (o.resource_kind, o.resource_id) = (CASE WHEN specialist_id IS NULL THEN 'service' ELSE 'specialist' END, coalesce(specialist_id, service_id)))`
    const capacity = `(SELECT CASE WHEN specialist_id IS NULL THEN capacity ELSE 1 END FROM services s WHERE s.service_id = bookings.service_id)`
    expect(await wrong(`NOT (${holding}) AND ${lanes} > 0`)).toEqual([])
    expect(
      await wrong(`${holding} AND ${lanes} <> CASE kind WHEN 'block' THEN ${capacity} ELSE 1 END`),
    ).toEqual([])
  })

  test('tell of nothing that has not happened yet', async () => {
    const at = `'${moment}'::timestamptz`
    expect(await wrong(`created_at > ${at} OR updated_at > ${at} OR created_at > updated_at`)).toEqual([])
    expect(await wrong(`served_at > ${at} OR served_at < starts_at - interval '10 minutes'`)).toEqual([])
    expect(await wrong(`status <> log->-1->>'status'`)).toEqual([])
    expect(await wrong(`expire_at <= ${at} OR expire_at > ${at} + interval '10 minutes'`)).toEqual([])
    expect(await wrong(`status IN ('locked', 'verified') AND starts_at <= ${at}`)).toEqual([])
  })

  test('name the booking that a moved one became', async () => {
    const lost = `status = 'rescheduled' AND NOT EXISTS (SELECT FROM bookings fresh WHERE fresh.company_id = bookings.company_id
      AND fresh.qtid::text = bookings.log->-1->>'to' AND fresh.first_name = bookings.first_name)`
    expect(await wrong(lost)).toEqual([])
    expect(await wrong(`status = 'rescheduled'`)).not.toEqual([])
  })

  test('are busy today and tomorrow where the tour begins', async () => {
    const share = `SELECT sum(extract(epoch FROM upper(during) - lower(during))) / 60 / (2 * 5 * 780) AS share FROM occupancies
      WHERE resource_kind = 'specialist' AND resource_id BETWEEN 101 AND 105
        AND (lower(during) AT TIME ZONE 'Europe/Riga')::date - ('${moment}'::timestamptz AT TIME ZONE 'Europe/Riga')::date IN (0, 1)`
    const { rows } = await sql.raw<{ share: string }>(share).execute(open.db)
    expect(Number(rows[0]?.share)).toBeGreaterThan(0.5)
    expect(Number(rows[0]?.share)).toBeLessThan(0.85)
  })
})
