import { systemCaller } from '../../access/caller.ts'
import { narrow } from '../../access/scope.ts'
import type { Settings } from '../../availability/settings.ts'
import type { Database } from '../../database/database.ts'
import type { Message, StaffMessage } from '../message.ts'
import { standsAt } from '../reminders/reminder-store.ts'
import { type Facts, factsOf } from './facts.ts'
import { invitationFactsOf } from './invitation-facts.ts'
import { invitationLetter, type Letter, letterOf, sampleLetter } from './letter.ts'
import { sampleFacts } from './sample-facts.ts'
import { standsAtAny } from './told-store.ts'
import { withPaper } from './with-paper.ts'

type Context = {
  db: Database
  settings: Pick<Settings, 'find'>
  from: string
  publicUrl: string | undefined
  port: number | undefined
}

/** Messages that say that a visit stands at a time. */
const promising: ReadonlySet<Message['kind']> = new Set(['requested', 'confirmed', 'moved'])

/** A message as it is given to those who carry it: a mail, or what a text message says; or the reason why it helps nobody any more. */
type WrittenMessage = { letter: Letter } | { facts: Facts } | { fault: string }

/** Writes a message with all that it says by now. */
export async function writtenOf(
  context: Context,
  message: Message | StaffMessage,
  now: Date,
): Promise<WrittenMessage> {
  if ('personId' in message) return await toStaff(context, message, now)
  if (!(await isNews(context.db, message))) return { fault: 'The visit was moved or has ended meanwhile.' }
  const facts = await factsOf(context, message, now)
  if (!facts) return { fault: 'The location is gone.' }
  return message.channel === 'email'
    ? { letter: await withPaper(letterOf(facts, context.from, now), facts, now) }
    : { facts }
}

/** Tells whether what a message says of a visit to come is so by now: one that waited long may be behind a later one that was sent at once. */
async function isNews(db: Database, { kind, companyId, bookingId, content }: Message): Promise<boolean> {
  const scope = narrow(systemCaller.scope, companyId)
  const times = content.times.map(({ startsAt }) => new Date(startsAt))
  const [first] = times
  if (kind === 'reminder' && first) return await standsAt(db, scope, bookingId, first)
  return !promising.has(kind) || (await standsAtAny(db, scope, bookingId, times))
}

async function toStaff(context: Context, message: StaffMessage, now: Date): Promise<WrittenMessage> {
  if (message.kind === 'sample') {
    const facts = await sampleFacts(context, message, now)
    return facts
      ? { letter: await withPaper(sampleLetter(facts, context.from, now), facts, now) }
      : { fault: 'The location is gone.' }
  }
  const facts = await invitationFactsOf(context, message, now)
  return facts
    ? { letter: invitationLetter(facts, context.from) }
    : { fault: 'The link is good no longer: another one was made, or it was used.' }
}
