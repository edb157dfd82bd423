import { quietTill } from '@rinda/domain/company/quiet-hours'
import { systemCaller } from '../../access/caller.ts'
import { type CompanyScope, narrow } from '../../access/scope.ts'
import type { LocationSetting } from '../../availability/setting.ts'
import type { Settings } from '../../availability/settings.ts'
import type { Database } from '../../database/database.ts'
import { DatabaseLost } from '../../database/unavailable.ts'
import { eachApart } from '../../jobs/each-apart.ts'
import type { Channel, NewMessage } from '../message.ts'
import { isUnwanted } from '../opt-out/optional.ts'
import { addMessages } from '../outbox-store.ts'
import { type DueReminder, listCompaniesToRemind, takeDueReminders } from './reminder-store.ts'

type Context = {
  db: Database
  settings: Pick<Settings, 'readNow'>
  isSetUp: Readonly<Record<Channel, boolean>>
}

const mostAtOnce = 100
const minuteMs = 60_000

/**
 * Writes the messages of all reminders that are due: each is taken and written in one transaction, by one process. Where that fails, it is done company by company, so that one
 * whose reminders cannot be written keeps no other from being reminded.
 */
export async function writeDueReminders(
  context: Context,
  now: Date,
  isStopped: () => boolean = () => false,
): Promise<void> {
  const write = async (only: CompanyScope | 'all') => {
    const writeNext = () => context.db.transaction().execute((tx) => writeSome(context, tx, only, now))
    while (!isStopped() && (await writeNext()) === mostAtOnce);
  }
  try {
    await write('all')
  } catch (error) {
    if (error instanceof DatabaseLost) throw error
    const companies = await listCompaniesToRemind(context.db, now)
    await eachApart(companies, (id) => write(narrow(systemCaller.scope, id)), isStopped)
  }
}

async function writeSome(
  { settings, isSetUp }: Context,
  tx: Database,
  only: CompanyScope | 'all',
  now: Date,
): Promise<number> {
  const { taken, reminders } = await takeDueReminders(tx, only, now, mostAtOnce)
  const known = new Map<number, LocationSetting | undefined>()
  for (const one of reminders) {
    const scope = narrow(systemCaller.scope, one.company_id)
    if (!known.has(one.location_id))
      known.set(one.location_id, await settings.readNow(tx, scope, one.location_id))
    const setting = known.get(one.location_id)
    const message = setting && reminderOf(one, setting, now)
    const isWanted = message && !(await isUnwanted(tx, { companyId: one.company_id, ...message }, now))
    if (isWanted) await addMessages(tx, scope, [message], isSetUp, now)
  }
  return taken
}

/**
 * The message of a reminder; null: it would help nobody any more, since half of its time before the visit is over, also by the end of the quiet
 * hours, or the company has it no more.
 */
function reminderOf(one: DueReminder, { profile, zone }: LocationSetting, now: Date): NewMessage | null {
  const { reminderMinutes, quietHours } = profile.messages
  const uselessAt = new Date(one.starts_at.getTime() - (one.lead_minutes * minuteMs) / 2)
  const dueAt = new Date(quietTill(Math.floor(now.getTime() / minuteMs), quietHours, zone) * minuteMs)
  if (!reminderMinutes.includes(one.lead_minutes) || uselessAt <= dueAt || uselessAt <= now) return null
  const phone = one.phone_number && `+${one.phone_country_code}${one.phone_number}`
  const recipient = one.email || phone
  if (!recipient) return null
  return {
    seq: null,
    channel: one.email ? 'email' : 'sms',
    kind: 'reminder',
    bookingId: one.booking_id,
    recipient,
    language: one.language,
    content: {
      locationId: one.location_id,
      serviceId: one.service_id,
      specialistId: one.specialist_id,
      times: [{ uid: one.qtid, startsAt: one.starts_at.toISOString(), endsAt: one.ends_at.toISOString() }],
      code: one.code,
      reason: '',
    },
    dueAt: dueAt > now ? dueAt : now,
    uselessAt,
  }
}
