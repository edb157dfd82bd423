import { PGlite } from '@electric-sql/pglite'
import { Kysely, sql } from 'kysely'
import { embeddedDialect, embeddedSettings } from '/work/main/apps/server/src/database/embedded-dialect.ts'
import { finishOpening } from '/work/main/apps/server/src/database/database.ts'
import { loadDemo } from '/work/main/apps/server/src/demo/load-demo.ts'
const pglite = await PGlite.create(embeddedSettings as never)
const o = await finishOpening(new Kysely({ dialect: embeddedDialect(pglite) }) as never, 'embedded', async () => {})
const t = performance.now()
await loadDemo(o.db, { now: new Date(process.argv[2] ?? Date.now()) })
console.log('ms', performance.now() - t)
const q = async (s: string) => console.table((await pglite.query(s)).rows)
await q(`select company_id, count(*)::int n, count(*) filter (where location_id in (1))::int loc1 from bookings group by 1 order by 1`)
await q(`select status, approval, kind, count(*)::int n, count(served_at)::int served from bookings group by 1,2,3 order by 1,2,3`)
await q(`select (starts_at at time zone 'Europe/Riga')::date d, o.resource_kind k, o.resource_id r, sum(extract(epoch from upper(during)-lower(during))/60)::int minutes, count(*)::int n
 from occupancies o join bookings b using (company_id, booking_id) where b.location_id=1 and starts_at between now() - interval '2 days' and now() + interval '3 days' group by 1,2,3 order by 1,2,3`)
process.exit(0)
